import { isSold } from '#catalogue/kind.ts'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listing-path.ts'
import { shorten } from '../head/shorten.ts'
import type { ShownImage } from '../media/picture.tsx'

/** What only a vehicle has. */
export interface VehicleData {
  seats: number
  /** What it takes, in words; may be blank, as may its condition. */
  luggage: string
  condition: string
}

/** What a card shows of a listing, and no more: it travels in the page twice. */
export interface CardData {
  id: number
  kind: KindName
  path: string
  title: string
  /** The duration, or what the listing says in its place; the category of what is not sold. */
  badge: string
  /** Where it is, or from where to where. */
  place: string
  /** What it is, in a sentence or two. */
  summary: string
  price: number
  oldPrice: number | null
  priceUnit: string
  /** It has no price and is not asked for. */
  unsold?: true
  image?: ShownImage
  vehicle?: VehicleData
}

interface Described extends AnyListing, Partial<VehicleData> {
  duration?: string
  location?: string
  description?: string
}

const maxSummaryLength = 150

export function toCard(listing: Described): CardData {
  const { id, kind, title, price, oldPrice, images, duration, location, description } = listing
  const declaration = kindOf(kind)
  const { priceUnit, fields, categories } = declaration
  const sold = isSold(declaration)
  // What is sold says in one line where it is, and in a longer description what.
  const saysWhere = sold && fields.description?.control === 'line'
  const vehicle = vehicleOf(listing)
  const badge = sold ? duration : categories[listing.categoryId ?? 0]
  return {
    id,
    kind,
    path: listingPath(listing),
    title,
    badge: badge ?? '',
    place: location ?? (saysWhere ? description : undefined) ?? '',
    summary: saysWhere || vehicle ? '' : shorten(description ?? '', maxSummaryLength),
    price,
    oldPrice,
    priceUnit,
    ...(!sold && { unsold: true }),
    image: images[0],
    vehicle,
  }
}

const vehicleOf = ({ seats, luggage = '', condition = '' }: Partial<VehicleData>) =>
  seats === undefined ? undefined : { seats, luggage, condition }
