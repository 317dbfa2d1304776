import { z } from 'zod'
import { maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'

const libraryFolders = ['uploads', 'hotelrooms', 'images'] as const
export type LibraryFolder = (typeof libraryFolders)[number]
export const libraryPageSize = 24

/** The filters of the picture library, without blank parameters. */
export const libraryQuery = z.object({
  q: z
    .string('q must be text.')
    .trim()
    .max(maxSearch, `q can be at most ${maxSearch} characters.`)
    .optional(),
  /** Which owners: listings, rooms or services. */
  folder: z
    .enum(libraryFolders, `folder must be one of ${libraryFolders.join(', ')}.`)
    .default('uploads'),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 200).default(libraryPageSize),
})

export type LibraryQuery = z.output<typeof libraryQuery>
