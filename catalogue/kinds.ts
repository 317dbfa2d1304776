import type { Field, Fields, Values } from './field.ts'
import { isSold, type Kind, type Status } from './kind.ts'
import { adventure } from './kinds/adventure.ts'
import { article } from './kinds/article.ts'
import { destination } from './kinds/destination.ts'
import { eventManagement } from './kinds/event-management.ts'
import { hotel } from './kinds/hotel.ts'
import { relaxation } from './kinds/relaxation.ts'
import { shoot } from './kinds/shoot.ts'
import { transportation } from './kinds/transportation.ts'
import { travelPackage } from './kinds/travel-package.ts'
import { villa } from './kinds/villa.ts'
import type { Part } from './part.ts'
import type { Image } from './pictures/image.ts'

/** In the order of the agency's catalogue. */
export const kinds = {
  Hotel: hotel,
  Villa: villa,
  TravelPackage: travelPackage,
  Transportation: transportation,
  Shoot: shoot,
  EventManagement: eventManagement,
  Adventure: adventure,
  Relaxation: relaxation,
  Destination: destination,
  Article: article,
}

export type Kinds = typeof kinds
export type KindName = keyof Kinds
/** The kinds with a price. */
export type SoldKindName = {
  [K in KindName]: Kinds[K]['fields'] extends { price: Field } ? K : never
}[KindName]

/** A declaration without its exact field types, for code that handles every kind alike. */
export const kindOf = (name: KindName): Kind => kinds[name]

const inMenu = (menu: Kind['site']['menu']) =>
  (Object.keys(kinds) as KindName[]).filter((name) => kindOf(name).site.menu === menu)

/** In the order of the site's menus. */
export const kindNames = [...inMenu('main'), ...inMenu('others'), ...inMenu('none')]

export const isSoldKind = (name: KindName): name is SoldKindName => isSold(kindOf(name))

export const soldKindNames = kindNames.filter(isSoldKind)

interface Stored {
  id: number
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
}

/** A part (room, day, add-on …), with its exact fields when the kind is known. */
export type PartRecord<F = Record<string, unknown>> = F &
  Stored & { listingId: number; position: number; images: Image[] }

/** Any listing, with the fields common to all kinds. */
export interface AnyListing extends Stored {
  kind: KindName
  categoryId: number | null
  status: Status
  position: number
  title: string
  /** 0 for kinds that are not sold. */
  price: number
  oldPrice: number | null
  /** Price on request; the price is then 0. */
  priceOnRequest: boolean
  /** Ids of destinations; only for kinds that are sold. */
  destinations?: number[]
  /** Ids of related listings shown at the end of its page. */
  related?: number[]
  /** Questions and answers, for kinds that are sold: `texts/listing-questions.ts`. */
  questions?: string
  images: Image[]
}

type PartsOf<K extends KindName> = {
  [P in keyof Kinds[K]['parts']]: Kinds[K]['parts'][P] extends { fields: infer F extends Fields }
    ? PartRecord<Values<F>>[]
    : never
}

/**
 * A listing as used inside the application; `server/wire/to-wire.ts` makes the documented JSON of
 * it.
 */
export type Listing<K extends KindName> = AnyListing &
  Values<Kinds[K]['fields']> & { kind: K; parts: PartsOf<K> }

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
