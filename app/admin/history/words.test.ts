import { expect, test } from 'vitest'
import { nounOf, placeOf, revertNoteOf, verbOf } from './words.ts'

test.each([
  [{ kind: 'Hotel' as const, name: null, listingId: 3 }, 'hotel', '/admin/hotels?edit=3'],
  [
    { kind: 'Hotel' as const, name: 'hotelRooms', listingId: 3 },
    'room of a hotel',
    '/admin/hotels?edit=3',
  ],
  [{ kind: 'Text' as const, name: 'about', listingId: null }, 'text', '/admin/content?text=about'],
  [{ kind: 'Setting' as const, name: null, listingId: null }, 'settings', '/admin/settings'],
  [{ kind: 'Review' as const, name: null, listingId: null }, 'review', '/admin/reviews'],
])('%j is a %s', (entry, noun, place) => {
  expect(nounOf(entry)).toBe(noun)
  expect(placeOf(entry)).toBe(place)
})

test('names publishing and unpublishing', () => {
  const status = (after: string) => [{ label: 'Status', before: '', after }]
  const hotel = { action: 'change' as const, kind: 'Hotel' as const }
  expect(verbOf({ ...hotel, changes: status('Published') })).toBe('published')
  expect(verbOf({ ...hotel, changes: status('Draft') })).toBe('unpublished')
  const price = { label: 'Price', before: '₹1', after: '₹2' }
  expect(verbOf({ ...hotel, changes: [...status('Draft'), price] })).toBe('changed')
  expect(verbOf({ action: 'delete', kind: 'Text', changes: [] })).toBe('reset')
  expect(verbOf({ action: 'delete', kind: 'Enquiry', changes: [] })).toBe('erased')
})

test('speaks of images only where there are some', () => {
  const changed = { action: 'change' as const, pictures: true }
  expect(revertNoteOf({ ...changed, kind: 'Hotel' })).toContain(
    'Its images from then are restored.',
  )
  const lost = revertNoteOf({ ...changed, kind: 'Hotel', pictures: false })
  expect(lost).toContain('Its images stay as they are')
  for (const kind of ['Rate', 'Redirect', 'Setting'] as const) {
    const note = revertNoteOf({ ...changed, kind })
    expect(note).toBe('Later changes are undone too, and stay in the history.')
  }
  expect(revertNoteOf({ ...changed, action: 'delete', kind: 'Hotel' })).toBeUndefined()
})
