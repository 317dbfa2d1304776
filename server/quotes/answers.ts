import { rupees } from '#catalogue/prices/money.ts'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import { type PublicVersion, publicVersionOf } from '#catalogue/quotes/public-version.ts'
import { isOpenAt, linkAt, statesBefore } from '#catalogue/quotes/states.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Queries, Tx } from '../db/tables.ts'
import { quoteMails } from './letters/mails.ts'
import { hashOf, isToken } from './links.ts'
import { findQuoteRow, lockQuote, type QuoteRows, type Quoting, refused } from './quoting.ts'
import type { Decision, VersionRow } from './stored-quotes.ts'
import { followUp, isRepeated, writeStep } from './write-step.ts'

/** The data behind a guest's link. */
export interface GuestQuote {
  reference: string
  number: number
  state: 'sent' | 'viewed' | 'accepted' | 'declined' | 'expired' | 'superseded'
  /** The author. */
  author: string
  /** The enquiry it answers. */
  listingId: number | null
  version: PublicVersion
  decision: Decision | null
  decidedAt: string | null
  /** The link of the version that superseded it. */
  current?: string
}

interface Acceptance {
  optionId: string
  extras: string[]
  name: string
  phone: string
}

/** A guest's actions by the link of a version. Undefined for a withdrawn or unknown link. */
export function answersOf(quoting: Quoting) {
  const { database, links, jobs, settings } = quoting
  const { db } = database
  const mails = quoteMails(quoting)

  /** Works on the version with its quote locked; the first action counts as a view. */
  async function answer<T>(token: string, act: (tx: Tx, found: Found) => Promise<T>) {
    const row = await rowOf(db, token)
    if (!row) return undefined
    const done = await db.transaction().execute(async (tx) => {
      const locked = await lockQuote(tx, row.quoteId)
      const version = locked?.versions.find(({ id }) => id === row.id)
      if (!locked || !version || linkAt(version, new Date()) === 'withdrawn') return undefined
      await markViewed(tx, version)
      return act(tx, { ...locked, version, document: documentOf(version) })
    })
    jobs.wake()
    await database.announce(['enquiries'])
    return done
  }

  return {
    /** Changes nothing, since link previews fetch the page too. */
    async read(token: string): Promise<GuestQuote | undefined> {
      const row = await rowOf(db, token)
      const found = row && (await findQuoteRow(db, row.quoteId))
      const version = found?.versions.find(({ id }) => id === row?.id)
      return found && version && guestQuote(links, found, version)
    },

    /** The quote of a link in any state; undefined for an unknown link. */
    quoteOf: async (token: string) => (await rowOf(db, token))?.quoteId,

    /** Records that a person opened it. */
    view: (token: string) => answer(token, async () => true),

    /** Idempotent; returns errors if it can no longer be accepted, or for unknown options or lines. */
    async accept(token: string, acceptance: Acceptance) {
      const agency = await settings.read()
      return answer(token, (tx, found) => accept(mails, tx, found, { ...acceptance, agency }))
    },

    decline: (token: string, reason: string) =>
      answer(token, (tx, found) => decline(mails, tx, found, reason)),

    /** A guest's message, also about an expired version; once if its form was sent twice. */
    ask: (token: string, message: string) =>
      answer(token, (tx, found) => ask(mails, tx, found, message)),
  }
}

interface Found extends QuoteRows {
  version: VersionRow
  document: Version
}

const rowOf = (db: Queries, token: string) =>
  isToken(token)
    ? db
        .selectFrom('quoteVersions')
        .select(['id', 'quoteId'])
        .where('tokenHash', '=', hashOf(token))
        .executeTakeFirst()
    : undefined

/** Undefined after the link was withdrawn. */
async function guestQuote(
  links: Quoting['links'],
  { quote, versions }: QuoteRows,
  version: VersionRow,
): Promise<GuestQuote | undefined> {
  const state = linkAt(version, new Date())
  if (state === 'withdrawn') return undefined
  const newer = versions.find(({ tokenHash }) => tokenHash !== null)
  const hasNewer = newer && newer.id !== version.id && newer.withdrawnAt === null
  const document = documentOf(version)
  return {
    ...{ reference: quote.reference, author: quote.author, number: version.number, state },
    listingId: quote.listingId,
    version: publicVersionOf(document, pricingOf(document)),
    decision: version.decision === null ? null : JSON.parse(version.decision),
    decidedAt: version.decidedAt,
    current: hasNewer ? await links.read(newer) : undefined,
  }
}

type Mails = ReturnType<typeof quoteMails>

