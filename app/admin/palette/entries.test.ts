import { expect, test } from 'vitest'
import { navigationFor } from '../shell/navigation.ts'
import { foundGroups, matching, screenEntries } from './entries.ts'

const found = (role: 'owner' | 'editor', q: string) =>
  matching(screenEntries(navigationFor({ role })), q).map(({ text }) => text)

test('finds screens by the beginnings of words, matches in the name before the group', () => {
  expect(found('owner', 'mail q')).toEqual(['Mail queue'])
  expect(found('owner', 'ÍTIN')).toEqual(['Itineraries', 'Event Itineraries'])
  expect(found('owner', 'hotel')).toEqual(['Hotels', 'Hotel Rooms', 'Hotel Services'])
  expect(found('owner', 'site')).toContain('Settings')
  expect(found('owner', 'ueue')).toEqual([])
  expect(found('owner', ' % ')).toEqual([])
})

test('an editor does not find owners’ screens', () => {
  expect(found('owner', 'users')).toEqual(['Users'])
  expect(found('editor', 'users')).toEqual([])
})

test('a quote has its screen, and its state', () => {
  const quote = { id: 7, reference: 'Q-7F3K2M', state: 'viewed', arrival: '2027-05-08' } as const
  const none = { listings: [], enquiries: [] }
  const quotes = [
    { ...quote, guestName: 'Asha Rao' },
    { ...quote, guestName: '', arrival: '' },
  ]
  expect(foundGroups({ ...none, quotes })).toEqual([
    {
      heading: 'Quotes',
      entries: [
        { to: '/admin/quotes/7', text: 'Asha Rao', hint: 'Q-7F3K2M, Viewed, arrives 8 May 2027' },
        { to: '/admin/quotes/7', text: 'Q-7F3K2M', hint: 'Q-7F3K2M, Viewed' },
      ],
    },
  ])
})
