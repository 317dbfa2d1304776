import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import { leaving } from '#catalogue/quotes/words.ts'
import type { Queries } from '../db/tables.ts'

/** A finished trip whose guest was not asked yet. */
interface DueReview {
  quoteId: number
  reference: string
  guestName: string
  phone: string
  email: string
  lastDay: string
}

const maxShown = 100

/** Latest end first. */
export async function dueReviews(db: Queries): Promise<DueReview[]> {
  const today = todayInKolkata()
  const rows = await db
    .selectFrom('quoteVersions')
    .innerJoin('quotes', 'quotes.id', 'quoteVersions.quoteId')
    .leftJoin('reviews', 'reviews.quoteId', 'quotes.id')
    .where('quoteVersions.state', '=', 'accepted')
    .where('reviews.id', 'is', null)
    .where('arrival', '<', today)
    .select(['quotes.id as quoteId', 'quotes.reference', 'guestName', 'document'])
    .orderBy('arrival', 'desc')
    .limit(maxShown)
    .execute()
  return rows
    .map(({ document, ...row }) => {
      const version = draftVersion.parse(JSON.parse(document))
      const { phone, email } = version.guest
      return { ...row, phone, email, lastDay: leaving(version) }
    })
    .filter(({ lastDay }) => lastDay < today)
}

/** The accepted version of a quote, with only the chosen option; undefined if none was accepted. */
export async function acceptedPlan(db: Queries, quoteId: number): Promise<Version | undefined> {
  const row = await db
    .selectFrom('quoteVersions')
    .select(['document', 'decision'])
    .where('quoteId', '=', quoteId)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  if (!row) return undefined
  const plan = draftVersion.parse(JSON.parse(row.document))
  const { optionId, extras = [] } = JSON.parse(row.decision ?? '{}')
  const options = plan.options
    .filter(({ id }) => id === optionId)
    .map((option) => ({
      ...option,
      lines: option.lines.filter(({ id, optional }) => !optional || extras.includes(id)),
    }))
  return { ...plan, options }
}

/** The listings of a quote: its basis, and those of its suppliers. */
export async function listingsOf(db: Queries, quoteId: number, plan: Version): Promise<number[]> {
  const quote = await db
    .selectFrom('quotes')
    .select('listingId')
    .where('id', '=', quoteId)
    .executeTakeFirst()
  const suppliers = plan.options.flatMap(({ lines }) =>
    lines.flatMap(({ source }) => (source.from === 'rate' ? [source.rate.supplierId] : [])),
  )
  const named =
    suppliers.length > 0
      ? await db.selectFrom('suppliers').select('listingId').where('id', 'in', suppliers).execute()
      : []
  const ids = [quote?.listingId, ...named.map(({ listingId }) => listingId)]
  return [...new Set(ids.filter((id) => id != null))]
}
