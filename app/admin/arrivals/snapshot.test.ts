import { expect, test } from 'vitest'
import { type Arrived, opened, seenUpTo, unseenOf, withNews } from './snapshot.ts'

const arrived = (...ids: number[]) =>
  ids.map(
    (id): Arrived => ({
      ...{ id, form: 'booking', name: `Number ${id}` },
      ...{ listingTitle: '', partTitle: '', createdAt: '2026-11-20T08:00:00.000Z' },
    }),
  )

test('adds news to what is known, without duplicates', () => {
  const known = withNews(undefined, { latestId: 5, open: 3, arrived: arrived(4, 5) })
  const {
    latestId,
    open,
    arrived: all,
  } = withNews(known, {
    ...{ latestId: 6, open: 4, arrived: arrived(5, 6) },
  })
  expect([latestId, open, all.map(({ id }) => id)]).toEqual([6, 4, [4, 5, 6]])
})

test('enquiries after the last visit that were not opened are unseen', () => {
  const seen = { upTo: 4, opened: [6] }
  expect(unseenOf(arrived(3, 4, 5, 6, 7), seen).map(({ id }) => id)).toEqual([5, 7])
  expect(seenUpTo(seen, 5)).toEqual({ upTo: 5, opened: [6] })
  expect(seenUpTo(seen, 7)).toEqual({ upTo: 7, opened: [] })
  expect(opened(seen, 9)).toEqual({ upTo: 4, opened: [6, 9] })
  for (const same of [seenUpTo(seen, 2), opened(seen, 4), opened(seen, 6)]) expect(same).toBe(seen)
})
