import { z } from 'zod'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'

export const localCostPageSize = 100

/** The filters of the list of local costs. */
export const localCostQuery = z.object({
  destinationId: whole('destinationId', maxId).optional(),
  toCheck: z.enum(['true'], 'toCheck must be true.').optional(),
  q: z.string().trim().max(maxSearch, `q can have at most ${maxSearch} characters.`).optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(localCostPageSize),
})

export type LocalCostQuery = z.output<typeof localCostQuery>
