import { recentKey } from '../api/token.ts'
import type { Entry } from './entries.ts'

const most = 6

/** Where this tab went by the palette, the latest first; gone with the tab and with sign-out. */
export function readRecent(): Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(recentKey) ?? '[]')
  } catch {
    return []
  }
}

export function noteRecent(entry: Entry) {
  const others = readRecent().filter(({ to }) => to !== entry.to)
  sessionStorage.setItem(recentKey, JSON.stringify([entry, ...others].slice(0, most)))
}
