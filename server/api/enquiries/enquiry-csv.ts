import { momentInKolkata } from '#catalogue/dates/kolkata.ts'
import { origins } from '#catalogue/enquiries/enquiry.ts'
import { dayOf, isDate } from '#catalogue/enquiries/forms/day.ts'
import { onRequest } from '#catalogue/prices/price.ts'
import type { Enquiry } from '../../enquiries/enquiry.ts'
import { writeCells } from '../../tables/write-cells.ts'

type Column = [heading: string, cell: (enquiry: Enquiry) => unknown]

/** An answer, by whichever of its names the form uses. */
const answer =
  (...names: string[]) =>
  ({ details }: Enquiry) =>
    names.map((name) => details[name]).find((value) => value !== undefined) ?? ''

const day =
  (...names: string[]) =>
  (enquiry: Enquiry) => {
    const text = String(answer(...names)(enquiry))
    return isDate(text) ? dayOf(text) : text
  }

const columns: Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Received (India time)', ({ createdAt }) => momentInKolkata(new Date(createdAt))],
  ['Source', ({ form }) => origins[form].noun],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Kind', ({ kind }) => kind],
  ['Listing', ({ listingTitle }) => listingTitle],
  ['Room', ({ partTitle }) => partTitle],
  ['Price when sent (INR)', ({ price }) => (price === 0 ? onRequest : price)],
  ['From', day('startDate', 'date')],
  ['To', day('endDate')],
  ['Days', answer('numberOfDays', 'days')],
  ['Adults', answer('numberOfAdults', 'adults')],
  ['Children', answer('numberOfChilds', 'children')],
  ['Company', answer('company')],
  ['Address', answer('address')],
  ['Message', answer('message')],
  ['Assigned to', ({ assigneeName }) => assigneeName],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['Spam', ({ suspicion }) => (suspicion ? 'yes' : 'no')],
  ['Page', ({ source }) => source],
]

const cells = (enquiry: Enquiry) => columns.map(([, cell]) => cell(enquiry))

const lines = (rows: unknown[][], bom = false) => writeCells(rows, { bom })

/** CSV for spreadsheets: with a byte order mark, so that Excel reads it as UTF-8. */
export async function* toCsv(chunks: AsyncIterable<Enquiry[]>): AsyncGenerator<string> {
  yield lines([columns.map(([heading]) => heading)], true)
  for await (const enquiries of chunks) yield lines(enquiries.map(cells))
}
