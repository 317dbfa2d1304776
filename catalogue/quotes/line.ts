import { z } from 'zod'
import * as field from '../field.ts'
import { maxId } from '../limits.ts'

/** The unit of a line's quantity. Lines by night or day have a cost for each of them. */
export const units = ['night', 'day', 'trip', 'person', 'group'] as const
export type Unit = (typeof units)[number]

export const mealPlans = ['EP', 'CP', 'MAP', 'AP'] as const
export type MealPlan = (typeof mealPlans)[number]

/** The occupancy that a line of a room pays for. */
export const occupancies = [
  'double',
  'single',
  'extraAdult',
  'childWithBed',
  'childWithoutBed',
] as const
export type Occupancy = (typeof occupancies)[number]

export const maxNights = 60
export const maxLines = 60
/** The maximum cost of one unit, in rupees. */
export const maxUnitCost = 10_000_000
export const maxQuantity = 1000

/** Identifies a line, option or day for the life of the quote; the editor creates it. */
export const partId = z
  .string('The id must be text.')
  .regex(/^[\w-]{1,40}$/, 'The id must be 1 to 40 letters, digits, _ or -.')

export const wholeNumber = (label: string, min: number, max: number) =>
  z
    .number(`${label} must be a number.`)
    .int(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} can be at most ${max}.`)

const cost = wholeNumber('Unit cost', 0, maxUnitCost)

/** Entered by hand: the same for each night or day; null until entered. */
const typedCost = z.object({ from: z.literal('typed'), unitCost: cost.nullable().default(null) })

/** Null where no rate was found, until somebody enters that night's cost. */
const copiedCost = z.object({
  rateId: wholeNumber('Rate', 1, maxId).nullable(),
  cost: cost.nullable(),
})
export type CopiedCost = z.output<typeof copiedCost>

/** The rate book's costs when they were copied. */
const rateCost = z.object({
  from: z.literal('rate'),
  rate: z.object({
    supplierId: wholeNumber('Supplier', 1, maxId),
    item: field.line('Item', { required: true }).schema,
    plan: z.enum(mealPlans, 'Plan must be EP, CP, MAP or AP.').nullable().default(null),
  }),
  /** One per night or day of the line; a single one for other units. */
  copied: z
    .array(copiedCost, 'Costs must be a list.')
    .min(1, 'Costs are required.')
    .max(maxNights + 1, `Costs can be at most ${maxNights + 1}.`),
})

/** Inclusive: nights of rooms, days of everything else; the first is 1. */
const daySpan = z
  .object({
    from: wholeNumber('First day', 1, maxNights + 1),
    to: wholeNumber('Last day', 1, maxNights + 1),
  })
  .refine(({ from, to }) => from <= to, {
    error: 'Last day cannot be before the first.',
    path: ['to'],
  })

export const line = z.object({
  id: partId,
  days: daySpan,
  /** The description that the guest reads. */
  text: field.line('What').schema.default(''),
  unit: z.enum(units, 'Unit must be night, day, trip, person or group.').default('group'),
  /** For rooms only. */
  occupancy: z.enum(occupancies, 'Occupancy is unknown.').nullable().default(null),
  quantity: wholeNumber('Quantity', 0, maxQuantity).default(1),
  /** Priced separately, and added to the total when the guest selects it. */
  optional: z.boolean('Optional must be on or off.').default(false),
  source: z
    .discriminatedUnion('from', [typedCost, rateCost], 'The cost must be typed or of a rate.')
    .default({ from: 'typed', unitCost: null }),
})

export type Line = z.output<typeof line>
export type RateSource = z.output<typeof rateCost>

/** How many nights or days a line lasts. */
export const timesOf = ({ unit, days }: Pick<Line, 'unit' | 'days'>) =>
  unit === 'night' || unit === 'day' ? days.to - days.from + 1 : 1

/** The cost per unit on each night or day; a single cost for other units. */
export function unitCosts(line: Line): number[] {
  const { source } = line
  const costOf = (index: number) =>
    source.from === 'rate' ? source.copied[index]?.cost : source.unitCost
  return Array.from({ length: timesOf(line) }, (_, index) => costOf(index) ?? 0)
}

export const isForChildren = ({ occupancy }: Pick<Line, 'occupancy'>) =>
  occupancy === 'childWithBed' || occupancy === 'childWithoutBed'
