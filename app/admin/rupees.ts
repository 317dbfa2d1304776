import { rupees } from '#catalogue/prices/money.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'

/** Blank for kinds that are not sold. */
export function priceWords(price?: number): string {
  if (price === undefined) return ''
  return isOnRequest({ price }) ? 'On request' : rupees(price)
}
