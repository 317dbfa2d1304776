import { z } from 'zod'
import { kindNames } from './kinds.ts'
import { maxId, maxPage } from './limits.ts'
import { whole } from './number.ts'

export const historyActions = ['create', 'change', 'delete', 'restore', 'revert'] as const
export type HistoryAction = (typeof historyActions)[number]

/** What was changed: a kind's listing or one of its parts, a text of the site, the settings, an account, a redirect, a local cost, a supplier or rate, a road or place, the yearly calendar, or enquiries that were erased. */
export const historyKinds = [
  ...kindNames,
  'Text',
  'Setting',
  'User',
  'Redirect',
  'LocalCost',
  'Supplier',
  'Rate',
  'Condition',
  'CalendarEntry',
  'Review',
  'Enquiry',
] as const
export type HistoryKind = (typeof historyKinds)[number]

export const historyPageSize = 25

/** Who changed what is known for so long. */
export const historyDays = 400

/** A picture that was taken off a listing is retained for so long, so that it can be brought back. */
export const pictureDays = 30

/** What narrows the history, once blank parameters are dropped. */
export const historyQuery = z.object({
  kind: z.enum(historyKinds, `kind must be one of ${historyKinds.join(', ')}.`).optional(),
  listingId: whole('listingId', maxId).optional(),
  userId: whole('userId', maxId).optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 200).default(historyPageSize),
})

export type HistoryQuery = z.output<typeof historyQuery>
