import { rupees } from '#catalogue/money.ts'
import { isOnRequest } from '#catalogue/price.ts'

export const priceWords = (price: number) => (isOnRequest({ price }) ? 'On request' : rupees(price))
