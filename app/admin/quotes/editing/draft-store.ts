import type { Version } from '#catalogue/quotes/version.ts'
import { createStore, type Store } from './store.ts'

export type Change = (version: Version) => Version

/** A version as it is being written. */
export type DraftStore = Store<Version>

export const createDraftStore = (initial: Version): DraftStore => createStore(initial)
