import { type AnyListing, type KindName, kindNames } from '#catalogue/kinds.ts'
import { settingNames } from '#catalogue/settings/setting.ts'
import { textNames } from '#catalogue/texts/texts.ts'
import { toUser, userColumns } from '../../accounts/users.ts'
import { everyCondition, everyEntry } from '../../conditions/stored-conditions.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/tables.ts'
import { selectEnquiries, toEnquiry } from '../../enquiries/enquiry.ts'
import { everyListing } from '../../listings/find/every-listing.ts'
import { everyCost } from '../../local-costs/stored-costs.ts'
import { toVersion } from '../../quotes/stored-quotes.ts'
import { everySupplier } from '../../rates/stored-suppliers.ts'
import { everyRule } from '../../redirects/stored-rules.ts'
import { selectReviews, toReviews } from '../../reviews/stored-reviews.ts'

export type Everything = Awaited<ReturnType<typeof readAll>>

/** All data of staff, at one moment. */
export function readAll({ db }: Pick<Database, 'db'>) {
  const moment = db.transaction().setIsolationLevel('repeatable read')
  return moment.execute(async (tx) => {
    const catalogue = new Map<KindName, ExportedListing[]>()
    for (const kind of kindNames) catalogue.set(kind, await everyListing(tx, kind))
    return {
      catalogue,
      settings: await settingsIn(tx),
      texts: await textsIn(tx),
      redirects: (await everyRule(tx)).map(({ source: from, target: to }) => ({ from, to })),
      localCosts: await everyCost(tx),
      suppliers: await everySupplier(tx),
      conditions: await everyCondition(tx),
      calendar: await everyEntry(tx),
      enquiries: await enquiriesIn(tx),
      quotes: await quotesIn(tx),
      reviews: await toReviews(tx, await selectReviews(tx).orderBy('reviews.id').execute()),
      users: (await tx.selectFrom('users').select(userColumns).orderBy('id').execute()).map(toUser),
    }
  })
}

export type ExportedListing = AnyListing & { parts: object }

/** Only values set by the operator, since defaults may change with the next version. */
async function settingsIn(tx: Tx): Promise<Record<string, unknown>> {
  const rows = await tx.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
  const known = rows.filter(({ name }) => (settingNames as string[]).includes(name))
  return Object.fromEntries(known.map(({ name, value }) => [name, JSON.parse(value)]))
}

/** Only those that staff have written. */
async function textsIn(tx: Tx): Promise<Record<string, unknown>> {
  const rows = await tx.selectFrom('texts').select(['name', 'value']).orderBy('name').execute()
  const written = rows.flatMap(({ name, value }) =>
    value && (textNames as string[]).includes(name) ? [[name, JSON.parse(value)]] : [],
  )
  return Object.fromEntries(written)
}

async function enquiriesIn(tx: Tx) {
  const rows = await selectEnquiries(tx).orderBy('id').execute()
  const notes = await tx.selectFrom('enquiryNotes').selectAll().orderBy('id').execute()
  const notesOf = Map.groupBy(notes, ({ enquiryId }) => enquiryId)
  return rows.map((row) => ({ ...toEnquiry(row), notes: notesOf.get(row.id) ?? [] }))
}

async function quotesIn(tx: Tx) {
  const rows = await tx.selectFrom('quotes').selectAll().orderBy('id').execute()
  const versions = await tx.selectFrom('quoteVersions').selectAll().orderBy('id').execute()
  const steps = await tx.selectFrom('quoteSteps').selectAll().orderBy('id').execute()
  const reviews = await tx.selectFrom('reviews').selectAll().execute()
  const versionsOf = Map.groupBy(versions, ({ quoteId }) => quoteId)
  const stepsOf = Map.groupBy(steps, ({ quoteId }) => quoteId)
  return rows.map((row) => ({
    ...row,
    versions: (versionsOf.get(row.id) ?? []).map(toVersion),
    steps: stepsOf.get(row.id) ?? [],
    review: reviews.find(({ quoteId }) => quoteId === row.id),
  }))
}
