import { z } from 'zod'
import { todayInKolkata } from '../dates/kolkata.ts'
import { day, type FieldErrors, line, optionalRupees, paragraph, rupees } from '../field.ts'
import { maxId } from '../limits.ts'
import type { Season } from './season.ts'
import { yearlyDay } from './yearly-day.ts'

/** The units of an amount. */
export const costUnits = ['person', 'group', 'vehicle', 'day'] as const
export type CostUnit = (typeof costUnits)[number]

export const maxLocalCosts = 2000

/** The fields staff enter for a local cost, besides its place and unit. */
export const localCostFields = {
  what: line('What is paid for', { required: true, max: 100 }),
  low: rupees('Lowest amount'),
  high: optionalRupees('Highest amount', { hint: 'Blank where it is always the same' }),
  paidTo: line('Paid to', { max: 100, hint: 'e.g. the pony union' }),
  source: line('Learnt from', { hint: 'e.g. the board at the counter; only staff see it' }),
  checkedOn: day('Checked on', { hint: 'The day on which somebody last made sure' }),
  seasonFrom: yearlyDay('Season begins', { hint: 'e.g. 20 March; blank where it is open' }),
  seasonTo: yearlyDay('Season ends', { hint: 'e.g. 20 April; blank where it is open' }),
  note: paragraph('Remark', { max: 500, hint: 'Visitors read it' }),
}

const { what, low, high, paidTo, source, checkedOn, seasonFrom, seasonTo, note } = localCostFields

const destinationId = z
  .int('Place must be the number of a destination.')
  .min(1, 'Place must be the number of a destination.')
  .max(maxId, 'Place must be the number of a destination.')

const unit = z.enum(costUnits, `Unit must be one of ${costUnits.join(', ')}.`)
const isSample = z.boolean('isSample must be true or false.')

/** Validates each field of a local cost separately. */
export const localCostChange = z
  .object({
    destinationId,
    what: what.schema,
    unit,
    low: low.schema,
    high: high.schema,
    paidTo: paidTo.schema,
    source: source.schema,
    checkedOn: checkedOn.schema,
    seasonFrom: seasonFrom.schema,
    seasonTo: seasonTo.schema,
    note: note.schema,
    isSample,
  })
  .partial()

/** The same, with the fields that a new one requires. */
export const localCostBody = z.object({
  destinationId,
  what: what.schema,
  unit: unit.default('person'),
  low: low.schema,
  high: high.schema.default(null),
  paidTo: paidTo.schema.default(''),
  source: source.schema.default(''),
  checkedOn: checkedOn.schema.default(''),
  seasonFrom: seasonFrom.schema.default(''),
  seasonTo: seasonTo.schema.default(''),
  note: note.schema.default(''),
  isSample: isSample.default(false),
})

/** An amount guests pay locally, on the spot. */
export interface LocalCostValues extends Season {
  destinationId: number
  what: string
  unit: CostUnit
  low: number
  /** At least the lowest amount. */
  high: number
  paidTo: string
  source: string
  /** The day of the last check in Srinagar; blank if never checked. */
  checkedOn: string
  note: string
  /** Invented as a starting point and not checked yet. */
  isSample: boolean
}

export interface LocalCost extends LocalCostValues {
  id: number
  version: number
}

type CheckedCost =
  | { values: LocalCostValues; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** The tidied input, or error messages by field. Checking a sample makes it an ordinary cost. */
export function checkLocalCost(written: unknown, today = todayInKolkata()): CheckedCost {
  const read = localCostBody.safeParse(written)
  if (!read.success) return { errors: messagesOf(read.error) }
  const { data } = read
  const values = { ...data, high: data.high ?? data.low }
  if (values.high < values.low) {
    return { errors: { high: [`${high.label} cannot be below the lowest.`] } }
  }
  if (values.checkedOn > today) {
    return { errors: { checkedOn: [`${checkedOn.label} cannot be after today.`] } }
  }
  return { values: { ...values, isSample: values.isSample && values.checkedOn === '' } }
}

function messagesOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'what')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
