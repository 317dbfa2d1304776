import { useSyncExternalStore } from 'react'
import type { IdList } from './id-list.ts'

/** The ids stored in a list; undefined on the server and until hydration. */
export const useIds = (list: IdList): readonly number[] | undefined =>
  useSyncExternalStore(list.subscribe, list.read, () => undefined)
