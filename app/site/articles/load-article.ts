import { kinds } from '#catalogue/kinds.ts'
import { dayInKolkata } from '#catalogue/kolkata.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { loadListing } from '../listing-page/load-listing.ts'
import { attempt } from '../sections/attempt.ts'

/** An article, the listings that it names, and others to read. */
export async function loadArticle(request: ListingRequest) {
  const { listing, related: others } = await loadListing('Article', request)
  const { listings } = request.context.get(domainContext)
  const named = await attempt(`what ${listing.path} names`, async () =>
    (await listings.pick(listing.related.filter((id) => id !== listing.id))).map(toCard),
  )
  const day = listing.date || dayInKolkata(new Date(listing.createdAt))
  const names: Record<number, string> = kinds.Article.categories
  const category = names[listing.categoryId ?? 0]
  return { listing, category, day, named: named ?? [], others }
}
