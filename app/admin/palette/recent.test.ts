import { beforeEach, expect, test, vi } from 'vitest'
import { deleteToken } from '../api/token.ts'
import type { Entry } from './entries.ts'
import { addRecent, readRecent } from './recent.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const entry = (to: string): Entry => ({ to, text: to, hint: '' })

test('the six latest places are kept, each once, for the account that opened them', () => {
  for (const to of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/3']) addRecent(1, entry(to))
  expect(readRecent(1).map(({ to }) => to)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2'])
  expect(readRecent(2)).toEqual([])
  addRecent(2, entry('/8'))
  expect([readRecent(1), readRecent(2)]).toEqual([[], [entry('/8')]])
})

test('they are forgotten when the account signs out', () => {
  addRecent(1, entry('/1'))
  deleteToken()
  expect(readRecent(1)).toEqual([])
})
