import { newQuoteReference } from '#catalogue/quotes/reference.ts'
import { draftVersion, type Version, versionErrors } from '#catalogue/quotes/version.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { type Beginning, beginDocument } from './begin/begin.ts'
import { lockQuote, pricingOf, type Quoting, type Refused, refused } from './quoting.ts'
import { columnsOf, findQuote, type VersionRow } from './stored-quotes.ts'
import { followUp, writeStep } from './write-step.ts'

interface Draft {
  /** Validated here. */
  document: unknown
  /** The revision the change is based on; if absent, the last write wins. */
  revision?: number
}

/** Editing quotes: the newest version, until it is sent. */
export function draftsOf({ database, settings }: Quoting) {
  const { db } = database
  return {
    /** Creates a quote with its first draft; errors if its basis does not exist. */
    async create(beginning: Beginning, by: Author) {
      const current = await settings.read()
      const id = await db
        .transaction()
        .execute((tx) => insertQuote(tx, beginning, { settings: current, by }))
      return typeof id === 'number' ? findQuote(db, id) : id
    },

    /**
     * Stores the draft; after a sent version, begins another. 'stale' if someone else saved
     * meanwhile, undefined if there is no such quote.
     */
    async save(id: number, { document: sent, revision }: Draft, by: Author) {
      const checked = draftVersion.safeParse(sent)
      if (!checked.success) return { errors: versionErrors(checked.error) }
      const current = await settings.read()
      const document: Version = { ...checked.data, pricing: null }
      const outcome = await db
        .transaction()
        .execute((tx) =>
          storeDraft(tx, id, { columns: columnsOf(document, pricingOf(current)), revision, by }),
        )
      return outcome === 'saved' ? findQuote(db, id) : outcome
    },

    /**
     * Deletes a draft, and its quote if there is no other version. Its enquiry, or else the quote,
     * records that. False if there is no draft.
     */
    async discard(id: number, by: Author) {
      const isDone = await db.transaction().execute((tx) => discardDraft(tx, id, by))
      if (isDone) await database.announce(['enquiries'])
      return isDone
    },
  }
}

async function insertQuote(
  tx: Tx,
  beginning: Beginning,
  { settings, by }: { settings: Settings; by: Author },
): Promise<number | Refused> {
  const begun = await beginDocument(tx, beginning, settings)
  if ('errors' in begun) return begun
  const { document, enquiryId, listingId } = begun
  const now = new Date().toISOString()
  const { id } = await tx
    .insertInto('quotes')
    .values({
      ...{ reference: await freeReference(tx), enquiryId, listingId },
      ...{ userId: by.id, author: by.name, createdAt: now, updatedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertDraft(tx, {
    quoteId: id,
    number: 1,
    columns: columnsOf(document, pricingOf(settings)),
  })
  await writeStep(tx, { quoteId: id, number: 1, step: 'begun', by })
  return id
}

interface Storing {
  columns: NewDraft['columns']
  revision?: number
  by: Author
}

async function storeDraft(tx: Tx, id: number, { columns, revision, by }: Storing) {
  const locked = await lockQuote(tx, id)
  if (!locked) return undefined
  const { latest, versions } = locked
  if (versions.some(({ state }) => state === 'accepted')) return isAccepted
  if (revision !== undefined && revision !== latest.revision) return 'stale' as const
  const updatedAt = new Date().toISOString()
  if (latest.state === 'draft') {
    await tx
      .updateTable('quoteVersions')
      .set({ ...columns, revision: latest.revision + 1, updatedAt })
      .where('id', '=', latest.id)
      .execute()
  } else {
    const number = latest.number + 1
    const next = { quoteId: id, number, columns, revision: latest.revision + 1 }
    await insertDraft(tx, next)
    await writeStep(tx, { quoteId: id, number, step: 'begun', by })
  }
  await tx.updateTable('quotes').set({ updatedAt }).where('id', '=', id).execute()
  return 'saved' as const
}

async function discardDraft(tx: Tx, id: number, by: Author): Promise<boolean> {
  const locked = await lockQuote(tx, id)
  if (locked?.latest.state !== 'draft') return false
  const { quote, latest, versions } = locked
  if (versions.length > 1) {
    await tx.deleteFrom('quoteVersions').where('id', '=', latest.id).execute()
    await raiseRevision(tx, versions[1], latest.revision)
    await writeStep(tx, { quoteId: id, number: latest.number, step: 'discarded', by })
  } else {
    await tx.deleteFrom('quotes').where('id', '=', id).execute()
    const note = `The draft of quote ${quote.reference} was discarded.`
    await followUp(tx, { enquiryId: quote.enquiryId, note, by })
  }
  return true
}

export const isAccepted = refused(
  'state',
  'The guest has accepted this quote. Copy it to offer something else.',
)

interface NewDraft {
  quoteId: number
  number: number
  revision?: number
  columns: ReturnType<typeof columnsOf>
}

function insertDraft(tx: Tx, { columns, ...draft }: NewDraft) {
  const createdAt = new Date().toISOString()
  return tx
    .insertInto('quoteVersions')
    .values({ ...draft, ...columns, state: 'draft', createdAt, updatedAt: createdAt })
    .execute()
}

/** A later draft must not get the revision of a discarded one, which may still be open elsewhere. */
const raiseRevision = async (tx: Tx, version: VersionRow | undefined, revision: number) =>
  version &&
  tx
    .updateTable('quoteVersions')
    .set({ revision: revision + 1 })
    .where('id', '=', version.id)
    .execute()

async function freeReference(tx: Tx): Promise<string> {
  for (;;) {
    const reference = newQuoteReference()
    const taken = await tx
      .selectFrom('quotes')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (!taken) return reference
  }
}
