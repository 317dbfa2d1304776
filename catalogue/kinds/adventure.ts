import { line, markdown } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { priceFields } from '../prices/price-fields.ts'

export const adventure = defineKind({
  name: 'Adventure',
  searchLetter: 'a',
  listPath: '/adventure',
  path: '/adventure',
  screen: 'adventure',
  noun: 'package',
  plural: 'adventure packages',
  priceUnit: 'per person',
  priceName: 'Adventure',
  site: {
    label: 'Adventure',
    menu: 'main',
    about:
      'Treks, skiing, rafting, paragliding and camping, with trained guides and sound equipment.',
    share: { title: 'Adventure activities in Kashmir', picture: 'paragliding' },
    localCosts: true,
  },
  office: {
    menu: { label: 'Adventure', group: 'Trips', position: 2 },
    thing: 'Adventure package',
    title: 'Adventure management',
    list: 'Existing Adventure Packages',
    add: 'Add Package',
    update: 'Update Package',
    question: 'Are you sure you want to delete this package?',
  },
  imageLimit: 6,
  categories: {
    1: 'Adventure Activities',
    2: 'Winter Sports',
    3: 'Other Activities',
  },
  fields: {
    title: line('Title', { required: true }),
    location: line('Location', { required: true }),
    ...priceFields,
    ...linkFields,
    overview: markdown('Description'),
    additionalInfo: markdown('Additional information', { required: true }),
    termCondition: markdown('Terms and conditions', { required: true }),
    ...questionFields,
  },
  parts: {},
})
