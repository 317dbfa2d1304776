import type { Version } from '#catalogue/quotes/version.ts'
import { createStore, type Store } from './store.ts'

export type Change = (version: Version) => Version

/** The version being edited. */
export type DraftStore = Store<Version>

export const createDraftStore = (initial: Version): DraftStore => createStore(initial)
