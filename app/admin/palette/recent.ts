import { store } from '../../site/stored-text.ts'
import { recentKey } from '../api/token.ts'
import type { Entry } from './entries.ts'

const max = 6

interface StoredPlaces {
  accountId: number
  entries: Entry[]
}

/** The places this account opened by the palette, in any tab, latest first; deleted at sign-out. */
export function readRecent(accountId: number): Entry[] {
  try {
    const stored: StoredPlaces | null = JSON.parse(localStorage.getItem(recentKey) ?? 'null')
    return stored?.accountId === accountId ? [...stored.entries] : []
  } catch {
    return []
  }
}

export function addRecent(accountId: number, entry: Entry) {
  const others = readRecent(accountId).filter(({ to }) => to !== entry.to)
  const stored: StoredPlaces = { accountId, entries: [entry, ...others].slice(0, max) }
  store(recentKey, JSON.stringify(stored))
}
