import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import type { IndexEntry, Search } from '../../db/search-index.ts'
import { indexRow } from './index-row.ts'

/** Maximum characters of a listing's texts, and of a word, in the index and in searches. */
const maxIndexed = 200_000
const maxWord = 100

const statusCodes: Record<Status, string> = { published: 'p', draft: 'd' }

const codeOf = (kind: KindName, status: Status) => kindOf(kind).searchLetter + statusCodes[status]
const termsOf = (text: string) => searchWords(text).map((word) => word.slice(0, maxWord))

interface Indexed {
  id: number
  title: string
  categoryId: number | null
  status: Status
  position: number
}

/** The terms of a listing: each word of its texts and of its category's name. */
export function indexEntry(name: KindName, listing: Indexed): IndexEntry {
  const { fields, categories } = kindOf(name)
  const values = Object.entries(listing).filter(([field]) => field in fields)
  const texts = [...values.flatMap(([, value]) => value), categories[listing.categoryId ?? 0]]
  const text = texts.filter((value) => typeof value === 'string').join(' ')
  const title = new Set(termsOf(listing.title))
  const others = new Set(termsOf(searchWords(text).join(' ').slice(0, maxIndexed)))
  const code = codeOf(name, listing.status)
  return {
    row: indexRow(listing),
    title: [...title].map((word) => code + word),
    words: [...others].filter((word) => !title.has(word)).map((word) => code + word),
  }
}

/** The search for listings of a kind with words that begin with these. */
export const searchFor = (
  kind: KindName,
  statuses: readonly Status[],
  words: string[],
): Search => ({
  terms: words.map((word) =>
    statuses.map((status) => codeOf(kind, status) + word.slice(0, maxWord)),
  ),
})
