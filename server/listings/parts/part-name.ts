import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'

/** The names of a kind and its part: ('TravelPackage', 'dayWiseItinerary'). */
export interface PartName {
  kind: KindName
  part: string
}

/** The declaration of a part by these names. */
export function partOf({ kind, part }: PartName): Part {
  const declaration = kindOf(kind).parts[part]
  if (!declaration) throw new Error(`${kind} has no part ${part}`)
  return declaration
}
