import { expect, test } from 'vitest'
import type { AnyTextValue } from '#catalogue/texts/text.ts'
import { declaredText, textNames } from '#catalogue/texts/texts.ts'
import { about } from '#content/about.ts'
import { questions } from '#content/questions.ts'
import { testimonials } from '#content/testimonials.ts'
import { checkText, typedText, valueOfText } from './typed-text.ts'

test.each([
  ['testimonials', testimonials],
  ['questions', questions],
  ['about', about],
] as const)('%s survives conversion to form values and back', (name, value: AnyTextValue) => {
  const text = declaredText(name)
  const typed = typedText(text, value)
  expect(checkText(text, typed)).toEqual({})
  expect(valueOfText(text, typed)).toEqual(value)
})

test.each(textNames)('reports each field of an empty %s', (name) => {
  const text = declaredText(name)
  const [section = '', { items }] = Object.entries(text.sections).at(-1) ?? ['', {}]
  const errors = checkText(text, typedText(text, {}))
  const place = items ? `${section}.items` : `${section}.points`
  expect(errors[place]).toHaveLength(1)
})

test('reports a wrong item by its position', () => {
  const text = declaredText('questions')
  const typed = typedText(text, questions)
  const second = typed.questions?.items[1]
  if (second) second.typed = { question: '', answer: '\n' }
  expect(checkText(text, typed)).toEqual({
    'questions.items.1.question': ['Question is required.'],
    'questions.items.1.answer': ['Answer is required.'],
  })
})
