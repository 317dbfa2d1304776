import { line, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { priceFields } from '../prices/price-fields.ts'

export const villa = defineKind({
  name: 'Villa',
  searchLetter: 'v',
  listPath: '/villas',
  path: '/villas',
  screen: 'villas',
  noun: 'villa',
  plural: 'villas',
  priceUnit: 'per night',
  priceName: 'Villa',
  site: {
    label: 'Villas',
    menu: 'main',
    about:
      'Whole houses in orchards and on hillsides, with a cook if you wish, for families and friends.',
    share: { title: 'Villas and holiday houses in Kashmir', picture: 'hillside-villa' },
    localCosts: true,
  },
  office: {
    menu: { label: 'Villas', group: 'Stays', position: 2 },
    thing: 'Villa',
    title: 'Villas Management',
    list: 'Existing Villas',
    add: 'Add Villa',
    update: 'Update Villa',
    question: 'Are you sure you want to delete this villa?',
  },
  imageLimit: 6,
  categories: {},
  fields: {
    title: line('Villa Title', { required: true }),
    duration: line('Tagline', { required: true }),
    description: line('Address', { required: true }),
    overview: markdown('Description'),
    additionalInfo: markdown('Additional info'),
    termCondition: markdown('Terms'),
    ...priceFields,
    ...linkFields,
    ...questionFields,
  },
  parts: {},
})
