import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'

/** Which part of which kind: ('TravelPackage', 'dayWiseItinerary'). */
export interface PartName {
  kind: KindName
  part: string
}

/** A part's declaration by its names. */
export function partOf({ kind, part }: PartName): Part {
  const declaration = kindOf(kind).parts[part]
  if (!declaration) throw new Error(`${kind} has no part ${part}`)
  return declaration
}
