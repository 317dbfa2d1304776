import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Row = Selectable<Tables['enquiries']>

/** What a visitor sent, and what staff made of it. */
export interface Enquiry extends Omit<Row, 'details' | 'idempotencyKey' | 'emailKey' | 'phoneKey'> {
  /** The form's answers besides name, email and phone. */
  details: Record<string, unknown>
}

export function toEnquiry({ idempotencyKey, emailKey, phoneKey, details, ...row }: Row): Enquiry {
  return { ...row, details: JSON.parse(details) }
}
