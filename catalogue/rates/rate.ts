import { z } from 'zod'
import { day, type FieldErrors, line } from '../field.ts'
import {
  maxUnitCost,
  mealPlans,
  type Occupancy,
  occupancies,
  units,
  wholeNumber,
} from '../quotes/line.ts'

/** The unit of a price, for everything but rooms. */
export const rateUnits = units.filter((unit) => unit !== 'night')
export type RateUnit = (typeof rateUnits)[number]

export const occupancyLabels: Record<Occupancy, string> = {
  double: 'Double',
  single: 'Single',
  extraAdult: 'Extra adult',
  childWithBed: 'Child with bed',
  childWithoutBed: 'Child without bed',
}

export const rateFields = {
  item: line('Item', { required: true, max: 150, hint: 'e.g. Deluxe room' }),
  season: line('Season', { max: 60, hint: 'e.g. Winter' }),
  from: day('From', { required: true }),
  to: day('To', { required: true, hint: 'The last day, included' }),
}

export const rateLabels: Record<string, string> = {
  plan: 'Meal plan',
  price: 'Price',
  unit: 'Unit',
  supplier: 'Supplier',
  ...occupancyLabels,
}

const amount = (label: string) => wholeNumber(label, 0, maxUnitCost).nullable()

const somePrices = z
  .object(
    {
      double: amount(occupancyLabels.double),
      single: amount(occupancyLabels.single),
      extraAdult: amount(occupancyLabels.extraAdult),
      childWithBed: amount(occupancyLabels.childWithBed),
      childWithoutBed: amount(occupancyLabels.childWithoutBed),
    },
    'Prices must be amounts by occupancy.',
  )
  .partial()

export type RoomPrices = Record<Occupancy, number | null>

const noPrices: RoomPrices = {
  ...{ double: null, single: null, extraAdult: null },
  ...{ childWithBed: null, childWithoutBed: null },
}

const plan = z
  .enum(mealPlans, `Meal plan must be one of ${mealPlans.join(', ')}.`)
  .nullable()
  .describe('Of rooms, whose prices are those by occupancy; null for everything else')
const unit = z.enum(rateUnits, `Unit must be one of ${rateUnits.join(', ')}.`).nullable()

/** The fields of a rate. */
export const rateBody = z.object({
  item: rateFields.item.schema,
  season: rateFields.season.schema.default(''),
  from: rateFields.from.schema,
  to: rateFields.to.schema,
  plan: plan.default(null),
  prices: somePrices.default({}),
  price: amount('Price').default(null),
  unit: unit.default(null),
})

export const rateChange = z
  .object({
    item: rateFields.item.schema,
    season: rateFields.season.schema,
    from: rateFields.from.schema,
    to: rateFields.to.schema,
    plan,
    prices: somePrices,
    price: amount('Price'),
    unit,
  })
  .partial()

export type WrittenRate = z.output<typeof rateBody>
export type RateChange = z.output<typeof rateChange>

export interface RateValues extends Omit<WrittenRate, 'prices'> {
  prices: RoomPrices
}

/** A rate after a change; prices not named in the change stay. */
export const changedRate = (before: RateValues, change: RateChange): RateValues => ({
  ...before,
  ...change,
  prices: { ...before.prices, ...change.prices },
})

/** Turns blank prices into absent ones. */
export const newRate = (written: WrittenRate): RateValues => ({
  ...written,
  prices: { ...noPrices, ...written.prices },
})

/** A supplier's price for an item in a period, both days included. */
export interface Rate extends RateValues {
  id: number
  supplierId: number
  version: number
}

/** Errors across fields: a room needs a plan and prices by occupancy, anything else one price. */
export function rateErrors({ from, to, plan, prices, price, unit }: RateValues) {
  const errors: FieldErrors = {}
  if (to < from) errors.to = ['To cannot be before From.']
  const isPriced = occupancies.some((each) => prices[each] !== null)
  if (plan) {
    if (!isPriced) errors.prices = ['Prices need at least one amount.']
    if (price !== null) errors.price = ['Price must be empty where there is a meal plan.']
    if (unit) errors.unit = ['Unit must be empty where there is a meal plan.']
  } else {
    if (isPriced) errors.plan = ['Meal plan is required for prices of rooms.']
    else if (price === null) errors.price = ['Price is required where there is no meal plan.']
    if (!isPriced && !unit) errors.unit = ['Unit is required where there is no meal plan.']
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** Identifies an item regardless of spelling. */
export const itemKey = (item: string) =>
  item.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

type Held = Pick<RateValues, 'item' | 'plan' | 'from' | 'to'>

/** Whether two rates of one supplier overlap. */
export const overlaps = (one: Held, other: Held) =>
  itemKey(one.item) === itemKey(other.item) &&
  one.plan === other.plan &&
  one.from <= other.to &&
  other.from <= one.to

/** The name of a rate in error messages. */
export const rateName = ({ item, plan, season, from, to }: RateValues) =>
  `“${item}”${plan ? ` ${plan}` : ''}${season ? `, ${season}` : ''}, ${from} to ${to}`

export const overlapError = (other: RateValues): FieldErrors => ({
  from: [`From and To overlap with ${rateName(other)}.`],
})
