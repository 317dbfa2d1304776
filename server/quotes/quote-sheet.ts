import { stringify } from 'csv-stringify/sync'
import { dayInKolkata } from '#catalogue/kolkata.ts'
import type { ListedQuote } from './list-quotes.ts'

const headings = [
  ...['Quote', 'Version', 'State', 'Guest', 'Arrival', 'Valid until'],
  ...['Value', 'Cost', 'Margin', 'Margin %', 'Written by', 'Sent', 'Viewed', 'Decided'],
]

// What parts cells or rows in some spreadsheet or other, though not in this file.
const quoted_match = /[\r\n";,\t]/

/** Quotes as a table that spreadsheets open, a row each. */
export function quoteSheet(quotes: ListedQuote[]): string {
  const day = (instant: string | null) => (instant ? dayInKolkata(new Date(instant)) : '')
  const rows = quotes.map((quote) => [
    ...[quote.reference, quote.number, quote.state, quote.guestName, quote.arrival],
    ...[quote.validUntil, quote.total, quote.cost, quote.margin, quote.marginPercent],
    ...[quote.author, day(quote.sentAt), day(quote.viewedAt), day(quote.decidedAt)],
  ])
  return stringify([headings, ...rows], {
    ...{ bom: true, escape_formulas: true, quoted_match, record_delimiter: 'windows' },
  })
}
