import { createContext, use, useSyncExternalStore } from 'react'
import type { RateBook } from '#catalogue/quotes/pricing/nights.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { Suppliers } from '../load-suppliers.ts'
import type { Autosave, SaveState } from './autosave.ts'
import type { Checks } from './checks.ts'
import type { Change, DraftStore } from './draft-store.ts'
import type { RateStore } from './rate-store.ts'
import type { View, ViewStore } from './view.ts'

/** What all parts of the editor work on; it stays the same while a quote is written. */
export interface Editing {
  draft: DraftStore
  /** The draft as it was when the last frame was drawn. */
  later: DraftStore
  autosave: Autosave
  checks: Checks
  rates: RateStore
  view: ViewStore
  /** Undefined where they could not be read. */
  suppliers: Suppliers | undefined
  /** Keeps whom a search found and a line is from. */
  learnSupplier: (supplier: WireSupplier) => void
  pricing: PricingSettings
  /** Known to owners only. */
  minimumMargin: number | null
  /** Says what was removed, and puts it back when asked. */
  removed: (text: string, putBack: Change) => void
}

const EditingContext = createContext<Editing | undefined>(undefined)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('Nothing is being edited here.')
  return editing
}

/** A part of the version; drawn again only when that part has changed. */
export function useVersion<T>(select: (version: Version) => T): T {
  const { draft } = useEditing()
  return useSyncExternalStore(draft.subscribe, () => select(draft.get()))
}

/** The same of what may follow the typing: sums and names are drawn once the key that changed them is. */
export function useLaterVersion<T>(select: (version: Version) => T): T {
  const { later } = useEditing()
  return useSyncExternalStore(later.subscribe, () => select(later.get()))
}

export function useErrorsOf(name: string): string[] | undefined {
  const { checks } = useEditing()
  return useSyncExternalStore(checks.subscribe, () => checks.of(name))
}

/** Of how it is saved; drawn again only when that has changed. */
export function useSaveState<T extends string | boolean>(select: (save: SaveState) => T): T {
  const { autosave } = useEditing()
  return useSyncExternalStore(autosave.subscribe, () => select(autosave.get()))
}

export function useRateBook(): RateBook {
  const { rates } = useEditing()
  return useSyncExternalStore(rates.subscribe, rates.book)
}

export function useView<T>(select: (view: View) => T): T {
  const { view } = useEditing()
  return useSyncExternalStore(view.subscribe, () => select(view.get()))
}
