import { useMemo } from 'react'

/** What a loader answers, as one text: in the page it takes fewer bytes than React Router's table of references. */
export type Packed<T> = string & { readonly packs?: T }

/** Only what JSON can hold, which undefined properties need not be. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)

export const usePacked = <T>(packed: Packed<T>): T =>
  useMemo(() => JSON.parse(packed) as T, [packed])
