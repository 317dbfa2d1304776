import { renderToStaticMarkup } from 'react-dom/server'
import type { AnyListing, KindName } from '#catalogue/kinds.ts'
import { readParty } from '#catalogue/local-costs/sum-for-party.ts'
import { domainContext, type ListingRequest } from '../../../domain.ts'
import { LocalCostPanel } from './local-cost-panel.tsx'

/** Whose pages say what is paid on the spot. */
const kinds: readonly KindName[] = ['TravelPackage', 'Adventure', 'Hotel', 'Villa']

/** What guests pay at the places that a listing names, as markup; blank where nothing is known. */
export async function localCostMarkup(
  { context, url }: ListingRequest,
  { kind, destinations = [] }: AnyListing,
  path: string,
): Promise<string> {
  if (!kinds.includes(kind) || destinations.length === 0) return ''
  const { listings, localCosts } = context.get(domainContext)
  const titled = await listings.titled(destinations)
  const costs = await localCosts.at(titled.map(({ id }) => id))
  if (costs.length === 0) return ''
  const places = titled.flatMap(({ id, title }) => {
    const here = costs.filter(({ destinationId }) => destinationId === id)
    return here.length > 0 ? [{ title, costs: here }] : []
  })
  return renderToStaticMarkup(
    <LocalCostPanel
      places={places}
      clock={await localCosts.clock()}
      party={readParty(url.searchParams)}
      path={path}
      preview={url.searchParams.get('preview')}
    />,
  )
}
