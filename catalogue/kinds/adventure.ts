import { line, paragraph } from '../field.ts'
import { defineKind } from '../kind.ts'
import { priceFields } from '../price-fields.ts'

export const adventure = defineKind({
  name: 'Adventure',
  listPath: '/adventure',
  path: '/adventure',
  screen: 'adventure',
  noun: 'package',
  plural: 'adventure packages',
  priceUnit: 'per person',
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
    overview: paragraph('Description'),
    additionalInfo: paragraph('Additional information', { required: true }),
    termCondition: paragraph('Terms and conditions', { required: true }),
  },
  parts: {},
})
