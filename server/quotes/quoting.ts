import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { type DatedTax, taxOn } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Database } from '../db/database.ts'
import { lockRow } from '../db/lock.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { quoteLinks } from './links.ts'
import { type QuoteRow, type VersionRow, versionsOf } from './stored-quotes.ts'

/** The dependencies of quotes on other modules. */
export interface Quoting {
  database: Database
  settings: Pick<SettingsStore, 'read'>
  links: ReturnType<typeof quoteLinks>
  jobs: Pick<Jobs, 'enqueue' | 'wake' | 'discardAbout'>
  /** The site's URL, for mails. */
  publicUrl: string
}

export interface Refused {
  errors: FieldErrors
}

export const refused = (field: string, message: string): Refused => ({
  errors: { [field]: [message] },
})

export interface QuoteRows {
  quote: QuoteRow
  /** Newest first. */
  versions: VersionRow[]
  latest: VersionRow
}

/** Locks a quote until the transaction ends; undefined if there is none. */
export async function lockQuote(tx: Tx, id: number): Promise<QuoteRows | undefined> {
  await lockRow(tx, 'quotes', id)
  return findQuoteRow(tx, id)
}

export async function findQuoteRow(db: Queries, id: number): Promise<QuoteRows | undefined> {
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  const versions = quote ? await versionsOf(db, id) : []
  const [latest] = versions
  return quote && latest ? { quote, versions, latest } : undefined
}

/** The settings that sums depend on, as of today. */
export const pricingOf = (settings: Settings, today = todayInKolkata()): PricingSettings => ({
  tax: taxOn(taxesOf(settings), today),
  rounding: Number(settings.quoteRounding) as PricingSettings['rounding'],
})

/** The tax that applies from a day on, and the previous one. */
function taxesOf(settings: Settings): DatedTax[] {
  const { quoteTaxName: label, quoteTaxShown: shownAs, quoteTaxFrom: from } = settings
  const taxes = [
    { label, shownAs, percent: settings.quoteTaxPercent, from: from || always },
    ...(from ? [{ label, shownAs, percent: settings.quoteTaxPercentBefore, from: always }] : []),
  ]
  return label === '' ? [] : taxes
}

const always = '2000-01-01'
