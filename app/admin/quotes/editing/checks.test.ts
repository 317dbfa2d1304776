import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftVersion } from '#catalogue/quotes/version.ts'
import { createStore } from '../../store.ts'
import { set } from './changes.ts'
import { createChecks, placeOf } from './checks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const draft = createStore(draftVersion.parse({}))
  const checks = createChecks(draft, ({ word, notes }) => ({
    ...(word === '' && { word: ['Word is required.'] }),
    ...(notes === '' && { notes: ['Notes are required.'] }),
  }))
  return { draft, checks }
}

test('reports nothing before the first check; corrected errors then disappear', () => {
  const { draft, checks } = start()
  draft.change(set({ nights: 3 }))
  vi.advanceTimersByTime(1000)
  expect(checks.get()).toEqual({})
  expect(Object.keys(checks.run())).toEqual(['word', 'notes'])
  const notes = checks.of('notes')
  draft.change(set({ word: 'Salaam' }))
  vi.advanceTimersByTime(1000)
  expect(checks.get()).toEqual({ notes: ['Notes are required.'] })
  expect(checks.of('notes')).toBe(notes)
})

test('the server’s errors stay until something is changed', () => {
  const { draft, checks } = start()
  checks.show({ arrival: ['Arrival cannot be in the past.'] })
  expect(checks.of('arrival')).toHaveLength(1)
  draft.change(set({ word: 'a', notes: 'b' }))
  vi.advanceTimersByTime(1000)
  expect(checks.get()).toEqual({})
})

test.each([
  ['guest.name', { part: 'days' }],
  ['days.2.title', { part: 'days', day: 2 }],
  ['options.1.lines.3.source.unitCost', { part: 'lines', option: 1, line: 3 }],
  ['options.0.lines', { part: 'lines', option: 0 }],
  ['options.1.name', { part: 'lines', option: 1 }],
  ['options.1.markup.percent', { part: 'price', option: 1 }],
  ['validUntil', { part: 'price' }],
])('finds %s', (name, place) => {
  expect(placeOf(name)).toEqual(place)
})
