import { z } from 'zod'
import { statuses } from '../kind.ts'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { fromText } from '../number.ts'

export const sorts = ['price', '-price', 'title', '-title', 'newest', 'category'] as const
export type Sort = (typeof sorts)[number]

/** Maximum length of a list without paging parameters. */
export const wholeList = 1000
const maxPageSize = 1000
export const defaultPageSize = 24

const number = (name: string) => z.number(`${name} must be a number.`)

/** The filters in a list's URL, without blank parameters. */
export const listingQuery = z.object({
  q: z
    .string('q must be text.')
    .trim()
    .max(maxSearch, `q can be at most ${maxSearch} characters.`)
    .optional(),
  category: fromText(
    number('category')
      .int('category must be a whole number.')
      .min(0, 'There is no such category.')
      .max(maxId, 'There is no such category.'),
  ).optional(),
  /** The id of a listing that the results refer to. */
  destination: fromText(
    number('destination')
      .int('destination must be a whole number.')
      .min(1, 'There is no such destination.')
      .max(maxId, 'There is no such destination.'),
  ).optional(),
  minPrice: fromText(number('minPrice').min(0, 'minPrice cannot be negative.')).optional(),
  maxPrice: fromText(number('maxPrice').min(0, 'maxPrice cannot be negative.')).optional(),
  sort: z.enum(sorts, `sort must be one of ${sorts.join(', ')}.`).optional(),
  page: fromText(
    number('page')
      .int('page must be a whole number.')
      .min(1, 'page starts at 1.')
      .max(maxPage, `page can be at most ${maxPage}.`),
  ).optional(),
  pageSize: fromText(
    number('pageSize')
      .int('pageSize must be a whole number.')
      .min(1, 'pageSize must be at least 1.')
      .max(maxPageSize, `pageSize can be at most ${maxPageSize}.`),
  ).optional(),
  /** 'none' lists those without their own picture. */
  images: z.enum(['none'], 'images can only be none.').optional(),
  status: z.enum(statuses, `status must be one of ${statuses.join(', ')}.`).optional(),
})

export type ListingQuery = z.output<typeof listingQuery>

/** Drops the blank fields that a form sends. */
export function withoutBlanks<T>(parameters: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))
}

/** The words of a search, lower case and without accents. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
