import { beforeEach, expect, test, vi } from 'vitest'
import { createIdList } from './id-list.ts'

let stored: Map<string, string>
let tab: EventTarget

beforeEach(() => {
  stored = new Map()
  tab = new EventTarget()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const open = (whenFull: 'refuse' | 'drop the oldest' = 'refuse') =>
  createIdList('kept', 3, whenFull)

test('stores distinct ids in order, for the next page too', () => {
  const list = open()
  for (const id of [7, 9, 7]) list.add(id)
  expect(list.read()).toEqual([9, 7])
  expect(open().read()).toEqual([9, 7])
  list.remove(9, 4)
  expect(list.read()).toEqual([7])
  list.clear()
  expect(open().read()).toEqual([])
})

test('a full list refuses new ids, but not existing ones', () => {
  const list = open()
  for (const id of [1, 2, 3]) expect(list.add(id)).toBe(true)
  expect(list.add(4)).toBe(false)
  expect(list.add(1)).toBe(true)
  expect(list.read()).toEqual([2, 3, 1])
})

test('or it drops the oldest', () => {
  const list = open('drop the oldest')
  for (const id of [1, 2, 3, 4]) expect(list.add(id)).toBe(true)
  expect(list.read()).toEqual([2, 3, 4])
})

test.each([
  ['', []],
  ['no JSON', []],
  ['null', []],
  ['{"0":1}', []],
  ['[1,"2",-3,4.5,null,[5],1,8]', [1, 8]],
  ['[1,2,3,4,5]', [3, 4, 5]],
])('reads the stored value %j as %j', (text, ids) => {
  stored.set('kept', text)
  expect(open().read()).toEqual(ids)
})

test('returns the same array until something changes', () => {
  const list = open()
  list.add(1)
  const before = list.read()
  expect(list.read()).toBe(before)
  list.add(2)
  expect(list.read()).not.toBe(before)
})

test('notifies subscribers of changes, also from other tabs, until they unsubscribe', () => {
  const list = open()
  const tell = vi.fn()
  const stop = list.subscribe(tell)
  list.add(1)
  expect(tell).toHaveBeenCalledTimes(1)
  stored.set('kept', '[1,5]')
  tab.dispatchEvent(new Event('storage'))
  expect(tell).toHaveBeenCalledTimes(2)
  expect(list.read()).toEqual([1, 5])
  stop()
  list.add(2)
  tab.dispatchEvent(new Event('storage'))
  expect(tell).toHaveBeenCalledTimes(2)
})

test('starts from another tab’s change, even without its event', () => {
  const list = open()
  list.add(1)
  open().add(2)
  list.add(3)
  expect(open().read()).toEqual([1, 2, 3])
})

test('without storage space the list lasts until the page is left, and is stored once there is space', () => {
  const list = open()
  list.add(1)
  const store = localStorage.setItem
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const tell = vi.fn()
  list.subscribe(tell)
  expect(list.add(2)).toBe(true)
  expect(tell).toHaveBeenCalled()
  expect(list.read()).toEqual([1, 2])
  expect(stored.get('kept')).toBe('[1]')
  localStorage.setItem = store
  list.add(3)
  expect(stored.get('kept')).toBe('[1,2,3]')
})

test('without storage the list lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const list = open()
  list.add(4)
  expect(list.read()).toEqual([4])
})
