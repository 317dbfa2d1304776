import { hasBundledLogo } from '../brand/brand.ts'
import { readBrandPicture } from '../brand/picture.ts'
import type { PageShare } from '../kind.ts'
import type { AnyListing } from '../kinds.ts'
import { imagePath } from './image.ts'

/** The picture that other sites and messengers show with a link to a page. */
export interface ShareCard {
  /** Of the page, in lower case: `hotel-12`, `travel-packages`. */
  name: string
  title: string
  /** In rupees, 0 when it is on request; a page that sells nothing has none. */
  price?: number
  /** Path of the picture behind the title. */
  cover?: string
  /** Written above the title in place of the bundled logo. */
  agency?: string
  /** Path of the agency's own logo, which stands there in place of its name. */
  logo?: string
  /** Whether that is made for light surfaces only. */
  onPlate?: boolean
}

interface Brand {
  operatorName: string
  brandLogo?: string
  brandLogoDark?: string
  brandPicture?: string
}

/** The card of the home page, and of every page that has none of its own. */
export const homeCard = 'home'

/** The card as it is drawn for an agency: one that the bundled logo is not of is named, and may have its own cover. */
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

/** Pixels, as the sites that show cards ask for. */
export const shareSize = { width: 1200, height: 630 }

type Shared = Pick<AnyListing, 'title' | 'price' | 'images'> &
  Partial<Pick<AnyListing, 'priceOnRequest'>>

/** How the name of a card begins, from the path of a page. */
export const cardPrefix = (path: string) => path.slice(1).toLowerCase().replace('/', '-')

/** The card of a listing whose page has this path: `/hotel/12`, with or without a name behind. */
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

/** The card of a page that is no listing, over a bundled picture. */
export const pageCard = (name: string, page: PageShare): ShareCard => ({
  name,
  title: page.title,
  cover: `uploads/${page.picture}.webp`,
})

/** Counts up when cards are drawn differently, so that none of the old ones stays. */
const design = 3

/** Path below the host's root, without a leading slash. What the card shows is in it, so a changed card has another. */
export function sharePath({ name, title, price, cover, agency, logo }: ShareCard): string {
  const shown = [design, title, price, cover, ...[agency, logo].filter(Boolean)]
  return `share/${name}-${fingerprint(JSON.stringify(shown))}.jpg`
}

/** Eleven digits and letters that distinguish texts; pure, since pages are made without Node's own. */
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
