import type { z } from 'zod'
import type { Field, Fields } from './field.ts'
import type { Part } from './part.ts'

/** The groups of kinds in the back office's sidebar. */
export const officeGroups = ['Stays', 'Trips', 'Occasions', 'Places', 'To read'] as const
export type OfficeGroup = (typeof officeGroups)[number]

/** Every kind has a title; what is sold also has a price. */
export type KindFields = Fields & { title: Field<z.ZodType<string>> }

/** What a page that is no listing is shared with: words over a bundled picture. */
export interface PageShare {
  title: string
  picture: string
}

/** How the public site presents a kind. */
interface OnSite {
  /** In menus, breadcrumbs and search results: 'Travel Packages'. */
  label: string
  /** Among the services that a WhatsApp message lists, if other than the label. */
  chatName?: string
  /** In the row of the header, behind its 'Others', or in neither. */
  menu: 'main' | 'others' | 'none'
  /** What the About page says of it until staff write their own. */
  about: string
  /** The card that its list is shared with, over a bundled picture. */
  share: PageShare
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
  /** Asked before one is deleted. */
  question: string
}

/** One kind of listing: all that storage, API, OpenAPI, form and pages are made from. */
export interface Kind {
  /** PascalCase; the API's path below /api. */
  name: string
  /** How its terms begin in the search index. They are stored, so a kind keeps its letter. */
  searchLetter: string
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
  /** What the setting for its price unit is called by: 'Cab'. */
  priceName: string
  /** A new one stands before the others instead of behind them. */
  newestFirst?: boolean
  site: OnSite
  office: InOffice
  fields: KindFields
  /** Category names by id; empty when the kind has none. */
  categories: Record<number, string>
  /** Fields that say nothing alone: both are filled, or neither. */
  together?: [string, string][]
  parts: Record<string, Part>
  /** How many pictures a listing may have; one is sent as `imageFile`, more as `imageFiles`. */
  imageLimit: number
}

export function defineKind<const K extends Kind>(kind: K): K {
  return kind
}

/** Whether it has a price and is asked for; else it tells of something. */
export const isSold = ({ fields }: Pick<Kind, 'fields'>) => 'price' in fields

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** The documented name of a listing's category: `travelPackageCategoryId`. */
export const categoryField = (kind: Kind) => `${lowerFirst(kind.name)}CategoryId`

/** The documented name of a part's owner: `travelPackageId`. */
export const ownerField = (kind: Kind) => `${lowerFirst(kind.name)}Id`

export const categoryIds = (kind: Kind) => Object.keys(kind.categories).map(Number)

export const statuses = ['published', 'draft'] as const
export type Status = (typeof statuses)[number]
