import { z } from 'zod'
import { whole } from './enquiry-query.ts'

export const mailPageSize = 50

/** Which of the mails that wait are listed. */
export const mailQuery = z.object({
  page: whole('page', 1_000_000).default(1),
  pageSize: whole('pageSize', 500).default(mailPageSize),
})
