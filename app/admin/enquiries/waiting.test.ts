import { expect, test } from 'vitest'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { waitingOf } from './waiting.ts'

const enquiry = {
  status: 'new',
  form: 'hotel',
  suspicion: '',
  createdAt: '2026-11-21T10:00:00.000Z',
} as WireEnquiry

const hoursLater = (hours: number) => Date.parse(enquiry.createdAt) + hours * 3_600_000

test.each([
  [-1, 'under 1 min', false],
  [0.01, 'under 1 min', false],
  [0.5, '30 min', false],
  [23.9, '23 h', false],
  [24, '24 h', true],
  [50, '2 days', true],
])('%d hours after its arrival', (hours, span, isLong) => {
  expect(waitingOf(enquiry, hoursLater(hours))).toEqual({ span, isLong })
})

test('answered, suspected and tapped ones do not wait', () => {
  const now = hoursLater(1)
  expect(waitingOf({ ...enquiry, status: 'contacted' }, now)).toBeUndefined()
  expect(waitingOf({ ...enquiry, suspicion: 'trap' }, now)).toBeUndefined()
  expect(waitingOf({ ...enquiry, form: 'call' }, now)).toBeUndefined()
})
