import { dayInKolkata, momentInKolkata } from '../dates/kolkata.ts'
import { shortMonths } from '../dates/month-names.ts'
import { dayMs } from '../dates/time.ts'
import type { Condition, ConditionState } from './condition.ts'

type Known = Pick<Condition, 'state' | 'seenAt' | 'holdsUntil'>

/** What to show of a condition at one moment. */
interface Shown {
  /** "Not known" once the state has expired. */
  state: ConditionState
  /** Whether a state was known but has expired. */
  isLastKnown: boolean
  /** The expired state. Never `open`, so that nobody sets out because of it. */
  lastState?: Exclude<ConditionState, 'open' | 'notKnown'>
}

/** The state to show at a moment; once expired, only the last known one. */
export function shownAt({ state, holdsUntil }: Known, now: Date): Shown {
  if (state === 'notKnown') return { state, isLastKnown: false }
  const holds = holdsUntil !== null && now.getTime() < Date.parse(holdsUntil)
  if (holds) return { state, isLastKnown: false }
  return {
    state: 'notKnown',
    isLastKnown: true,
    ...(state !== 'open' && { lastState: state }),
  }
}

/** The next moment at which one of the states expires. */
export function nextEnd(conditions: Known[], now: Date): Date | undefined {
  const ends = conditions.flatMap((each) => {
    const end = each.holdsUntil === null ? 0 : Date.parse(each.holdsUntil)
    return each.state !== 'notKnown' && end > now.getTime() ? [end] : []
  })
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}

/** The last moment up to now at which one of the states expired. */
export function lastEnd(conditions: Known[], now: Date): Date | undefined {
  const ends = conditions.flatMap((each) => {
    const end = each.holdsUntil === null ? Number.POSITIVE_INFINITY : Date.parse(each.holdsUntil)
    return each.state !== 'notKnown' && end <= now.getTime() ? [end] : []
  })
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

/** The midnights in Srinagar around a moment; words such as "yesterday" are valid between them. */
export function dayAround(now: Date): { from: Date; to: Date } {
  const from = Date.parse(`${dayInKolkata(now)}T00:00:00+05:30`)
  return { from: new Date(from), to: new Date(from + dayMs) }
}

const withoutLeadingZero = (clock: string) => clock.replace(/^0(?=\d:)/, '')

/** `9:40 today`, `9:40 yesterday`, `9:40 tomorrow`, `9:40 on 3 Nov`, `9:40 on 3 Nov 2025`. */
export function momentText(instant: string, now: Date): string {
  const [day = '', clock = ''] = momentInKolkata(new Date(instant)).split(' ')
  const hour = withoutLeadingZero(clock)
  const today = dayInKolkata(now)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
  if (days === 0) return `${hour} today`
  if (days === -1) return `${hour} yesterday`
  if (days === 1) return `${hour} tomorrow`
  const [year = '', month = '1', date = '1'] = day.split('-')
  const named = `${hour} on ${Number(date)} ${shortMonths[Number(month) - 1]}`
  return today.startsWith(year) ? named : `${named} ${year}`
}

/**
 * `last known at 9:40 yesterday, ask us`, relative to `today`; blank if the state is valid or was
 * never known.
 */
export function lastKnownText(condition: Known, now: Date, today = now): string {
  if (!shownAt(condition, now).isLastKnown || condition.seenAt === null) return ''
  return `last known at ${momentText(condition.seenAt, today)}, ask us`
}
