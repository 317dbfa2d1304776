import { isOnRequest, onRequest } from './price.ts'

/**
 * `₹1,21,500`, with paise only if there are any. `Intl` would load its tables first, which is slow
 * on phones.
 */
export function rupees(amount: number): string {
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)
  return `₹${digits.replaceAll(/\d(?=(\d\d)+\d(\.|$))/g, '$&,')}`
}

/** The amount, or the words for a price on request. */
export const priceText = (price: number) => (isOnRequest({ price }) ? onRequest : rupees(price))
