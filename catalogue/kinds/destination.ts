import { degrees, line, list, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'

/** A place that listings refer to; not sold. */
export const destination = defineKind({
  name: 'Destination',
  searchLetter: 'd',
  listPath: '/destinations',
  path: '/destination',
  screen: 'destinations',
  noun: 'destination',
  plural: 'destinations',
  priceUnit: '',
  priceName: '',
  site: {
    label: 'Destinations',
    menu: 'none',
    about: 'The valleys, lakes and meadows that our trips lead to.',
    share: { title: 'Places to see in Kashmir', picture: 'dal-dawn' },
  },
  office: {
    menu: { label: 'Destinations', group: 'Places', position: 1 },
    thing: 'Destination',
    title: 'Destinations',
    list: 'Existing Destinations',
    add: 'Add Destination',
    update: 'Update Destination',
    question: 'Are you sure you want to delete this destination?',
  },
  imageLimit: 6,
  categories: {},
  fields: {
    title: line('Name', { required: true }),
    description: line('Summary', { hint: 'One sentence, for cards and search engines' }),
    bestMonths: line('Best months', { hint: 'e.g. April to October' }),
    latitude: degrees('Latitude', { within: 90, hint: 'e.g. 34.0837' }),
    longitude: degrees('Longitude', { within: 180, hint: 'e.g. 74.7973' }),
    overview: markdown('Text'),
    otherNames: list('Other names', {
      hint: 'Other names that texts use for it, one on each line, so that listings are matched to it',
      maxLine: 100,
    }),
  },
  together: [['latitude', 'longitude']],
  parts: {},
})
