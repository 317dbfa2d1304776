import { href, redirect } from 'react-router'
import type { AnyListing, Listing } from '#catalogue/kinds.ts'
import { domainContext, type PageRequest } from '../../../domain.ts'
import { toCard } from '../../card/card-data.ts'
import { idsLink, readIds } from '../read-ids.ts'

const maxCompared = 3
/** More options would make the picker too long. */
const maxChoices = 200

/**
 * Up to three packages side by side, and all options. Throws a redirect from a form's URL to the
 * short one.
 */
export async function loadComparison({ context, url }: PageRequest) {
  const { listings } = context.get(domainContext)
  const given = url.searchParams.getAll('ids')
  const ids = readIds(url.searchParams)
  if (given.length > 1) throw redirect(idsLink(href('/compare'), ids))
  const asked = ids.slice(0, maxCompared)
  const found = (await listings.pick(asked)).filter(isPackage)
  const query = { sort: 'title', pageSize: maxChoices } as const
  const { items } = await listings.page('TravelPackage', query, { drafts: false })
  const count = new Set(given.join().split(',').filter(Boolean)).size
  return {
    packages: found.map(toCompared),
    choices: items.map(({ id, title }) => ({ id, title })),
    /** How many ids in the URL are not published travel packages. */
    unknown: Math.min(count, maxCompared) - found.length,
    /** The ids among them. */
    gone: asked.filter((id) => found.every((each) => each.id !== id)),
    tooMany: count > maxCompared,
  }
}

/** The data of a travel package in a comparison. */
export const toCompared = (listing: Listing<'TravelPackage'>) => ({
  ...toCard(listing),
  inclusions: [...new Set(listing.inclusions)],
  exclusions: [...new Set(listing.exclusions)],
  days: listing.parts.dayWiseItinerary.length,
  cancellationPolicy: listing.cancellationPolicy,
})

export type Comparison = Awaited<ReturnType<typeof loadComparison>>
export type ComparedPackage = Comparison['packages'][number]

const isPackage = (listing: AnyListing): listing is Listing<'TravelPackage'> =>
  listing.kind === 'TravelPackage'
