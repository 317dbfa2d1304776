import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { RateBook } from '#catalogue/quotes/pricing/nights.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { Store } from '../../store.ts'
import type { Suppliers } from '../load-suppliers.ts'
import type { Autosave, SaveState } from './autosave.ts'
import type { Change, DraftStore } from './changes.ts'
import type { Checks } from './checks.ts'
import type { RateStore } from './rate-store.ts'
import type { View, ViewStore } from './view.ts'
import { subscribeAfterPaint } from './when-idle.ts'

/** The state shared by all parts of the editor; the object stays the same while a quote is edited. */
export interface Editing {
  draft: DraftStore
  /** The draft as of the last painted frame. */
  later: DraftStore
  autosave: Autosave
  checks: Checks
  rates: RateStore
  view: ViewStore
  /** Undefined if they failed to load. */
  suppliers: Suppliers | undefined
  /** Stores a supplier found by a search, once a line uses it. */
  addSupplier: (supplier: WireSupplier) => void
  pricing: PricingSettings
  /** Only for owners. */
  minimumMargin: number | null
  /** Announces a removal, with an undo. */
  removed: (text: string, putBack: Change) => void
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('Nothing is being edited here.')
  return editing
}

const useSelected = <T, S>({ subscribe, get }: Store<T>, select: (value: T) => S): S =>
  useSyncExternalStore(subscribe, () => select(get()))

/** A part of the version; renders only when that part changes. */
export const useVersion = <T>(select: (version: Version) => T): T =>
  useSelected(useEditing().draft, select)

/**
 * The same, delayed until input is painted: for sums and names. What was just added is not in the
 * delayed state yet.
 */
export function useLaterVersion<T>(select: (version: Version) => T): T {
  const { draft, later } = useEditing()
  return useSelected(later, (version) => select(version) ?? select(draft.get()))
}

/** The ids of a list in its order; renders only when that changes. */
export function useIds(select: (version: Version) => { id: string }[]): string[] {
  const joined = useVersion((version) =>
    select(version)
      .map(({ id }) => id)
      .join(' '),
  )
  return useMemo(() => joined.split(' ').filter(Boolean), [joined])
}

export function useErrorsOf(name: string): string[] | undefined {
  const { checks } = useEditing()
  return useSyncExternalStore(checks.subscribe, () => checks.of(name))
}

/** The state of saving, delayed until input is painted; renders only when it changes. */
export function useSaveState<T extends string | boolean>(select: (save: SaveState) => T): T {
  const { autosave } = useEditing()
  const subscribe = useCallback(
    (tell: () => void) => subscribeAfterPaint(autosave.subscribe, tell),
    [autosave],
  )
  return useSyncExternalStore(subscribe, () => select(autosave.get()))
}

export function useRateBook(): RateBook {
  const { rates } = useEditing()
  return useSyncExternalStore(rates.subscribe, rates.book)
}

export const useView = <T>(select: (view: View) => T): T => useSelected(useEditing().view, select)
