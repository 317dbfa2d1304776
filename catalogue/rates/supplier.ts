import { z } from 'zod'
import { email, line, paragraph, phone as phoneField } from '../field.ts'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'

export const supplierKinds = [
  'hotel',
  'houseboat',
  'vehicle',
  'guide',
  'activity',
  'other',
] as const
export type SupplierKind = (typeof supplierKinds)[number]

/** The fields staff enter for a supplier, besides its kind. */
export const supplierFields = {
  name: line('Name', { required: true, max: 150 }),
  place: line('Place', { max: 100, hint: 'e.g. Pahalgam' }),
  contact: line('Contact', { max: 100, hint: 'Whom to ask for' }),
  phone: phoneField('Phone'),
  whatsapp: phoneField('WhatsApp number'),
  email: email('Email'),
  notes: paragraph('Notes', { max: 5000 }),
}

export const supplierLabels: Record<string, string> = {
  kind: 'Kind',
  listingId: 'Listing',
  archived: 'Archived',
}

const { name, place, contact, phone, whatsapp, notes } = supplierFields
const kind = z.enum(supplierKinds, {
  error: ({ input }) =>
    input ? `Kind must be one of ${supplierKinds.join(', ')}.` : 'Kind is required.',
})
const listing = 'Listing must be the number of a listing.'
const listingId = z.int(listing).min(1, listing).max(maxId, listing).nullable()
const archived = z.boolean('Archived must be true or false.')

/** The fields of a new supplier. */
export const supplierBody = z.object({
  name: name.schema,
  kind,
  place: place.schema.default(''),
  contact: contact.schema.default(''),
  phone: phone.schema.default(''),
  whatsapp: whatsapp.schema.default(''),
  email: supplierFields.email.schema.default(''),
  notes: notes.schema.default(''),
  listingId: listingId.default(null),
  archived: archived.default(false),
})

/** Validates each field of a supplier separately. */
export const supplierChange = z
  .object({
    name: name.schema,
    kind,
    place: place.schema,
    contact: contact.schema,
    phone: phone.schema,
    whatsapp: whatsapp.schema,
    email: supplierFields.email.schema,
    notes: notes.schema,
    listingId,
    archived,
  })
  .partial()

export type SupplierValues = z.output<typeof supplierBody>
export type SupplierChange = z.output<typeof supplierChange>

/** A company that the agency buys from. */
export interface Supplier extends SupplierValues {
  id: number
  version: number
}

/** The filters of the list of suppliers; archived ones are listed only on request. */
export const supplierQuery = z.object({
  kind: kind.optional(),
  place: supplierFields.place.schema.optional(),
  q: z.string().trim().max(maxSearch, `q can have at most ${maxSearch} characters.`).optional(),
  archived: z.enum(['true'], 'archived must be true.').optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(100),
})

export type SupplierQuery = z.output<typeof supplierQuery>
