import { z } from 'zod'
import { maxPage } from '../limits.ts'
import { whole } from '../number.ts'

export const mailPageSize = 50

/** Which of the mails that wait are listed. */
export const mailQuery = z.object({
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(mailPageSize),
})
