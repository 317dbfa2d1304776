import { useSyncExternalStore } from 'react'
import type { IdList } from './id-list.ts'

const unknown = () => undefined

/** What the device keeps in a list; undefined on the server, and until its page has come alive. */
export const useIds = (list: IdList): readonly number[] | undefined =>
  useSyncExternalStore(list.subscribe, list.read, unknown)
