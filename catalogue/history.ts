import { z } from 'zod'
import { kindNames } from './kinds.ts'
import { maxId, maxPage } from './limits.ts'
import { whole } from './number.ts'

export const historyActions = ['create', 'change', 'delete', 'restore', 'revert'] as const
export type HistoryAction = (typeof historyActions)[number]

/**
 * The types of subject in the history. A part belongs to the type of its listing's kind; the last
 * one records that enquiries were erased.
 */
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

/** How long the history stores who made a change. */
export const historyDays = 400

/** How long a removed picture is retained, so that it can be restored. */
export const pictureDays = 30

/** The filters of the history, without blank parameters. */
export const historyQuery = z.object({
  kind: z.enum(historyKinds, `kind must be one of ${historyKinds.join(', ')}.`).optional(),
  listingId: whole('listingId', maxId).optional(),
  userId: whole('userId', maxId).optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 200).default(historyPageSize),
})

export type HistoryQuery = z.output<typeof historyQuery>
