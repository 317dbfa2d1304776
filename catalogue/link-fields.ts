import { listings } from './field.ts'

/** What every kind that is sold says of its places. */
export const linkFields = {
  destinations: listings('Destinations', {
    of: 'Destination',
    atMost: 20,
    hint: 'Where it is or leads to: linked on its page, and listed on theirs',
  }),
}
