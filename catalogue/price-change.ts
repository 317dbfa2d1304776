import { isOnRequest } from './price.ts'
import { priceFields } from './price-fields.ts'

export const roundings = [1, 10, 50, 100] as const

/** How many prices are raised or lowered alike. */
export interface PriceChange {
  by: 'percent' | 'rupees'
  direction: 'up' | 'down'
  /** Percent or rupees, above 0. */
  amount: number
  /** Rupees that the outcome is a multiple of. */
  rounding: number
}

/** The most prices that are changed at once. */
export const maxPrices = 1000

/** The price a change makes of one, in whole rupees; or why it makes none. */
export function changedPrice(
  price: number,
  { by, direction, amount, rounding }: PriceChange,
): { price: number } | { refusal: string } {
  if (isOnRequest({ price })) return { refusal: 'Price on request' }
  const sign = direction === 'up' ? 1 : -1
  const exact = by === 'percent' ? (price * (100 + sign * amount)) / 100 : price + sign * amount
  // What binary fractions leave behind must not tip a half.
  const rounded = Math.round(Number((exact / rounding).toFixed(6))) * rounding
  if (rounded <= 0) return { refusal: 'The price would not be above ₹0' }
  const { success, error } = priceFields.price.schema.safeParse(rounded)
  return success ? { price: rounded } : { refusal: error.issues[0]?.message ?? '' }
}
