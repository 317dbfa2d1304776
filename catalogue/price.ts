import { optionalRupees, rupees, toggle } from './field.ts'

/** What every kind says of its price. */
export const priceFields = {
  price: rupees('Price'),
  oldPrice: optionalRupees('Old price', { hint: 'Struck through beside the price' }),
  priceOnRequest: toggle('Price on request', {
    hint: 'Visitors are asked to call or write for it',
  }),
}

/** What stands in the place of a price that is told on request. */
export const onRequest = 'Price on request'

/** A price of 0 is told on request, whether it was switched so or not. */
export const isOnRequest = ({ price }: { price: number }) => price === 0
