import { listings } from './field.ts'

/** What every kind that is sold says of its places, and of what is like it. */
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
