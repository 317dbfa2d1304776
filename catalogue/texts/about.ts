import { z } from 'zod'
import { line, list, paragraph } from '../field.ts'
import { defineText } from './text.ts'

const heading = line('Heading', { required: true, max: 80 })
const item = {
  title: line('Title', { required: true, max: 80 }),
  text: paragraph('Text', { required: true, max: 400 }),
}

const path = {
  ...line('Page', { required: true, hint: 'e.g. /hotels' }),
  schema: z
    .string('Page is required.')
    .trim()
    .regex(/^\/[\w/-]*$/, 'Page must be an address on this site such as /hotels.')
    .max(100, 'Page can be at most 100 characters.'),
}

export const about = defineText({
  title: 'About us',
  page: '/About',
  sections: {
    page: {
      label: 'The page',
      fields: {
        title: line('Title', { required: true, max: 80 }),
        lead: paragraph('First words', { required: true, max: 400 }),
      },
    },
    mission: {
      label: 'Mission',
      fields: {
        heading,
        paragraphs: list('Text', {
          required: true,
          maxLine: 2000,
          hint: 'Each line is a paragraph.',
        }),
      },
    },
    values: {
      label: 'Core values',
      fields: { heading },
      items: { noun: 'value', namedBy: 'title', max: 12, fields: item },
    },
    reasons: {
      label: 'Reasons to choose the agency',
      fields: { heading },
      items: { noun: 'reason', namedBy: 'title', max: 11, fields: item },
    },
    services: {
      label: 'Services',
      fields: { heading },
      items: { noun: 'service', namedBy: 'title', max: 16, fields: { ...item, path } },
    },
    commitments: {
      label: 'Commitments',
      fields: {
        heading,
        intro: paragraph('Introduction', { required: true, max: 400 }),
        points: list('Points', { required: true }),
      },
    },
  },
})
