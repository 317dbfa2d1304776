import { expect, test } from 'vitest'
import { questionFields } from '../listings/question-fields.ts'
import { readQuestions } from './listing-questions.ts'

test('each heading is a question, and the text below it the answer', () => {
  const text =
    '## Is there heating?\nYes, a bukhari.\n\n### At night\n- until ten\n\n# May dogs come?\nNo.'
  expect(readQuestions(text)).toEqual({
    before: '',
    questions: [
      {
        line: 0,
        question: 'Is there heating?',
        answer: 'Yes, a bukhari.\n\n### At night\n- until ten',
      },
      { line: 6, question: 'May dogs come?', answer: 'No.' },
    ],
  })
  expect(readQuestions('')).toEqual({ before: '', questions: [] })
})

const label = 'Questions and answers'

test.each([
  ['Is there heating? Yes.', `${label} must begin with a question: a line with ## in front.`],
  ['## Heating?\n## Dogs?\nNo.', `${label} need an answer below “Heating?”.`],
  ['## Heating?\nYes.\n'.repeat(31), `${label} can be at most 30.`],
])('%j is refused', (text, message) => {
  const { error } = questionFields.questions.schema.safeParse(text)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('accepts an empty list and a complete one', () => {
  for (const text of ['', '## Heating?\nYes.']) {
    expect(questionFields.questions.schema.safeParse(text).success).toBe(true)
  }
})
