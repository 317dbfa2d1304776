import type { Fields, Values } from './field.ts'
import type { Image } from './image.ts'
import type { Kind, Status } from './kind.ts'
import { travelPackage } from './kinds/travel-package.ts'

export const kinds = {
  TravelPackage: travelPackage,
}

export type Kinds = typeof kinds
export type KindName = keyof Kinds

export const kindNames = Object.keys(kinds) as KindName[]

/** The declaration, without its exact fields: for code that serves every kind alike. */
export const kindOf = (name: KindName): Kind => kinds[name]

interface Stored {
  id: number
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

type PartRecord<F> = Stored & F & { images: Image[] }

/** Any listing, with the fields that all kinds share. */
export interface AnyListing extends Stored {
  kind: KindName
  categoryId: number | null
  status: Status
  position: number
  title: string
  price: number
  oldPrice: number | null
  images: Image[]
}

type PartsOf<K extends KindName> = {
  [P in keyof Kinds[K]['parts']]: Kinds[K]['parts'][P] extends { fields: infer F extends Fields }
    ? PartRecord<Values<F>>[]
    : never
}

/** A listing as everything inside sees it; the documented shape is made in `server/api/wire.ts`. */
export type Listing<K extends KindName> = AnyListing &
  Values<Kinds[K]['fields']> & { kind: K; parts: PartsOf<K> }
