import { count, day, line, list, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { definePart } from '../part.ts'
import { priceFields } from '../prices/price-fields.ts'

const dayWiseItinerary = definePart({
  path: 'TravelPackageDayWiseItinerary',
  screen: 'travel',
  noun: 'day',
  sortBy: 'dayNumber',
  pictures: 'none',
  fields: {
    dayNumber: count('Day number'),
    title: line('Title', { required: true }),
    details: markdown('Details', { required: true }),
  },
})

/** A fixed departure date; staff enter its seats by hand. */
const departures = definePart({
  path: 'TravelPackageDepartures',
  screen: 'travel',
  noun: 'departure',
  sortBy: 'startsOn',
  pictures: 'none',
  fields: {
    startsOn: day('First day', { required: true }),
    seatsLeft: count('Seats left', { min: 0 }),
  },
})

export const travelPackage = defineKind({
  name: 'TravelPackage',
  searchLetter: 'p',
  listPath: '/travel-packages',
  path: '/travel-package',
  screen: 'travel',
  noun: 'travel package',
  plural: 'travel packages',
  priceUnit: 'per person',
  priceName: 'Package',
  site: {
    label: 'Travel Packages',
    chatName: 'Travel packages',
    menu: 'main',
    about:
      'Complete trips from arrival to departure, ready-made or drawn for you, from a long weekend to a fortnight.',
    share: { title: 'Travel packages through Kashmir', picture: 'pahalgam' },
    localCosts: true,
  },
  office: {
    menu: { label: 'Travel Packages', group: 'Trips', position: 1 },
    thing: 'Travel package',
    title: 'Travel Package Form',
    list: 'Existing Travel Packages',
    add: 'Add Package',
    update: 'Update Package',
    question: 'Are you sure you want to delete this package?',
  },
  imageLimit: 6,
  categories: {
    1: 'Customizable Travel Itineraries',
    2: 'Luxury and VIP Travel Packages',
    3: 'Other Travel Packages',
  },
  fields: {
    title: line('Title', { required: true }),
    duration: line('Duration', { hint: 'e.g. 5 nights, 6 days' }),
    description: line('Description', { hint: 'From where to where' }),
    overview: line('Overview', { max: 30 }),
    story: markdown('Story', { hint: 'The full story, below the overview' }),
    highlights: list('Highlights'),
    bestMonths: line('Best months', { hint: 'e.g. March to May' }),
    meals: line('Meals', { hint: 'e.g. Breakfast and dinner' }),
    pickUp: line('Pick-up', { hint: 'e.g. Srinagar airport' }),
    ...priceFields,
    ...linkFields,
    inclusions: list('Inclusions'),
    exclusions: list('Exclusions'),
    paymentTerms: markdown('Payment terms'),
    cancellationPolicy: markdown('Cancellation policy'),
    ...questionFields,
  },
  parts: { dayWiseItinerary, departures },
})
