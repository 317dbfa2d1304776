import { expect, test } from 'vitest'
import { declaredText } from '#catalogue/texts/texts.ts'
import { differencesOf } from './over-their-text.ts'
import { typedText } from './typed-text.ts'

const faq = (...items: [question: string, answer: string][]) => ({
  questions: { items: items.map(([question, answer]) => ({ question, answer: [answer] })) },
})

const text = declaredText('questions')
const theirs = faq(['When?', 'In April.'], ['Where?', 'In Srinagar.'])

test('shows both sides of a field', () => {
  const mine = typedText(text, faq(['When?', 'In May.'], ['Where?', 'In Srinagar.']))
  expect(differencesOf(text, theirs, mine)).toEqual([
    { label: 'When? · Answer', theirs: 'In April.', mine: 'In May.' },
  ])
  expect(differencesOf(text, theirs, typedText(text, theirs))).toEqual([])
})

test('names an item that one side lacks', () => {
  const one = faq(['When?', 'In April.'])
  expect(differencesOf(text, one, typedText(text, theirs))).toEqual([
    { label: 'Question', theirs: 'not there', mine: 'Where?' },
  ])
  expect(differencesOf(text, theirs, typedText(text, one))).toEqual([
    { label: 'Question', theirs: 'Where?', mine: 'not there' },
  ])
})
