import { expect, test, vi } from 'vitest'
import { type EditedPart, newPart, partSetsOf, restoredParts, storedPart } from './edited-part.ts'
import { firstWrong, saveParts } from './save-parts.ts'

const [days, rooms] = [partSetsOf('TravelPackage')[0], partSetsOf('Hotel')[0]]
if (!days || !rooms) throw new Error('Both have parts')

const day = (id: number, title = 'Arrival') =>
  storedPart(days, { id, version: 1, dayNumber: id, title, details: 'Lake' })
const first = day(1)
const typed = (part: EditedPart, values: Record<string, string>): EditedPart => ({
  ...part,
  typed: { ...part.typed, ...values },
  isChanged: true,
})
const accept = () => Promise.resolve({ data: { id: 5, version: 1 }, headers: new Headers() })

function save(parts: EditedPart[], send: (make: unknown) => unknown = accept) {
  const sent = vi.fn(send)
  const onSettled = vi.fn()
  const outcome = saveParts({
    sets: [[days as never, parts]],
    ownerId: 3,
    send: sent as never,
    onProgress: () => {},
    onSettled,
  })
  return { outcome, sent, onSettled }
}

test.each([
  [{ dayNumber: '' }, 'Error in itinerary for Day 1: Day number is required.'],
  [{ title: ' ' }, 'Error in itinerary for Day 1: Title is required.'],
  [{ details: '' }, 'Error in itinerary for Day 1: Details are required.'],
])('refuses a day with %j', (values, text) => {
  const wrong = firstWrong([[days, [typed(first, values), newPart(days, [first])]]])
  expect(wrong?.text).toBe(text)
})

test('names a room by its name, and requires a picture', () => {
  const values = { name: 'Walnut', capacity: '2 adults', pricePerNight: '4,200' }
  const room = typed(newPart(rooms, []), values)
  expect(firstWrong([[rooms, [room]]])?.text).toBe('Error in room “Walnut”: An image is required.')
  expect(firstWrong([[rooms, [{ ...room, isRemoved: true }]]])).toBeUndefined()
})

test('sends only changes', async () => {
  const removed = { ...typed(first, { title: '' }), isRemoved: true }
  const added = typed(newPart(days, [first]), { title: 'Farewell', details: 'Airport' })
  const { outcome, sent, onSettled } = save([first, removed, added])
  expect(await outcome).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(onSettled).toHaveBeenLastCalledWith(days, added, { id: 5, version: 1 })
})

test('stops at the first refusal, and reports what is left', async () => {
  const problem = { title: '', status: 500, errors: {}, Error: 'Out of order.' }
  const [one, two, three] = [1, 2, 3].map((id) => typed(day(id), { title: 'New' }))
  let count = 0
  const { outcome, sent } = save([one, two, three] as EditedPart[], () =>
    count++ === 0 ? accept() : Promise.resolve({ problem }),
  )
  const stopped = await outcome
  expect(stopped?.text).toBe('Error in itinerary for Day 2: Out of order.')
  expect(stopped?.left).toEqual({ dayWiseItinerary: [two, three] })
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a new day follows the last one', () => {
  const seventh = { ...first, typed: { dayNumber: '7' } }
  expect(newPart(days, [first, seventh]).typed.dayNumber).toBe('8')
  expect(newPart(days, []).typed.dayNumber).toBe('1')
})

test('applies unsaved changes to the current days', () => {
  const now = [first, { ...day(2, 'As it is'), version: 2 }]
  const unsaved = [
    typed(first, { title: 'Mine' }),
    { ...day(3), isRemoved: true },
    newPart(days, now),
  ]
  const parts = restoredParts(now, unsaved)
  expect(parts.map((part) => part.typed.title)).toEqual(['Mine', 'As it is', ''])
})
