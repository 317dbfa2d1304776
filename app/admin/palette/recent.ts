import { recentKey } from '../api/token.ts'
import type { Entry } from './entries.ts'

const max = 6

interface Kept {
  accountId: number
  entries: Entry[]
}

/** The places this account opened by the palette, in any tab, latest first; deleted at sign-out. */
export function readRecent(accountId: number): Entry[] {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(recentKey) ?? 'null')
    return kept?.accountId === accountId ? [...kept.entries] : []
  } catch {
    return []
  }
}

export function noteRecent(accountId: number, entry: Entry) {
  const others = readRecent(accountId).filter(({ to }) => to !== entry.to)
  const kept: Kept = { accountId, entries: [entry, ...others].slice(0, max) }
  try {
    localStorage.setItem(recentKey, JSON.stringify(kept))
  } catch {
    // Without storage, navigation still works.
  }
}
