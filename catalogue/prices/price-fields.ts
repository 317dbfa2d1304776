import { optionalRupees, rupees, toggle } from '../field.ts'

/** The price fields of every kind. */
export const priceFields = {
  price: rupees('Price'),
  oldPrice: optionalRupees('Old price', { hint: 'Struck through beside the price' }),
  priceOnRequest: toggle('Price on request', {
    hint: 'Visitors are asked to call or write for it',
  }),
}
