import { line, markdown, paragraph } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { priceFields } from '../prices/price-fields.ts'

export const shoot = defineKind({
  name: 'Shoot',
  searchLetter: 's',
  listPath: '/photoShoots',
  path: '/photoShoots',
  screen: 'shoots',
  noun: 'shoot package',
  plural: 'photography packages',
  priceUnit: 'per shoot',
  priceName: 'Photoshoot',
  site: {
    label: 'Photography & Videography',
    menu: 'others',
    about:
      'Photographers and film crews for couples, families, weddings and brands, with locations and permissions.',
    share: { title: 'Photography and film in Kashmir', picture: 'tripod-dawn' },
  },
  office: {
    menu: { label: 'Photography', group: 'Occasions', position: 1 },
    thing: 'Shoot package',
    title: 'Photography Packages',
    list: 'Existing Shoot Packages',
    add: 'Add Package',
    update: 'Update Package',
    question: 'Are you sure you want to delete this shoot package?',
  },
  imageLimit: 6,
  categories: {
    1: 'Professional Photography Services',
    2: 'Videography Services',
    3: 'Other Services',
  },
  fields: {
    title: line('Title', { required: true }),
    duration: line('Duration', { hint: 'e.g. 3 hours in two places' }),
    ...priceFields,
    ...linkFields,
    description: paragraph('Description'),
    additionalInfo: markdown('Additional info'),
    overview: markdown('Overview'),
    termCondition: markdown('Terms'),
    ...questionFields,
  },
  parts: {},
})
