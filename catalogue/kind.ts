import type { z } from 'zod'
import type { Field, Fields } from './field.ts'
import type { Part } from './part.ts'

/** Every kind sells something with a title and a price. */
export type KindFields = Fields & {
  title: Field<z.ZodType<string>>
  price: Field<z.ZodType<number>>
  oldPrice: Field<z.ZodType<number | null>>
  priceOnRequest: Field<z.ZodType<boolean>>
}

/** One kind of listing: all that storage, API, OpenAPI, form and pages are made from. */
export interface Kind {
  /** PascalCase; the API's path below /api. */
  name: string
  /** The page that lists the kind, and the one that shows a listing (without its id). */
  listPath: string
  path: string
  /** The back office's screen below /admin. */
  screen: string
  /** Words on screen: 'travel package'. */
  noun: string
  plural: string
  /** What the price buys: 'per night'. */
  priceUnit: string
  fields: KindFields
  /** Category names by id; empty when the kind has none. */
  categories: Record<number, string>
  parts: Record<string, Part>
  /** How many pictures a listing may have; one is sent as `imageFile`, more as `imageFiles`. */
  imageLimit: number
}

export function defineKind<const K extends Kind>(kind: K): K {
  return kind
}

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** The documented name of a listing's category: `travelPackageCategoryId`. */
export const categoryField = (kind: Kind) => `${lowerFirst(kind.name)}CategoryId`

/** The documented name of a part's owner: `travelPackageId`. */
export const ownerField = (kind: Kind) => `${lowerFirst(kind.name)}Id`

export const categoryIds = (kind: Kind) => Object.keys(kind.categories).map(Number)

export const statuses = ['published', 'draft'] as const
export type Status = (typeof statuses)[number]
