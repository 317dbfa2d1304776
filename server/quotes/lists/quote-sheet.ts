import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { writeCells } from '../../tables/write-cells.ts'
import type { ListedQuote } from './list-quotes.ts'

const headings = [
  ...['Quote', 'Version', 'State', 'Guest', 'Arrival', 'Valid until'],
  ...['Value', 'Cost', 'Margin', 'Margin %', 'Written by', 'Sent', 'Viewed', 'Decided'],
]

/** Quotes as a table for spreadsheets, one row each. */
export function quoteSheet(quotes: ListedQuote[]): string {
  const day = (instant: string | null) => (instant ? dayInKolkata(new Date(instant)) : '')
  const rows = quotes.map((quote) => [
    ...[quote.reference, quote.number, quote.state, quote.guestName, quote.arrival],
    ...[quote.validUntil, quote.total, quote.cost, quote.margin, quote.marginPercent],
    ...[quote.author, day(quote.sentAt), day(quote.viewedAt), day(quote.decidedAt)],
  ])
  return writeCells([headings, ...rows])
}
