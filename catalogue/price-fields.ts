import { optionalRupees, rupees, toggle } from './field.ts'

/** What every kind says of its price. */
export const priceFields = {
  price: rupees('Price'),
  oldPrice: optionalRupees('Old price', { hint: 'Struck through beside the price' }),
  priceOnRequest: toggle('Price on request', {
    hint: 'Visitors are asked to call or write for it',
  }),
}
