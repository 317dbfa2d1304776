import { renderToStaticMarkup } from 'react-dom/server'
import type { AnyListing, KindName } from '#catalogue/kinds.ts'
import { type CostPlace, costLine } from '#catalogue/local-costs/cost-words.ts'
import { readParty } from '#catalogue/local-costs/sum-for-party.ts'
import { domainContext, type ListingRequest } from '../../../domain.ts'
import { LocalCostPanel } from './local-cost-panel.tsx'

/** The kinds whose pages show local costs. */
const kinds: readonly KindName[] = ['TravelPackage', 'Adventure', 'Hotel', 'Villa']

/** The local costs at a listing's destinations, without those that have none. */
async function findLocalCosts(
  { context }: Pick<ListingRequest, 'context'>,
  { kind, destinations = [] }: AnyListing,
): Promise<CostPlace[]> {
  if (!kinds.includes(kind) || destinations.length === 0) return []
  const { listings, localCosts } = context.get(domainContext)
  const titled = await listings.titled(destinations)
  const costs = await localCosts.at(titled.map(({ id }) => id))
  return titled.flatMap(({ id, title }) => {
    const here = costs.filter(({ destinationId }) => destinationId === id)
    return here.length > 0 ? [{ title, costs: here }] : []
  })
}

/** The same as the markup of a section; blank if there are none. */
export async function localCostMarkup(
  request: ListingRequest,
  listing: AnyListing,
  path: string,
): Promise<string> {
  const places = await findLocalCosts(request, listing)
  if (places.length === 0) return ''
  const { context, url } = request
  return renderToStaticMarkup(
    <LocalCostPanel
      places={places}
      clock={await context.get(domainContext).localCosts.clock()}
      party={readParty(url.searchParams)}
      path={path}
      preview={url.searchParams.get('preview')}
    />,
  )
}

/** The same for print, one line each. */
export async function localCostLines(
  request: Pick<ListingRequest, 'context'>,
  listing: AnyListing,
) {
  const places = await findLocalCosts(request, listing)
  if (places.length === 0) return []
  const clock = await request.context.get(domainContext).localCosts.clock()
  return places.map(({ title, costs }) => ({
    ...{ title, lines: costs.map((cost) => costLine(cost, clock)) },
  }))
}
