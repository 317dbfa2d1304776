import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../db/tables.ts'

type Row = Selectable<Tables['enquiries']>

/** An enquiry with the data that staff add. */
export interface Enquiry extends Omit<Row, 'details' | 'idempotencyKey' | 'emailKey' | 'phoneKey'> {
  assigneeName: string | null
  /** The form's answers other than name, email and phone. */
  details: Record<string, unknown>
}

export function toEnquiry(stored: Row & { assigneeName?: string | null }): Enquiry {
  const { idempotencyKey, emailKey, phoneKey, details, assigneeName = null, ...row } = stored
  return { ...row, assigneeName, details: JSON.parse(details) }
}

export const selectEnquiries = (queries: Queries) =>
  queries
    .selectFrom('enquiries')
    .selectAll('enquiries')
    .select((e) =>
      e
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'enquiries.assigneeId')
        .as('assigneeName'),
    )
