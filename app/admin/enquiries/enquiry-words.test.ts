import { expect, test } from 'vitest'
import { spamText } from './enquiry-words.ts'

const note = (author: string, text: string) => ({ id: 1, author, text, createdAt: '' })

test.each([
  ['', 'Not marked as spam.'],
  ['trap', 'Probably spam: a hidden field was filled in.'],
  ['haste', 'Probably spam: it was sent too fast.'],
  ['staff', 'Marked as spam by Meena.'],
] as const)('a suspicion of %j is shown as: %s', (suspicion, text) => {
  const notes = [note('Bashir', 'Marked as spam'), note('Meena', 'Marked as spam')]
  expect(spamText({ suspicion, notes: { $values: notes } })).toBe(text)
})
