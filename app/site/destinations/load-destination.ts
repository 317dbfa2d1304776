import { kindOf } from '#catalogue/kinds.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { loadListing } from '../listing-page/load-listing.ts'
import { attempt } from '../sections/attempt.ts'

/** Maximum listings of one kind in its row. */
const shown = 12

/** A destination and the listings that refer to it, by kind. */
export async function loadDestination(request: ListingRequest) {
  const { listing, preview } = await loadListing('Destination', request)
  const { listings } = request.context.get(domainContext)
  const offered = await attempt(`what is offered at ${listing.path}`, async () =>
    (await listings.referring(listing.id, shown)).map(({ kind, total, items }) => {
      const { listPath, plural, site } = kindOf(kind)
      return { label: site.label, plural, listPath, total, cards: items.map(toCard) }
    }),
  )
  return { listing, preview, offered: offered ?? [] }
}

/** The listings of one kind at a destination. */
export type OfferedKind = Awaited<ReturnType<typeof loadDestination>>['offered'][number]
