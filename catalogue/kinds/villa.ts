import { line, paragraph } from '../field.ts'
import { defineKind } from '../kind.ts'
import { priceFields } from '../price-fields.ts'

export const villa = defineKind({
  name: 'Villa',
  listPath: '/villas',
  path: '/villas',
  screen: 'villas',
  noun: 'villa',
  plural: 'villas',
  priceUnit: 'per night',
  imageLimit: 6,
  categories: {},
  fields: {
    title: line('Villa Title', { required: true }),
    duration: line('Tagline', { required: true }),
    description: line('Address', { required: true }),
    overview: paragraph('Description'),
    additionalInfo: paragraph('Additional info'),
    termCondition: paragraph('Terms'),
    ...priceFields,
  },
  parts: {},
})
