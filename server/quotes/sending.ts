import { isDeepStrictEqual } from 'node:util'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { isBelowMargin, priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { sendableVersion } from '#catalogue/quotes/sent-version.ts'
import { mayStep, type QuoteState, statesBefore } from '#catalogue/quotes/states.ts'
import { draftVersion, type Version, versionErrors } from '#catalogue/quotes/version.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { isAccepted } from './drafts.ts'
import { quoteMails } from './letters/mails.ts'
import { lockQuote, pricingOf, type Quoting, type Refused, refused } from './quoting.ts'
import { storePictures } from './sent-pictures.ts'
import { columnsOf, findQuote, type VersionRow } from './stored-quotes.ts'
import { followUp, writeStep } from './write-step.ts'

interface Sender extends Author {
  role: 'owner' | 'editor'
}

/** What the sender saw. */
interface Sending {
  revision?: number
  /** Tax and rounding of the totals; if absent, the current ones apply unseen. */
  pricing?: PricingSettings
}

/** How the guest gets the link. */
export const shareMethods = ['link', 'whatsapp', 'mail', 'pdf'] as const
type Way = (typeof shareMethods)[number]

/** Sending a version, and withdrawing it. */
export function sendingOf(quoting: Quoting) {
  const { database, settings, links, jobs } = quoting
  const { db } = database
  const mails = quoteMails(quoting)

  return {
    /** Undefined if there is no such quote, 'stale' if the draft has changed. */
    async send(id: number, { revision, pricing }: Sending, by: Sender) {
      const current = await settings.read()
      const today = todayInKolkata()
      if (pricing && !isDeepStrictEqual(pricing, pricingOf(current, today))) return otherSums
      const link = await links.make()
      const outcome = await db
        .transaction()
        .execute((tx) => sendLatest(tx, { id, revision, by, link, settings: current, today }))
      if (outcome !== 'sent') return outcome
      await database.announce(['enquiries'])
      return findQuote(db, id)
    },

    /** The token of a sent version; undefined if it can no longer be derived. */
    async tokenOf(quoteId: number, number: number) {
      const row = await findLink(db, quoteId, number)
      return row && links.read(row)
    },

    /**
     * Withdraws the links of all versions; false if there is none. Not if the guest has accepted
     * since the sender read the state: they would lose the plan of their trip for good.
     */
    async withdraw(id: number, by: Author, seen?: QuoteState): Promise<boolean | Refused> {
      const outcome = await db.transaction().execute((tx) => withdrawAll(tx, { id, by, seen }))
      if (outcome === true) await database.announce(['enquiries'])
      return outcome
    },

    /** Records how the guest was informed, and mails the link if that is the way. */
    async recordShare(id: number, way: Way, by: Author): Promise<'noted' | Refused | undefined> {
      const agency = await settings.read()
      const outcome = await db
        .transaction()
        .execute((tx) => noteShare(mails, tx, { id, way, by, agency }))
      jobs.wake()
      return outcome
    },
  }
}

interface SendingNow {
  id: number
  revision?: number
  by: Sender
  link: Pick<Sent, 'nonce' | 'tokenHash'>
  settings: Settings
  today: string
}

async function sendLatest(tx: Tx, { id, revision, by, link, settings, today }: SendingNow) {
  const locked = await lockQuote(tx, id)
  if (!locked) return undefined
  const { quote, latest, versions } = locked
  if (versions.some(({ state }) => state === 'accepted')) return isAccepted
  if (latest.state !== 'draft') return nothingToSend
  if (revision !== undefined && revision !== latest.revision) return 'stale' as const
  const checked = checkSendable(latest, pricingOf(settings, today), today)
  if ('errors' in checked) return checked
  const { document } = checked
  if (by.role !== 'owner' && isBelowMinimum(document, settings.quoteMinimumMargin)) return tooCheap
  const { nonce, tokenHash } = link
  const sent = { ...columnsOf(document, checked.pricing), nonce, tokenHash }
  await markSent(tx, latest, sent)
  await storePictures(tx, latest.id, document.days)
  for (const { number } of versions.filter(({ state }) => mayStep(state, 'superseded'))) {
    await writeStep(tx, { quoteId: id, number, step: 'superseded', by })
  }
  await writeStep(tx, { quoteId: id, number: latest.number, step: 'sent', by })
  const note = `Quote ${quote.reference}, version ${latest.number}, was sent.`
  await followUp(tx, { enquiryId: quote.enquiryId, status: 'quoted', note, by })
  return 'sent' as const
}

interface Withdrawing {
  id: number
  by: Author
  seen?: QuoteState
}

async function withdrawAll(tx: Tx, { id, by, seen }: Withdrawing): Promise<boolean | Refused> {
  const locked = await lockQuote(tx, id)
  if (!locked) return false
  const { quote, versions, latest } = locked
  const hasAccepted = versions.some(({ state }) => state === 'accepted')
  if (hasAccepted && seen !== undefined && seen !== 'accepted') return acceptedMeanwhile
  if (!(await withdrawLinks(tx, id))) return false
  const newest = versions.find(({ tokenHash }) => tokenHash !== null) ?? latest
  await writeStep(tx, { quoteId: id, number: newest.number, step: 'withdrawn', by })
  const note = `The link of quote ${quote.reference} was withdrawn.`
  await followUp(tx, { enquiryId: quote.enquiryId, note, by })
  return true
}

interface Sharing {
  id: number
  way: Way
  by: Author
  agency: Settings
}

async function noteShare(
  mails: ReturnType<typeof quoteMails>,
  tx: Tx,
  { id, way, by, agency }: Sharing,
): Promise<'noted' | Refused | undefined> {
  const locked = await lockQuote(tx, id)
  if (!locked) return undefined
  const version = locked.versions.find(({ tokenHash }) => tokenHash !== null)
  if (!version || version.withdrawnAt) return nothingSent
  const document = draftVersion.parse(JSON.parse(version.document))
  if (way === 'mail') {
    if (!document.guest.email) return refused('way', 'The guest has no email address.')
    const about = { quote: locked.quote, version, document }
    if (!(await mails.offer(tx, about, agency))) return unreadable
  }
  await writeStep(tx, { quoteId: id, number: version.number, step: 'told', text: way, by })
  return 'noted'
}

const findLink = (db: Queries, quoteId: number, number: number) =>
  db
    .selectFrom('quoteVersions')
    .select(['nonce', 'tokenHash'])
    .where('quoteId', '=', quoteId)
    .where('number', '=', number)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()

const unreadable = refused('way', 'The link is no longer available. Send a new version.')
const nothingSent = refused('state', 'Send a version first.')
const acceptedMeanwhile = refused(
  'state',
  'The guest has accepted this quote meanwhile, and opens the plan of the trip by this link. It was not withdrawn.',
)
const otherSums = refused(
  'sums',
  'Tax or rounding has changed since you opened this quote. The totals are shown as they are now: check them, then send again.',
)
const nothingToSend = refused(
  'state',
  'Change something first: the last version has already been sent.',
)
const tooCheap = refused('margin', 'This is below the minimum margin: only an owner may send it.')

function checkSendable(
  { document }: VersionRow,
  pricing: PricingSettings,
  today: string,
): { document: Version; pricing: PricingSettings } | Refused {
  const checked = sendableVersion(today).safeParse({ ...JSON.parse(document), pricing })
  return checked.success
    ? { document: checked.data, pricing }
    : { errors: versionErrors(checked.error) }
}

const isBelowMinimum = (document: Version, minPercent: number) =>
  document.options.some(
    (option) =>
      document.pricing &&
      isBelowMargin(priceOption(document, option, document.pricing), minPercent),
  )

/** False if there is none left to withdraw. */
async function withdrawLinks(tx: Tx, quoteId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quoteVersions')
    .set({ withdrawnAt: new Date().toISOString() })
    .where('quoteId', '=', quoteId)
    .where('tokenHash', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Sent = ReturnType<typeof columnsOf> & Pick<VersionRow, 'nonce' | 'tokenHash'>

/**
 * Supersedes all versions sent before. The new revision makes a save from before the sending a
 * conflict, which would otherwise begin another version unnoticed.
 */
async function markSent(tx: Tx, { id, quoteId, revision }: VersionRow, sent: Sent) {
  const at = new Date().toISOString()
  await tx
    .updateTable('quoteVersions')
    .set({ state: 'superseded', updatedAt: at })
    .where('quoteId', '=', quoteId)
    .where('id', '<>', id)
    .where('state', 'in', statesBefore('superseded'))
    .execute()
  await tx
    .updateTable('quoteVersions')
    .set({ ...sent, state: 'sent', revision: revision + 1, sentAt: at, updatedAt: at })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('quotes').set({ updatedAt: at }).where('id', '=', quoteId).execute()
}
