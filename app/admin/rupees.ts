import { rupees } from '#catalogue/money.ts'
import { isOnRequest } from '#catalogue/price.ts'

/** The price of a listing in a row. */
export const priceWords = (price: number) => (isOnRequest({ price }) ? 'On request' : rupees(price))
