import { count, line, markdown, paragraph } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { definePart } from '../part.ts'
import { priceFields } from '../prices/price-fields.ts'

const addons = definePart({
  path: 'EventmanagementAddons',
  screen: 'event',
  noun: 'add-on',
  pictures: 'none',
  fields: {
    title: line('Title', { required: true }),
    description: paragraph('Description', { required: true }),
  },
})

const dayWiseItineraries = definePart({
  path: 'EventmanagementDayWiseItineraries',
  screen: 'event',
  noun: 'itinerary',
  sortBy: 'dayNumber',
  pictures: 'none',
  fields: {
    dayNumber: count('Day number'),
    title: line('Title', { required: true }),
    details: markdown('Details', { required: true }),
  },
})

const packageIncludes = definePart({
  path: 'EventmanagementPackages',
  screen: 'event',
  noun: 'include',
  pictures: 'none',
  fields: {
    title: line('Title', { required: true }),
    description: paragraph('Description', { required: true }),
    icon: line('Icon', { required: true, max: 1000, hint: 'URL or name' }),
  },
})

export const eventManagement = defineKind({
  name: 'EventManagement',
  searchLetter: 'e',
  listPath: '/eventManagement',
  path: '/eventManagement',
  screen: 'event',
  noun: 'event management package',
  plural: 'event management packages',
  priceUnit: 'per event',
  priceName: 'Event',
  site: {
    label: 'Event Management',
    menu: 'others',
    about: 'Conferences, destination weddings and celebrations, from the garden to the guest list.',
    share: { title: 'Weddings and events in Kashmir', picture: 'wedding-garden' },
  },
  office: {
    menu: { label: 'Event Management', group: 'Occasions', position: 2 },
    thing: 'Event management package',
    title: 'Event Management Form',
    list: 'Existing Event Management Packages',
    add: 'Add Package',
    update: 'Update Package',
    question: 'Are you sure you want to delete this event management package?',
  },
  imageLimit: 6,
  categories: {
    1: 'Corporate Event Management',
    2: 'Destination Weddings',
    3: 'Theme Parties & Celebrations',
  },
  fields: {
    title: line('Title', { required: true }),
    description: markdown('Description'),
    ...priceFields,
    ...linkFields,
    ...questionFields,
  },
  parts: { addons, dayWiseItineraries, packageIncludes },
})
