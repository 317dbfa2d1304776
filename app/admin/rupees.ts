import { isOnRequest } from '#catalogue/price.ts'

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

/** The price of a listing in a row. */
export const priceWords = (price: number) => (isOnRequest({ price }) ? 'On request' : rupees(price))

/** ₹1,25,000 */
export const rupees = (amount: number) => format.format(amount)