async function accept(
  mails: Mails,
  tx: Tx,
  found: Found,
  { optionId, extras, name, phone, agency }: Acceptance & { agency: Settings },
) {
  const { quote, version, document } = found
  const chosen: Decision = { optionId, extras: extras.toSorted(), name, phone }
  if (version.state === 'accepted') return isSame(version, chosen) ? 'accepted' : already
  if (!isOpenAt(version, new Date())) return closed
  const option = document.options.find(({ id }) => id === optionId)
  if (!option) return refused('optionId', 'Choose one of the options.')
  const known = option.lines.filter(({ optional }) => optional).map(({ id }) => id)
  if (!extras.every((id) => known.includes(id)) || new Set(extras).size < extras.length) {
    return refused('extras', foreignExtra)
  }
  const { total, cost, margin } = priceOption(document, option, pricingOf(document), extras)
  await decide(tx, version, { state: 'accepted', decision: chosen, total, cost, margin })
  await writeStep(tx, { ...stepOf(quote.id, version), step: 'accepted', text: option.name })
  const note = `${name} accepted quote ${quote.reference}, version ${version.number}, for ${rupees(total)}.`
  await followUp(tx, { enquiryId: quote.enquiryId, status: 'won', note, by: 'guest' })
  await mails.accepted(tx, found, chosen, agency)
  return 'accepted' as const
}

async function decline(mails: Mails, tx: Tx, found: Found, reason: string) {
  const { quote, version } = found
  if (version.state === 'declined') return 'declined' as const
  if (version.state === 'accepted') return already
  if (!isOpenAt(version, new Date())) return closed
  await decide(tx, version, { state: 'declined', decision: { reason } })
  await writeStep(tx, { ...stepOf(quote.id, version), step: 'declined', text: reason })
  const note = `Quote ${quote.reference} was declined${reason ? `: ${reason}` : '.'}`
  await followUp(tx, { enquiryId: quote.enquiryId, note, by: 'guest', isDue: true })
  await mails.answered(tx, found, 'declined the plan', reason)
  return 'declined' as const
}

async function ask(mails: Mails, tx: Tx, found: Found, message: string) {
  const { quote, version } = found
  const step = { ...stepOf(quote.id, version), step: 'asked', text: message }
  if (await isRepeated(tx, step)) return 'asked' as const
  await writeStep(tx, step)
  const updatedAt = new Date().toISOString()
  await tx.updateTable('quotes').set({ updatedAt }).where('id', '=', quote.id).execute()
  const note = `About quote ${quote.reference}: ${message}`
  await followUp(tx, {
    ...{ enquiryId: quote.enquiryId, note, by: 'guest', isDue: true, reopens: true },
  })
  await mails.answered(tx, found, 'wrote about the plan', message)
  return 'asked' as const
}

const closed = refused('state', 'This offer is no longer open. Ask us for a new one.')
const foreignExtra =
  'An extra that you ticked belongs to another option. Choose that option, or untick the extra.'
const already = refused('state', 'This offer has already been accepted. Call us to change it.')

async function markViewed(tx: Tx, version: VersionRow) {
  if (linkAt(version, new Date()) !== 'sent') return
  const viewedAt = new Date().toISOString()
  await tx
    .updateTable('quoteVersions')
    .set({ state: 'viewed', viewedAt })
    .where('id', '=', version.id)
    .execute()
  await writeStep(tx, { ...stepOf(version.quoteId, version), step: 'viewed' })
}

const stepOf = (quoteId: number, { number }: VersionRow) => ({
  ...{ quoteId, number, by: 'guest' as const },
})

const documentOf = ({ document }: VersionRow): Version => draftVersion.parse(JSON.parse(document))

/** Copied when it was sent. */
function pricingOf({ pricing }: Version) {
  if (!pricing) throw new Error('A sent version has no pricing.')
  return pricing
}

const isSame = ({ decision }: VersionRow, chosen: Decision) =>
  decision !== null && decision === JSON.stringify(chosen)

interface Decided {
  state: 'accepted' | 'declined'
  decision: Decision
  total?: number
  cost?: number
  margin?: number
}

/** Only from an allowed state, so that the first of concurrent actions wins. */
async function decide(tx: Tx, { id, quoteId }: VersionRow, { state, decision, ...sums }: Decided) {
  const at = new Date().toISOString()
  await tx
    .updateTable('quoteVersions')
    .set({ state, ...sums, decision: JSON.stringify(decision), decidedAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(state))
    .execute()
  await tx.updateTable('quotes').set({ updatedAt: at }).where('id', '=', quoteId).execute()
}
