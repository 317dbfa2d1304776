import { z } from 'zod'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'
import { quoteStates } from './states.ts'

export const quotePageSize = 25

/** The filters of the list of quotes, without blank parameters. */
export const quoteQuery = z.object({
  /** A reference, a phone number in any format, or part of the guest's name. */
  q: z.string().trim().max(maxSearch, `q can be at most ${maxSearch} characters.`).optional(),
  /** The current state of the newest version. */
  state: z.enum(quoteStates, `state must be one of ${quoteStates.join(', ')}.`).optional(),
  enquiryId: whole('enquiryId', maxId).optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(quotePageSize),
})

export type QuoteQuery = z.output<typeof quoteQuery>
