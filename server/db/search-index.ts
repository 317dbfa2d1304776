/** The index entry of a listing. Terms are lower-case letters and digits, at most 102 characters. */
export interface IndexEntry {
  /** Its row in the index: an integer, in the order of lists. */
  row: number
  title: string[]
  /** All other terms. */
  words: string[]
}

/** A search: a match contains, for each inner list, a term that begins with one of its terms. */
export interface Search {
  terms: string[][]
  /** Where the words must be: all in the title; not all in the title; by default anywhere. */
  where?: 'title' | 'elsewhere'
}

/** Prefixes of these lengths are indexed themselves, since too many terms begin with each. */
export const shortLengths = [4, 5, 6]
