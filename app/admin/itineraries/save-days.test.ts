import { expect, test, vi } from 'vitest'
import { type Day, newDay, restoredDays, storedDay } from './day.ts'
import { saveDays } from './save-days.ts'

const first = storedDay({ id: 1, version: 1, dayNumber: 1, title: 'Arrival', details: 'Lake' })
const typed = (day: Day, values: Record<string, string>): Day => ({
  ...day,
  typed: { ...day.typed, ...values },
  isChanged: true,
})
const accept = () => Promise.resolve({ data: { id: 5, version: 1 }, headers: new Headers() })

function save(days: Day[], send: (make: unknown) => unknown = accept) {
  const sent = vi.fn(send)
  const onSettled = vi.fn()
  const outcome = saveDays({ days, packageId: 3, send: sent as never, onSettled })
  return { outcome, sent, onSettled }
}

test.each([
  [{ dayNumber: '' }, 'Error in itinerary for Day 1: Day number is required.'],
  [{ title: ' ' }, 'Error in itinerary for Day 1: Title is required.'],
  [{ details: '' }, 'Error in itinerary for Day 1: Details are required.'],
])('with %j nothing is sent', async (values, text) => {
  const { outcome, sent } = save([typed(first, values), newDay([first])])
  expect((await outcome)?.text).toBe(text)
  expect(sent).not.toHaveBeenCalled()
})

test('only what changed is sent, and a removed day is not checked', async () => {
  const removed = { ...typed(first, { title: '' }), isRemoved: true }
  const added = typed(newDay([first]), { title: 'Farewell', details: 'Airport' })
  const { outcome, sent, onSettled } = save([first, removed, added])
  expect(await outcome).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(onSettled).toHaveBeenLastCalledWith(added, { id: 5, version: 1 })
})

test('it stops at the first day that the server refuses', async () => {
  const problem = { title: '', status: 500, errors: {}, Error: 'Out of order.' }
  const changed = typed(first, { title: 'New' })
  const { outcome, sent } = save([changed, { ...changed, key: 'b' }], () =>
    Promise.resolve({ problem }),
  )
  expect((await outcome)?.text).toBe('Error in itinerary for Day 1: Out of order.')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a new day follows the last one', () => {
  expect(newDay([first, { ...first, typed: { dayNumber: '7' } }]).typed.dayNumber).toBe('8')
  expect(newDay([]).typed.dayNumber).toBe('1')
})

test('what was left unsaved comes back over the days as they are now', () => {
  const [second, third] = [2, 3].map((id) =>
    storedDay({ id, version: 1, dayNumber: id, title: 'As it was' }),
  )
  if (!second || !third) throw new Error('There are two')
  const now = [first, storedDay({ id: 2, version: 2, dayNumber: 2, title: 'As it is' })]
  const unsaved = [typed(first, { title: 'Mine' }), { ...third, isRemoved: true }, newDay(now)]
  const days = restoredDays(now, unsaved)
  expect(days.map((day) => day.typed.title)).toEqual(['Mine', 'As it is', ''])
})
