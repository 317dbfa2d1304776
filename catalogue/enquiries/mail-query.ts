import { z } from 'zod'
import { maxPage } from '../limits.ts'
import { whole } from '../number.ts'

export const mailPageSize = 50

/** The filters of the list of unsent mails. */
export const mailQuery = z.object({
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(mailPageSize),
})
