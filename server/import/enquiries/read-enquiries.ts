import type { Table } from '../../tables/table.ts'
import { looseKey } from '../sheets/loose-key.ts'
import type { Place } from '../sheets/place.ts'
import { readRows } from '../sheets/read-rows.ts'
import { keyColumn, type SheetFields } from '../sheets/sheet-fields.ts'

/** A row of a sheet of enquiries. */
export interface EnquiryRecord extends Place {
  /** The ID in the sender's own books; '' if there is none. */
  key: string
}

const names = ['enquiries', 'enquiry', 'leads', 'lead', 'contact requests', 'inquiries', 'inquiry']

/** Whether a sheet's name means enquiries. */
export const hasEnquiries = ({ name }: Table) =>
  names.some((each) => looseKey(each) === looseKey(name))

/** The allowed headings of each field. */
const headings: Record<string, string[]> = {
  name: ['name', 'full name', 'customer', 'client', 'guest', 'customer name', 'guest name'],
  email: ['email', 'e-mail', 'mail', 'email address'],
  phone: ['phone', 'mobile', 'phone number', 'mobile number', 'whatsapp', 'contact number'],
  listing: ['listing', 'package', 'tour', 'interested in'],
  status: ['status', 'stage'],
  received: [
    'received',
    'received (india time)',
    'received on',
    'enquiry date',
    'created',
    'created at',
  ],
  followUpOn: ['follow up on', 'follow up', 'follow-up'],
  [keyColumn]: ['id', 'reference', 'code', 'lead id', 'enquiry id', 'external id'],
}

/** Prefix of a column without a field, which is stored as a note. */
const other = 'other '

/** The rows of a sheet of enquiries; columns without a field keep their heading. */
export async function readEnquiries(table: Table): Promise<EnquiryRecord[]> {
  const sheet = table.name
  const rows = await readRows(table, fieldsFor(table), sheet)
  return rows.map(({ value, ...place }) => {
    const { [keyColumn]: key = '', ...fields } = value
    return { ...place, sheet, value: fields, key: String(key) }
  })
}

function fieldsFor({ rows }: Table): SheetFields {
  const heading = rows.find((cells) => cells.filter(Boolean).length > 1) ?? rows[0] ?? []
  const known = Object.entries(headings).flatMap(([name, titles]) =>
    titles.map((title) => [looseKey(title), name] as const),
  )
  const others = heading.filter(Boolean).map((title) => [looseKey(title), other + title] as const)
  const map = new Map([...others, ...known])
  return { noun: 'enquiry', shown: [], names: [], lists: new Set(), headings: [map, map] }
}

/** The columns without a field, one line each. */
export const othersIn = ({ value }: EnquiryRecord) =>
  Object.entries(value)
    .filter(([name]) => name.startsWith(other))
    .map(([name, cell]) => `${name.slice(other.length)}: ${cell}`)
