import { useCallback, useEffect, useState } from 'react'
import type { HistoryKind } from '#catalogue/history.ts'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../api/call.ts'

/** A shared record, and its identification in the history. */
export interface StoredRecord {
  /** Its path below /api. */
  path: string
  /** Absent if the history has no entries of it. */
  kind?: HistoryKind
  listingId?: number
  /** The name of a text, or of a listing's part. */
  name?: string
  partId?: number
}

interface Read<T> {
  theirs?: T
  /** Its last change; absent if the history lacks it. */
  entry?: WireEntry
  isUnread?: boolean
}

/** Loads the current record, and who saved it. */
export function useTheirs<T extends { version: number }>({
  path,
  kind,
  listingId,
  name,
  partId,
}: StoredRecord) {
  const [read, setRead] = useState<Read<T>>({})
  const readAgain = useCallback(async () => {
    const [{ data }, entries] = await Promise.all([
      call<T>('GET', path),
      readEntries({ kind, listingId, name, partId }),
    ])
    const entry = entries.find(({ version }) => version === data?.version)
    setRead({ theirs: data, entry, isUnread: data === undefined })
  }, [path, kind, listingId, name, partId])
  useEffect(() => {
    readAgain()
  }, [readAgain])
  return { ...read, readAgain }
}

/** Entries of a listing's parts are among its own. */
async function readEntries(record: Omit<StoredRecord, 'path'>): Promise<WireEntry[]> {
  const { kind, listingId, name = null, partId = null } = record
  if (!kind) return []
  const query = new URLSearchParams({ kind, listingId: String(listingId ?? '') })
  const { data } = await call<WireList<WireEntry>>('GET', `/History?${query}`)
  return data?.$values.filter((entry) => entry.name === name && entry.partId === partId) ?? []
}
