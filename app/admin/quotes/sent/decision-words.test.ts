import { expect, test } from 'vitest'
import { sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { decisionText } from './decision-words.ts'

const lines = [typedLine(), typedLine(900, { id: 'gondola', text: 'Gondola', optional: true })]
const document = sampleVersion({ options: [sampleOption({ lines })] })
const chosen = { optionId: 'option-1', extras: ['gondola'], name: 'Asha', phone: '98765' }
const version = { document, total: 73_700, decision: chosen }

test('describes an acceptance with option, extras and total', () => {
  expect(decisionText({ ...version, state: 'accepted' })).toBe(
    'Asha (98765) accepted Deluxe with Gondola: ₹73,700.',
  )
})

test('describes a refusal with its reason, if given', () => {
  const declined = { ...version, state: 'declined' as const }
  expect(decisionText({ ...declined, decision: { reason: 'Too far' } })).toContain('“Too far”')
  expect(decisionText({ ...declined, decision: {} })).toBe('The guest declined.')
  expect(decisionText({ ...version, state: 'viewed' })).toBeUndefined()
})
