import { z } from 'zod'
import { line, paragraph } from '../field.ts'
import { defineText } from './text.ts'

/** The available icons of a benefit, by name. */
const benefitIcons = {
  'map-pinned': 'Place',
  route: 'Route',
  'badge-indian-rupee': 'Price',
  'bed-double': 'Bed',
  car: 'Car',
  snowflake: 'Snow',
  headset: 'Help',
  users: 'People',
  'hand-coins': 'Fair pay',
  leaf: 'Leaf',
}

/** Names of Lucide icons. */
export type BenefitIcon = keyof typeof benefitIcons

const iconNames = Object.keys(benefitIcons) as [BenefitIcon, ...BenefitIcon[]]

const icon = {
  ...line('Icon', { required: true }),
  choices: benefitIcons,
  schema: z.enum(iconNames, `Icon must be one of ${iconNames.join(', ')}.`),
  empty: iconNames[0],
}

export const benefits = defineText({
  title: 'Benefits',
  page: '/',
  sections: {
    benefits: {
      label: 'Why guests choose the agency',
      fields: { heading: line('Heading', { required: true, max: 80 }) },
      items: {
        noun: 'benefit',
        namedBy: 'title',
        summaryFields: ['text'],
        max: 12,
        fields: {
          icon,
          title: line('Title', { required: true, max: 80 }),
          text: paragraph('Text', { required: true, max: 400 }),
        },
      },
    },
  },
})
