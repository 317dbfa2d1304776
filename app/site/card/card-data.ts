import { isSold } from '#catalogue/kind.ts'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { shorten } from '../head/shorten.ts'
import type { ShownImage } from '../media/picture.tsx'

/** Only for vehicles. */
export interface VehicleData {
  seats: number
  /** Luggage in words; may be blank, as may the condition. */
  luggage: string
  condition: string
}

/** The data of a card, kept small since pages contain it twice. */
export interface CardData {
  id: number
  kind: KindName
  path: string
  title: string
  /** The duration or its substitute; the category of kinds that are not sold. */
  badge: string
  /** The place, or origin and destination. */
  place: string
  /** A description of one or two sentences. */
  summary: string
  price: number
  oldPrice: number | null
  priceUnit: string
  /** Without price and enquiry. */
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
  // Kinds that are sold have the place as one line, and a longer description.
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
