import { z } from 'zod'
import { dayMs, minuteMs } from '../dates/time.ts'
import { type FieldErrors, line } from '../field.ts'
import { mapMarkNames } from './map-marks.ts'
import { messagesOf } from './messages.ts'

export const conditionStates = ['open', 'oneWay', 'restricted', 'closed', 'notKnown'] as const
export type ConditionState = (typeof conditionStates)[number]

export const stateWords: Record<ConditionState, string> = {
  open: 'Open',
  oneWay: 'One way',
  restricted: 'Restricted',
  closed: 'Closed',
  notKnown: 'Not known',
}

export const conditionKinds = ['road', 'place'] as const
export type ConditionKind = (typeof conditionKinds)[number]

export const kindWords: Record<ConditionKind, string> = { road: 'Road', place: 'Place' }

export const maxConditions = 100
/** How long a road's state is valid when staff enter no time. */
export const roadValidMs = dayMs
const maxValidMs = 366 * dayMs
/** Tolerance for clocks that differ. */
const aheadMs = 5 * minuteMs

const instant = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a time such as 2026-11-23T09:40:00+05:30.` })
    .transform((text) => new Date(text).toISOString())
    .nullable()

/** The fields staff enter for a road or place, besides its kind, state and place on the map. */
export const conditionFields = {
  name: line('Name', { required: true, max: 80 }),
  sentence: line('Sentence', { max: 200, hint: 'e.g. chains needed above Tangmarg' }),
  source: line('Source', { max: 100, hint: 'e.g. traffic police; visitors read it' }),
}

const { name, sentence, source } = conditionFields

export const conditionLabels = {
  kind: 'Road or place',
  mark: 'On the map',
  state: 'State',
  cutOff: 'Cut-off hour',
  seenAt: 'Seen at',
  holdsUntil: 'Holds until',
}

const clockTime = /^(([01]\d|2[0-3]):[0-5]\d)?$/

const shape = {
  name: name.schema,
  kind: z.enum(conditionKinds, `Road or place must be one of ${conditionKinds.join(', ')}.`),
  mark: z.enum(['', ...mapMarkNames], `On the map must be one of ${mapMarkNames.join(', ')}.`),
  state: z.enum(conditionStates, `State must be one of ${conditionStates.join(', ')}.`),
  sentence: sentence.schema,
  cutOff: z
    .string('Cut-off hour must be text.')
    .regex(clockTime, 'Cut-off hour must be a time such as 15:00.'),
  source: source.schema,
  seenAt: instant(conditionLabels.seenAt),
  holdsUntil: instant(conditionLabels.holdsUntil),
}

/** Validates each field of a condition separately. */
export const conditionChange = z.object(shape).partial()
type ConditionChange = z.output<typeof conditionChange>

/** The same, with the fields that a new one requires. */
export const conditionBody = z.object({
  name: shape.name,
  kind: shape.kind.default('road'),
  mark: shape.mark.default(''),
  state: shape.state.default('notKnown'),
  sentence: shape.sentence.default(''),
  cutOff: shape.cutOff.default(''),
  source: shape.source.default(''),
  seenAt: shape.seenAt.default(null),
  holdsUntil: shape.holdsUntil.default(null),
})

/** The condition of a road or place. Any state but "not known" has both times. */
export type ConditionValues = z.output<typeof conditionBody>

export interface Condition extends ConditionValues {
  id: number
  version: number
}

/** A new state is a new observation: it resets the times and texts that are not given with it. */
export const withNewState = (before: ConditionValues, change: ConditionChange): ConditionValues =>
  change.state === undefined
    ? { ...before, ...change }
    : { ...before, sentence: '', cutOff: '', seenAt: null, holdsUntil: null, ...change }

type CheckedCondition =
  | { values: ConditionValues; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** The input with default times filled in, or error messages by field. */
export function checkCondition(written: unknown, now: Date): CheckedCondition {
  const read = conditionBody.safeParse(written)
  if (!read.success) return { errors: messagesOf(read.error) }
  const { data } = read
  if (data.state === 'notKnown') {
    return { values: { ...data, cutOff: '', seenAt: null, holdsUntil: null } }
  }
  const seenAt = data.seenAt ?? now.toISOString()
  const holdsUntil = data.holdsUntil ?? usualEnd(data.kind, seenAt)
  const errors = refusalOf(seenAt, holdsUntil, now)
  return errors ? { errors } : { values: { ...data, seenAt, holdsUntil } }
}

const usualEnd = (kind: ConditionKind, seenAt: string) =>
  kind === 'road' ? new Date(Date.parse(seenAt) + roadValidMs).toISOString() : null

function refusalOf(seenAt: string, holdsUntil: string | null, now: Date): FieldErrors | undefined {
  if (Date.parse(seenAt) > now.getTime() + aheadMs) {
    return { seenAt: ['Seen at cannot be in the future.'] }
  }
  if (holdsUntil === null) return { holdsUntil: ['Holds until is required for a place.'] }
  const heldMs = Date.parse(holdsUntil) - Date.parse(seenAt)
  if (heldMs <= 0) return { holdsUntil: ['Holds until must be after it was seen.'] }
  if (heldMs > maxValidMs) return { holdsUntil: ['Holds until can be at most a year later.'] }
  return undefined
}
