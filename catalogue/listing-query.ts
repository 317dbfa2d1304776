import { z } from 'zod'
import { statuses } from './kind.ts'

export const sorts = ['price', '-price', 'title', '-title', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** Without parameters a list is whole, up to this many listings. */
export const wholeList = 1000
const largestPage = 1000
export const defaultPageSize = 24

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const number = (name: string) => z.coerce.number(`${name} must be a number.`)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema.optional())

/** What narrows a list, as the address says it. Blank parameters are absent ones. */
export const listingQuery = z.object({
  q: optional(z.string().trim().max(200, 'q can be at most 200 characters.')),
  category: optional(number('category').int('category must be a whole number.')),
  minPrice: optional(number('minPrice').min(0, 'minPrice cannot be negative.')),
  maxPrice: optional(number('maxPrice').min(0, 'maxPrice cannot be negative.')),
  sort: optional(z.enum(sorts, `sort must be one of ${sorts.join(', ')}.`)),
  page: optional(
    number('page').int('page must be a whole number.').min(1, 'page starts at 1.').max(1_000_000),
  ),
  pageSize: optional(
    number('pageSize')
      .int('pageSize must be a whole number.')
      .min(1, 'pageSize must be at least 1.')
      .max(largestPage, `pageSize can be at most ${largestPage}.`),
  ),
  status: optional(z.enum(statuses, `status must be one of ${statuses.join(', ')}.`)),
})

export type ListingQuery = z.output<typeof listingQuery>

/** The words of a search, lower case and without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
