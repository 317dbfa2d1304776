import { isOnRequest, onRequest } from './price.ts'

/** `₹1,21,500`, with paise only where there are some. `Intl` would slow a phone down while it loads its tables. */
export function rupees(amount: number): string {
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)
  return `₹${digits.replaceAll(/\d(?=(\d\d)+\d(\.|$))/g, '$&,')}`
}

/** The amount, or that it is on request. */
export const priceText = (price: number) => (isOnRequest({ price }) ? onRequest : rupees(price))
