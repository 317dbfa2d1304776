import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listing-query.ts'

/** Characters. PostgreSQL refuses to index a text of over a megabyte. */
const maxIndexed = 200_000

const isText = (value: unknown) => typeof value === 'string'

/** The words that a search finds a listing by: all its texts, and its category's name. */
export function searchText(name: KindName, listing: { categoryId: number | null }): string {
  const kind = kindOf(name)
  const values = Object.entries(listing).filter(([field]) => field in kind.fields)
  const category = kind.categories[listing.categoryId ?? 0]
  const texts = [...values.flatMap(([, value]) => value), category].filter(isText)
  return searchWords(texts.join(' ')).join(' ').slice(0, maxIndexed)
}
