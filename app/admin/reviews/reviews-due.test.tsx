import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { WireDueReview } from '#server/api/reviews/review-routes.ts'
import { ReviewsDue } from './reviews-due.tsx'

const trip = (quoteId: number, guestName: string): WireDueReview => ({
  ...{ quoteId, guestName, reference: `KQ-${quoteId}`, phone: '', email: '' },
  lastDay: '2026-11-20',
})

const shown = (due: WireDueReview[], waiting = 0) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReviewsDue due={due} waiting={waiting} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, ' ')

test('the dashboard names guests whose trip is over and who were not asked, and since when', () => {
  const text = shown([trip(1, 'Asif Lone'), trip(2, 'Rabia Dar')])
  expect(text).toMatch(/Asif Lone\s*, home since .*20 Nov.*Rabia Dar\s*, home since/)
  expect(text).toMatch(/2 guests to ask how the trip was/)
  expect(text).not.toMatch(/more|to read/)
})

test('names five of many, and how many more there are', () => {
  const names = ['Asif', 'Rabia', 'Meera', 'Omar', 'Lata', 'Tara', 'Vikram']
  const text = shown(names.map((name, at) => trip(at, name)))
  expect(names.filter((name) => text.includes(name))).toEqual(names.slice(0, 5))
  expect(text).toContain('and 2 more')
})

test('says how many reviews are waiting, and nothing if there is nothing to do', () => {
  expect(shown([], 1)).toMatch(/1 review to read\s*\./)
  expect(shown([])).toBe('')
})
