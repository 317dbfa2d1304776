import { renderToStaticMarkup } from 'react-dom/server'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { type CostPlace, costLine } from '#catalogue/local-costs/cost-words.ts'
import { readParty } from '#catalogue/local-costs/sum-for-party.ts'
import { domainContext, type ListingRequest } from '../../../domain.ts'
import { LocalCostPanel } from './local-cost-panel.tsx'

interface Destination {
  id: number
  title: string
}

/** The local costs at destinations of a listing, without those that have none. */
async function findLocalCosts(
  { context }: Pick<ListingRequest, 'context'>,
  kind: KindName,
  destinations: Destination[],
): Promise<CostPlace[]> {
  if (!kindOf(kind).site.localCosts || destinations.length === 0) return []
  const costs = await context.get(domainContext).localCosts.at(destinations.map(({ id }) => id))
  return destinations.flatMap(({ id, title }) => {
    const here = costs.filter(({ destinationId }) => destinationId === id)
    return here.length > 0 ? [{ title, costs: here }] : []
  })
}

/** The same as the markup of a section; blank if there are none. */
export async function localCostMarkup(
  request: ListingRequest,
  { kind, path }: { kind: KindName; path: string },
  destinations: Destination[],
): Promise<string> {
  const places = await findLocalCosts(request, kind, destinations)
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
  { kind, destinations = [] }: AnyListing,
) {
  const { listings, localCosts } = request.context.get(domainContext)
  const places = await findLocalCosts(request, kind, await listings.titled(destinations))
  if (places.length === 0) return []
  const clock = await localCosts.clock()
  return places.map(({ title, costs }) => ({
    ...{ title, lines: costs.map((cost) => costLine(cost, clock)) },
  }))
}
