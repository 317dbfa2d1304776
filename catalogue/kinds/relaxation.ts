import { line, markdown, paragraph } from '../field.ts'
import { defineKind } from '../kind.ts'
import { linkFields } from '../listings/link-fields.ts'
import { questionFields } from '../listings/question-fields.ts'
import { priceFields } from '../prices/price-fields.ts'

export const relaxation = defineKind({
  name: 'Relaxation',
  searchLetter: 'r',
  listPath: '/wellness',
  path: '/wellness',
  screen: 'wellness',
  noun: 'package',
  plural: 'wellness packages',
  priceUnit: 'per person',
  priceName: 'Wellness',
  site: {
    label: 'Wellness and Relaxation',
    chatName: 'Relaxation',
    menu: 'others',
    about: 'Yoga by the lake, forest walks, hammam and quiet days at a pace that lets you rest.',
    share: { title: 'Wellness and quiet days in Kashmir', picture: 'yoga-lakeside' },
  },
  office: {
    menu: { label: 'Wellness', group: 'Trips', position: 3 },
    thing: 'Wellness package',
    title: 'Wellness Packages',
    list: 'Existing Wellness Packages',
    add: 'Add Package',
    update: 'Update Package',
    question: 'Are you sure you want to delete this package?',
  },
  imageLimit: 6,
  categories: {
    1: 'Gentle Outdoor Activities',
    2: 'Nature Immersion Experience',
    3: 'Wellness Retreat Packages',
    4: 'Yoga & Relaxation Sessions',
  },
  fields: {
    title: line('Title', { required: true }),
    duration: line('Duration', { hint: 'e.g. 2 hours or 3 nights' }),
    ...priceFields,
    ...linkFields,
    description: paragraph('Description'),
    additionalInfo: markdown('Additional information'),
    overview: markdown('Overview'),
    termCondition: markdown('Terms and conditions'),
    ...questionFields,
  },
  parts: {},
})
