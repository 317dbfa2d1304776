import { expect, test } from 'vitest'
import {
  isOpenAt,
  linkAt,
  mayStep,
  type QuoteState,
  quoteStates,
  stateAt,
  statesBefore,
} from './states.ts'

const validUntil = '2026-12-24'
const lastInstant = new Date('2026-12-24T18:29:59.999Z')
const after = new Date('2026-12-24T18:30:00.000Z')

test('a version expires at the end of its last day in Srinagar', () => {
  for (const state of ['sent', 'viewed'] as const) {
    expect(stateAt({ state, validUntil }, lastInstant)).toBe(state)
    expect(stateAt({ state, validUntil }, after)).toBe('expired')
  }
})

test.each(['draft', 'accepted', 'declined', 'superseded'] as const)(
  'the state %s does not expire',
  (state) => {
    expect(stateAt({ state, validUntil }, after)).toBe(state)
  },
)

test('allows exactly these transitions', () => {
  const steps = quoteStates.flatMap((from) =>
    quoteStates.filter((to) => mayStep(from, to)).map((to) => `${from} ${to}`),
  )
  expect(steps).toEqual([
    'draft sent',
    ...['viewed', 'accepted', 'declined', 'expired', 'superseded'].map((to) => `sent ${to}`),
    ...['accepted', 'declined', 'expired', 'superseded'].map((to) => `viewed ${to}`),
    'declined superseded',
    'expired superseded',
  ])
})

test('an update names the states it may start from', () => {
  expect(statesBefore('accepted')).toEqual(['sent', 'viewed'])
  expect(statesBefore('superseded')).toEqual(['sent', 'viewed', 'declined', 'expired'])
  expect(statesBefore('draft')).toEqual([])
})

test('only a sent version that is neither expired nor withdrawn can be answered', () => {
  const open = quoteStates.filter((state) => isOpenAt({ state, validUntil }, lastInstant))
  expect(open).toEqual(['sent', 'viewed'])
  expect(quoteStates.filter((state) => isOpenAt({ state, validUntil }, after))).toEqual([])
  const withdrawn = { validUntil, withdrawnAt: '2026-12-20T10:00:00Z' }
  const answered = (state: QuoteState) => isOpenAt({ state, ...withdrawn }, lastInstant)
  expect(quoteStates.filter(answered)).toEqual([])
})

test('withdrawn and draft links are not found, an accepted one stays', () => {
  const at = (state: QuoteState, withdrawnAt: string | null = null) =>
    linkAt({ state, validUntil, withdrawnAt }, after)
  expect(at('accepted')).toBe('accepted')
  expect(at('sent')).toBe('expired')
  expect(at('superseded')).toBe('superseded')
  expect(at('draft')).toBe('withdrawn')
  expect(at('accepted', '2026-12-20T10:00:00Z')).toBe('withdrawn')
})
