import { expect, test } from 'vitest'
import { differencesOf, type Shown, typedSince } from './over-their-enquiry.ts'

const theirs: Shown = {
  ...{ status: 'contacted', assigneeName: 'Meena', followUpOn: null },
  ...{ name: 'Asif', phone: '', email: '' },
}

test('shows the other user’s change, and both values of what was to be saved', () => {
  expect(differencesOf(theirs, { name: 'Asif Lone', phone: '', note: 'Called' })).toEqual([
    { label: 'Status', theirs: 'Contacted' },
    { label: 'Assigned to', theirs: 'Meena' },
    { label: 'Follow up on', theirs: 'none' },
    { label: 'Name', theirs: 'Asif', mine: 'Asif Lone' },
  ])
})

test('what is added to a note while it is saved is the beginning of the next one', () => {
  expect(typedSince('Called, and mailed', 'Called')).toBe(', and mailed')
  expect(typedSince('Called\nAsks for May', 'Called')).toBe('Asks for May')
  expect(typedSince('Asks for May', 'Called')).toBe('Asks for May')
  expect(typedSince('Asks for May', '')).toBe('Asks for May')
  expect(typedSince('', 'Called')).toBe('')
})
