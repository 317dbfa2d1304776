import { store } from '../../site/stored-text.ts'
import type { Seen } from './snapshot.ts'

const seenKey = 'enquiriesSeen'
const announcedKey = 'enquiriesTold'

interface StoredSeen extends Seen {
  /** By account, since another user of this device has seen others. */
  userId: number
}

/** What the user has seen on this device; undefined before their first visit. */
export function readSeen(userId: number): Seen | undefined {
  const seen = read<StoredSeen>(seenKey)
  return seen?.userId === userId ? seen : undefined
}

export const storeSeen = (userId: number, { upTo, opened }: Seen) =>
  store(seenKey, JSON.stringify({ userId, upTo, opened }))

export const isOfSeen = ({ key }: StorageEvent) => key === seenKey

/** The last enquiry that this device announced by sound or notification. */
export const readAnnounced = () => read<number>(announcedKey)
export const storeAnnounced = (id: number) => store(announcedKey, String(id))

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T
  } catch {
    return undefined
  }
}
