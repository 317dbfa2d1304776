import { rupees } from '#catalogue/money.ts'
import { isOnRequest } from '#catalogue/price.ts'

/** Nothing of what is not sold. */
export function priceWords(price?: number): string {
  if (price === undefined) return ''
  return isOnRequest({ price }) ? 'On request' : rupees(price)
}
