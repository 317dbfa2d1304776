import type { Status } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing, WirePart } from '#server/wire/schemas.ts'
import type { Outcome } from '../../api/call.ts'
import { sendForm } from '../../api/send-form.ts'
import { problemOf, type Stopped } from '../../parts/editor/save-parts.ts'
import type { useSend } from '../../use-send.ts'
import type { ListingFields } from './use-listing-fields.ts'

/** Side effects of a save besides storing the form. */
export type SaveChange = Status | 'preview'

export const statusAfter = (change: SaveChange): Status => (change === 'preview' ? 'draft' : change)

/** The saved parts of a form: the listing, and the part that failed, if any. */
export interface Saved {
  listing: WireListing
  stopped?: Stopped
}

interface Attempt {
  name: KindName
  record?: WireListing
  change?: SaveChange
  /** The version of the listing, or of the part that failed before. */
  theirs?: WireListing | WirePart
  send: ReturnType<typeof useSend>
}

/** Saves the form: for an existing listing its parts first, for a new one the listing. */
export async function sendListing(
  fields: ListingFields,
  attempt: Attempt,
): Promise<Outcome<Saved>> {
  return attempt.record
    ? changeListing(fields, attempt, attempt.record)
    : addListing(fields, attempt)
}

async function changeListing(fields: ListingFields, attempt: Attempt, record: WireListing) {
  const { parts } = fields
  const { theirs, send, change } = attempt
  const isOfPart = parts.conflict !== undefined
  const hadUnsaved = parts.hasUnsaved
  const stopped = await parts.save(record.id, send, isOfPart ? theirs : undefined)
  if (stopped) return { problem: problemOf(stopped) }
  // If only parts changed, the listing itself is not saved.
  if (hadUnsaved && !fields.isDirty && !change) {
    return { data: { listing: record }, headers: new Headers() }
  }
  return transmit(fields, isOfPart ? { ...attempt, theirs: undefined } : attempt)
}

async function addListing(fields: ListingFields, attempt: Attempt): Promise<Outcome<Saved>> {
  const outcome = await transmit(fields, attempt)
  if (outcome.problem) return outcome
  const { listing } = outcome.data
  const stopped = await fields.parts.save(listing.id, attempt.send)
  return { ...outcome, data: { listing, stopped } }
}

async function transmit(
  { gallery, body }: ListingFields,
  { name, record, change, theirs, send }: Attempt,
): Promise<Outcome<Saved>> {
  const status = change && { status: statusAfter(change) }
  const form = body(status, theirs as WireListing | undefined)
  const way = record
    ? { method: 'PUT' as const, path: `/${name}/${record.id}` }
    : { method: 'POST' as const, path: `/${name}` }
  const make = () => sendForm<WireListing>({ ...way, body: form, onProgress: gallery.setSent })
  const outcome = await send(make)
  gallery.setSent(undefined)
  return outcome.problem ? outcome : { ...outcome, data: { listing: outcome.data } }
}
