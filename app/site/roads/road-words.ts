import {
  type Condition,
  type ConditionState,
  conditionStates,
  stateWords,
} from '#catalogue/conditions/condition.ts'
import { lastKnownText, momentText, shownAt } from '#catalogue/conditions/shown-at.ts'
import { upperFirst } from '#catalogue/noun.ts'

/** The text below the name of a road or place, with days relative to `today`. */
export function linesOf(condition: Condition, now: Date, today = now): string[] {
  const { cutOff, source, seenAt, holdsUntil, sentence } = condition
  const { isLastKnown, lastState, state } = shownAt(condition, now)
  if (isLastKnown) {
    const was = lastState ? ` It was ${stateWords[lastState].toLowerCase()} then.` : ''
    return [`${upperFirst(lastKnownText(condition, now, today))}.${was}`]
  }
  if (state === 'notKnown') return sentence ? [sentence] : []
  return [
    ...(sentence ? [sentence] : []),
    ...(cutOff ? [`Cut-off hour: ${cutOff}`] : []),
    ...(seenAt && holdsUntil
      ? [`Seen at ${momentText(seenAt, today)}, holds until ${momentText(holdsUntil, today)}`]
      : []),
    ...(source ? [`Source: ${source}`] : []),
  ]
}

/** So far from any day that all days are written as dates. */
export const someOtherYear = new Date(0)

/** The number of roads and places in each state at a moment, without empty states. */
export function countStates(conditions: Condition[], now: Date): [ConditionState, number][] {
  const states = conditions.map((each) => shownAt(each, now).state)
  return conditionStates.flatMap((state) => {
    const count = states.filter((each) => each === state).length
    return count > 0 ? [[state, count] as [ConditionState, number]] : []
  })
}

/** `Closed: Zojila, Mughal Road. Restricted: Sinthan Top.`; blank if there are none. */
export function roadWarning(conditions: Condition[], now: Date): string {
  const of = (state: ConditionState) =>
    conditions.filter((each) => shownAt(each, now).state === state).map(({ name }) => name)
  return (['closed', 'restricted'] as const)
    .flatMap((state) => {
      const names = of(state)
      return names.length > 0 ? [`${stateWords[state]}: ${names.join(', ')}.`] : []
    })
    .join(' ')
}
