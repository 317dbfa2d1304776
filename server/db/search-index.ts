/** What a search finds a listing by. Terms are lower case letters and digits, at most 102 characters. */
export interface IndexEntry {
  /** Its row in the index: a whole number, in the order in which lists show it. */
  row: number
  title: string[]
  /** All others. */
  words: string[]
}

/** A search: of each list of terms, one begins a term of what is found. */
export interface Search {
  terms: string[][]
  /** Where all of them are: in the title; not all in the title; by default anywhere. */
  where?: 'title' | 'elsewhere'
}

/** Beginnings of these lengths are indexed themselves: each begins too many terms to put together. */
export const shortLengths = [4, 5, 6]
