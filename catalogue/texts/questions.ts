import { line, list } from '../field.ts'
import { defineText } from './text.ts'

export const questions = defineText({
  title: 'Questions',
  page: '/',
  sections: {
    questions: {
      label: 'Frequently asked questions',
      fields: {},
      items: {
        noun: 'question',
        namedBy: 'question',
        max: 30,
        fields: {
          question: line('Question', { required: true, max: 160 }),
          answer: list('Answer', {
            required: true,
            maxLine: 2000,
            hint: 'Each line is a paragraph.',
          }),
        },
      },
    },
  },
})
