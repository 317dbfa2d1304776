import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { kinds } from '#catalogue/kinds.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { piecesOf, withoutPictures } from '#catalogue/texts/pictured.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { loadListing } from '../listing-page/load-listing.ts'
import { attempt } from '../sections/attempt.ts'

/** An article with its text split at pictures, its related listings, and other articles. */
export async function loadArticle(request: ListingRequest) {
  const { listing, related: others } = await loadListing('Article', request)
  const { listings } = request.context.get(domainContext)
  const named = await attempt(`what ${listing.path} names`, async () =>
    (await listings.pick(listing.related.filter((id) => id !== listing.id))).map(toCard),
  )
  const { text, ...article } = listing
  const names: Record<number, string> = kinds.Article.categories
  return {
    article,
    pieces: piecesOf(text),
    summary: article.description || withoutMarks(withoutPictures(text)).trim() || article.title,
    category: names[article.categoryId ?? 0],
    day: article.date || dayInKolkata(new Date(article.createdAt)),
    named: named ?? [],
    others,
  }
}
