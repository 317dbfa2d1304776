import { expect, test } from 'vitest'
import { type ConditionValues, checkCondition, withNewState } from './condition.ts'
import { dayAround, lastEnd, lastKnownText, momentText, nextEnd, shownAt } from './shown-at.ts'

const now = new Date('2026-11-23T09:40:00+05:30')
const at = (text: string) => new Date(`${text}+05:30`)

function checked(written: object, when = now): ConditionValues {
  const { values, errors } = checkCondition({ name: 'Zojila', ...written }, when)
  if (errors) throw new Error(JSON.stringify(errors))
  return values
}

const errorsOf = (written: object) =>
  checkCondition({ name: 'Zojila', ...written }, now).errors ?? {}

test('expires a road after a day, and a place at the entered time', () => {
  const road = checked({ state: 'open' })
  expect(road.seenAt).toBe(now.toISOString())
  expect(road.holdsUntil).toBe('2026-11-24T04:10:00.000Z')
  expect(errorsOf({ kind: 'place', state: 'open' })).toEqual({
    holdsUntil: ['Holds until is required for a place.'],
  })
  const typed = { kind: 'place', state: 'open', holdsUntil: '2026-11-30T18:00:00+05:30' }
  expect(checked(typed).holdsUntil).toBe('2026-11-30T12:30:00.000Z')
})

test('stores no times when the state is not known', () => {
  const values = checked({ state: 'notKnown', cutOff: '15:00', seenAt: now.toISOString() })
  expect(values).toMatchObject({ cutOff: '', seenAt: null, holdsUntil: null })
})

test('rejects impossible times and unknown values by field', () => {
  const later = '2026-11-23T10:00:00+05:30'
  expect(errorsOf({ state: 'open', seenAt: later })).toHaveProperty('seenAt')
  expect(errorsOf({ state: 'open', holdsUntil: '2026-11-23T09:40:00+05:30' })).toEqual({
    holdsUntil: ['Holds until must be after it was seen.'],
  })
  expect(errorsOf({ state: 'open', holdsUntil: '2028-01-01T00:00:00Z' })).toHaveProperty(
    'holdsUntil',
  )
  expect(
    Object.keys(errorsOf({ state: 'shut', cutOff: '25:00', mark: 'moon', seenAt: 'x' })),
  ).toEqual(['mark', 'state', 'cutOff', 'seenAt'])
  expect(errorsOf({ name: ' ' })).toHaveProperty('name')
})

test('treats a named state as a new observation, and other changes not', () => {
  const before = checked({ state: 'closed', sentence: 'Snow', cutOff: '14:00', source: 'BRO' })
  const seen = withNewState(before, { state: 'open' })
  expect(seen).toMatchObject({ state: 'open', sentence: '', cutOff: '', source: 'BRO' })
  expect(seen).toMatchObject({ seenAt: null, holdsUntil: null })
  expect(withNewState(before, { name: 'Zoji La' })).toEqual({ ...before, name: 'Zoji La' })
})

test('reports an expired state as last known, but never as open', () => {
  const open = checked({ state: 'open' })
  expect(shownAt(open, at('2026-11-24T09:39:59'))).toEqual({ state: 'open', isLastKnown: false })
  const past = at('2026-11-24T09:40:00')
  expect(shownAt(open, past)).toEqual({ state: 'notKnown', isLastKnown: true })
  expect(lastKnownText(open, past)).toBe('last known at 9:40 yesterday, ask us')
  expect(lastKnownText(open, now)).toBe('')
  const closed = checked({ state: 'closed' })
  expect(shownAt(closed, past)).toMatchObject({ state: 'notKnown', lastState: 'closed' })
  expect(shownAt(checked({}), past)).toEqual({ state: 'notKnown', isLastKnown: false })
})

test('finds the next and the previous expiry', () => {
  const two = [checked({ state: 'open' }), checked({ state: 'closed' }, at('2026-11-23T08:00:00'))]
  const all = [...two, checked({})]
  expect(nextEnd(all, now)).toEqual(at('2026-11-24T08:00:00'))
  expect(nextEnd(all, at('2026-11-24T08:00:00'))).toEqual(at('2026-11-24T09:40:00'))
  expect(nextEnd(all, at('2026-11-25T00:00:00'))).toBeUndefined()
  expect(lastEnd(all, now)).toBeUndefined()
  expect(lastEnd(all, at('2026-11-24T09:00:00'))).toEqual(at('2026-11-24T08:00:00'))
})

test('writes times in Srinagar’s time zone', () => {
  const written = (text: string) => momentText(at(text).toISOString(), now)
  expect(written('2026-11-23T00:05:00')).toBe('0:05 today')
  expect(written('2026-11-22T23:59:00')).toBe('23:59 yesterday')
  expect(written('2026-11-24T16:00:00')).toBe('16:00 tomorrow')
  expect(written('2026-11-03T09:05:00')).toBe('9:05 on 3 Nov')
  expect(written('2025-12-31T09:05:00')).toBe('9:05 on 31 Dec 2025')
  expect(dayAround(now)).toEqual({ from: at('2026-11-23T00:00:00'), to: at('2026-11-24T00:00:00') })
})
