import { isOnRequest } from './price.ts'
import { priceFields } from './price-fields.ts'

export const roundings = [1, 10, 50, 100] as const

/** A bulk change of prices. */
export interface PriceChange {
  by: 'percent' | 'rupees'
  direction: 'up' | 'down'
  /** Percent or rupees, above 0. */
  amount: number
  /** Rounds to a multiple of this many rupees. */
  rounding: number
}

/** The maximum number of prices changed at once. */
export const maxPrices = 1000

/** The new price in whole rupees, or the reason why there is none. */
export function changedPrice(
  price: number,
  { by, direction, amount, rounding }: PriceChange,
): { price: number } | { refusal: string } {
  if (isOnRequest({ price })) return { refusal: 'Price on request' }
  const sign = direction === 'up' ? 1 : -1
  const exact = by === 'percent' ? (price * (100 + sign * amount)) / 100 : price + sign * amount
  // Errors of binary fractions must not decide how a half is rounded.
  const rounded = Math.round(Number((exact / rounding).toFixed(6))) * rounding
  if (rounded <= 0) return { refusal: 'The price would not be above ₹0' }
  const { success, error } = priceFields.price.schema.safeParse(rounded)
  return success ? { price: rounded } : { refusal: error.issues[0]?.message ?? '' }
}
