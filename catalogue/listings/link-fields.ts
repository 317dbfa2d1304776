import { listings } from '../field.ts'

/** The fields of kinds that are sold which refer to other listings: places and related listings. */
export const linkFields = {
  destinations: listings('Destinations', {
    of: 'Destination',
    atMost: 20,
    hint: 'Where it is or goes to: linked on its page, and listed on theirs',
  }),
  related: listings('Related listings', {
    atMost: 3,
    hint: 'Shown at the end of its page, in this order. Blank shows the most similar ones',
  }),
}
