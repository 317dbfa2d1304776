import { hasBundledLogo } from '../brand/brand.ts'
import { readBrandPicture } from '../brand/picture.ts'
import type { PageShare } from '../kind.ts'
import type { AnyListing } from '../kinds.ts'
import { imagePath } from './image.ts'

/** The preview picture that other sites and messengers show with a link to a page. */
export interface ShareCard {
  /** The page, in lower case: `hotel-12`, `travel-packages`. */
  name: string
  title: string
  /** In rupees, 0 for a price on request; absent for pages that sell nothing. */
  price?: number
  /** Path of the background picture. */
  cover?: string
  /** The agency's name, written above the title instead of the bundled logo. */
  agency?: string
  /** Path of the agency's own logo, shown instead of its name. */
  logo?: string
  /** Whether the logo is made only for light backgrounds. */
  onPlate?: boolean
}

interface Brand {
  operatorName: string
  brandLogo?: string
  brandLogoDark?: string
  brandPicture?: string
}

/** The card of the home page, and of every page without its own. */
export const homeCard = 'home'

/**
 * The card as drawn for an agency: with the name of one that has no bundled logo, and with its own
 * cover.
 */
export function cardOfAgency(card: ShareCard, brand: Brand): ShareCard {
  const own = card.name === homeCard ? readBrandPicture(brand.brandPicture) : undefined
  return {
    ...card,
    ...(own && { cover: own.path }),
    ...(!hasBundledLogo(brand) && { agency: brand.operatorName }),
    ...logoOf(brand),
  }
}

function logoOf({ brandLogo, brandLogoDark }: Brand): Pick<ShareCard, 'logo' | 'onPlate'> {
  const light = readBrandPicture(brandLogo)
  const dark = light && readBrandPicture(brandLogoDark)
  return light ? { logo: (dark ?? light).path, onPlate: !dark } : {}
}

/** Pixels, the size that sites with link previews ask for. */
export const shareSize = { width: 1200, height: 630 }

type Shared = Pick<AnyListing, 'title' | 'price' | 'images'> &
  Partial<Pick<AnyListing, 'priceOnRequest'>>

/** Prefix of a card's file name, from the page's path. */
export const cardPrefix = (path: string) => path.slice(1).toLowerCase().replace('/', '-')

/** The card of a listing whose path is `/hotel/12`, with or without a slug. */
export function listingCard(path: string, listing: Shared): ShareCard {
  const {
    title,
    images: [cover],
  } = listing
  const isSold = listing.price > 0 || listing.priceOnRequest !== false
  const name = cardPrefix(path.split('/', 3).join('/'))
  const price = isSold ? { price: listing.price } : {}
  return { name, title, ...price, ...(cover && { cover: imagePath(cover) }) }
}

/** The card of a page that is not a listing, over a bundled picture. */
export const pageCard = (name: string, page: PageShare): ShareCard => ({
  name,
  title: page.title,
  cover: `uploads/${page.picture}.webp`,
})

/** Increase it when the drawing changes, so that every card is redrawn. */
const design = 5

/**
 * Path below the host's root, without a leading slash. It contains a hash of the content, so a
 * changed card has another path.
 */
export function sharePath({ name, title, price, cover, ...head }: ShareCard): string {
  const { agency, logo, onPlate } = head
  const shown = [design, title, price, cover, ...[agency, logo, onPlate].filter(Boolean)]
  return `share/${name}-${fingerprint(JSON.stringify(shown))}.jpg`
}

/**
 * A hash of a text in 11 base-36 characters; pure JavaScript, since pages are built without Node's
 * modules.
 */
function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  const value = 2 ** 32 * (2097151 & low) + (high >>> 0)
  return value.toString(36).padStart(11, '0')
}
