import { expect, test } from 'vitest'
import { differencesOf, type Shown } from './over-their-enquiry.ts'

const theirs: Shown = {
  ...{ status: 'contacted', suspicion: '', assigneeId: 2, assigneeName: 'Meena' },
  ...{ followUpOn: null, name: 'Asif', phone: '', email: '' },
}

test('what was to be saved stands beside theirs, and what was left alone stays', () => {
  expect(differencesOf(theirs, { status: 'quoted', note: 'Called' })).toEqual([
    { label: 'Status', theirs: 'Contacted', mine: 'Quoted' },
    { label: 'Assigned to', theirs: 'Meena' },
    { label: 'Follow up on', theirs: 'none' },
  ])
})

test('what is the same on both sides is no difference', () => {
  const mine = { status: 'contacted', assigneeId: null, followUpOn: '2026-12-24', suspected: true }
  expect(differencesOf(theirs, mine)).toEqual([
    { label: 'Assigned to', theirs: 'Meena', mine: 'Unassigned' },
    { label: 'Follow up on', theirs: 'none', mine: '24 Dec 2026' },
    { label: 'Spam', theirs: 'no', mine: 'yes' },
  ])
})
