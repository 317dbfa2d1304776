import { expect, test } from 'vitest'
import { navigationFor } from '../shell/navigation.ts'
import { matching, screenEntries } from './entries.ts'

const found = (role: 'owner' | 'editor', q: string) =>
  matching(screenEntries(navigationFor({ role })), q).map(({ text }) => text)

test('screens are found by the beginnings of their words, their own before their group’s', () => {
  expect(found('owner', 'mail q')).toEqual(['Mail queue'])
  expect(found('owner', 'ÍTIN')).toEqual(['Itineraries', 'Event Itineraries'])
  expect(found('owner', 'hotel')).toEqual(['Hotels', 'Hotel Rooms', 'Hotel Services'])
  expect(found('owner', 'site')).toContain('Settings')
  expect(found('owner', 'ueue')).toEqual([])
  expect(found('owner', ' % ')).toEqual([])
})

test('an editor finds no screen of owners', () => {
  expect(found('owner', 'users')).toEqual(['Users'])
  expect(found('editor', 'users')).toEqual([])
})
