import { kindOf } from '#catalogue/kinds.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { type CardData, toCard } from '../card/card-data.ts'
import { loadListing } from '../listing-page/load-listing.ts'
import { attempt } from '../sections/attempt.ts'

/** Maximum listings of one kind in its row. */
const shown = 12

/** The listings of one kind at a destination. */
export interface OfferedKind {
  label: string
  /** The plural of the kind's noun. */
  plural: string
  listPath: string
  total: number
  cards: CardData[]
}

/** A destination and the listings that refer to it, by kind. */
export async function loadDestination(request: ListingRequest) {
  const { listing, preview } = await loadListing('Destination', request)
  const { listings } = request.context.get(domainContext)
  const offered = await attempt(`what is offered at ${listing.path}`, async () =>
    (await listings.referring(listing.id, shown)).map(({ kind, total, items }): OfferedKind => {
      const { listPath, plural, site } = kindOf(kind)
      return { label: site.label, plural, listPath, total, cards: items.map(toCard) }
    }),
  )
  return { listing, preview, offered: offered ?? [] }
}
