import { useMemo } from 'react'

/** A loader's answer as one text, which takes fewer bytes in the page than React Router's format. */
type Packed<T> = string & { readonly packs?: T }

/** Only what JSON can represent, except that properties may be undefined. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value)

export const usePacked = <T>(packed: Packed<T>): T =>
  useMemo(() => JSON.parse(packed) as T, [packed])
