import type { z } from 'zod'
import type { Field, Fields } from './field.ts'
import { lowerFirst } from './noun.ts'
import type { Part } from './part.ts'

/** The groups of the back office's sidebar. */
export const officeGroups = ['Stays', 'Trips', 'Occasions', 'Places', 'To read'] as const
export type OfficeGroup = (typeof officeGroups)[number]

/** Every kind has a title; kinds that are sold have a price too. */
type KindFields = Fields & { title: Field<z.ZodType<string>> }

/** The share card of a page that is not a listing: text over a bundled picture. */
export interface PageShare {
  title: string
  picture: string
}

/** How the public site presents a kind. */
interface OnSite {
  /** In menus, breadcrumbs and search results: 'Travel Packages'. */
  label: string
  /** In the list of services of a WhatsApp message, if different from the label. */
  chatName?: string
  /** In the header's row, in its 'Others' menu, or in neither. */
  menu: 'main' | 'others' | 'none'
  /** Default text on the About page until staff write their own. */
  about: string
  /** The share card of the kind's list page. */
  share: PageShare
  /** Whether a listing's page shows what guests pay on the spot at its destinations. */
  localCosts?: boolean
}

/** How the back office presents a kind. */
interface InOffice {
  menu: { label: string; group: OfficeGroup; position: number }
  /** In messages: 'Villa added successfully!' */
  thing: string
  title: string
  list: string
  add: string
  update: string
  /** Confirmation before deleting one. */
  question: string
}

/**
 * The declaration of a kind of listing, from which storage, API, OpenAPI, forms and pages are
 * built.
 */
export interface Kind {
  /** PascalCase; the path of its API below /api. */
  name: string
  /** Prefix of its terms in the search index. Terms are stored, so the letter must never change. */
  searchLetter: string
  /** Paths of the list page and of a listing's page (without its id). */
  listPath: string
  path: string
  /** Path of the back office's screen below /admin. */
  screen: string
  /** The name on screen: 'travel package'. */
  noun: string
  plural: string
  /** What the price buys: 'per night'. */
  priceUnit: string
  /** The name in the label of the setting for its price unit: 'Cab'. */
  priceName: string
  /** The second documented name of its price. */
  priceAlias?: string
  /** Whether a new listing is placed first instead of last. */
  newestFirst?: boolean
  site: OnSite
  office: InOffice
  fields: KindFields
  /** Category names by id; empty for a kind without categories. */
  categories: Record<number, string>
  /** Fields that must all be filled, or all be blank. */
  together?: [string, string][]
  parts: Record<string, Part>
  /**
   * The maximum number of pictures; a single one is sent as `imageFile`, several as `imageFiles`.
   */
  imageLimit: number
}

export function defineKind<const K extends Kind>(kind: K): K {
  return kind
}

/** Whether it is sold (has a price and can be booked); otherwise it only informs. */
export const isSold = ({ fields }: Pick<Kind, 'fields'>) => 'price' in fields

/** The documented name of a listing's category: `travelPackageCategoryId`. */
export const categoryField = (kind: Kind) => `${lowerFirst(kind.name)}CategoryId`

/** The documented name of a part's owner: `travelPackageId`. */
export const ownerField = (kind: Kind) => `${lowerFirst(kind.name)}Id`

export const categoryIds = (kind: Kind) => Object.keys(kind.categories).map(Number)

export const statuses = ['published', 'draft'] as const
export type Status = (typeof statuses)[number]
