import type { Selectable } from 'kysely'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { type QuoteState, stateAt } from '#catalogue/quotes/states.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import type { Queries, Tables } from '../db/tables.ts'

export type QuoteRow = Selectable<Tables['quotes']>
export type VersionRow = Selectable<Tables['quoteVersions']>
type QuoteStep = Selectable<Tables['quoteSteps']>

/** The guest's choice when accepting, or reason for declining. */
export interface Decision {
  optionId?: string
  extras?: string[]
  name?: string
  phone?: string
  reason?: string
}

export interface QuoteVersion
  extends Omit<VersionRow, 'document' | 'decision' | 'nonce' | 'tokenHash' | 'phoneKey'> {
  /** The current state: a version expires with time. */
  state: QuoteState
  document: Version
  decision: Decision | null
}

export interface Quote extends QuoteRow {
  /** Newest first; only the first can be a draft. */
  versions: QuoteVersion[]
  steps: QuoteStep[]
}

export function toVersion(row: VersionRow): QuoteVersion {
  const { document, decision, nonce: _, tokenHash: __, phoneKey: ___, ...stored } = row
  return {
    ...stored,
    state: stateAt(row, new Date()),
    document: draftVersion.parse(JSON.parse(document)),
    decision: decision === null ? null : JSON.parse(decision),
  }
}

export async function findQuote(queries: Queries, id: number): Promise<Quote | undefined> {
  const row = await queries.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [versions, steps] = await Promise.all([
    versionsOf(queries, id),
    queries.selectFrom('quoteSteps').selectAll().where('quoteId', '=', id).orderBy('id').execute(),
  ])
  return { ...row, versions: versions.map(toVersion), steps }
}

export const versionsOf = (queries: Queries, quoteId: number) =>
  queries
    .selectFrom('quoteVersions')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .orderBy('number', 'desc')
    .execute()

/** Columns copied from the document, for lists and searches. */
export function columnsOf(document: Version, today: PricingSettings) {
  const [first] = document.options
  const price = first && priceOption(document, first, document.pricing ?? today)
  return {
    document: JSON.stringify(document),
    guestName: document.guest.name,
    // Like enquiries, found by a number in any notation.
    phoneKey: document.guest.phone.replace(/\D/g, '').slice(-10),
    arrival: document.arrival,
    validUntil: document.validUntil,
    total: price?.total ?? 0,
    cost: price?.cost ?? 0,
    margin: price?.margin ?? 0,
  }
}
