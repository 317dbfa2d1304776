import type { Image } from '#catalogue/image.ts'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { shorten } from './shorten.ts'

/** What a card shows of a listing, and no more: it travels in the page twice. */
export interface CardData {
  id: number
  kind: KindName
  path: string
  title: string
  /** The duration, or what the listing says in its place. */
  badge: string
  /** Where it is, or from where to where. */
  place: string
  /** What it is, in a sentence or two. */
  summary: string
  price: number
  oldPrice: number | null
  priceUnit: string
  image?: Image
}

interface Described extends AnyListing {
  duration?: string
  location?: string
  description?: string
}

const longestSummary = 150

export function toCard(listing: Described): CardData {
  const { id, kind, title, price, oldPrice, images, duration, location, description } = listing
  const { path, priceUnit, fields } = kindOf(kind)
  // A description of one line says where; a longer one says what.
  const saysWhere = fields.description?.control === 'line'
  return {
    id,
    kind,
    path: `${path}/${id}`,
    title,
    badge: duration ?? '',
    place: location ?? (saysWhere ? description : undefined) ?? '',
    summary: saysWhere ? '' : shorten(description ?? '', longestSummary),
    price,
    oldPrice,
    priceUnit,
    image: images[0],
  }
}
