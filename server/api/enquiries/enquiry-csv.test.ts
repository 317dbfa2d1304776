import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Enquiry } from '../../enquiries/enquiry.ts'
import { toCsv } from './enquiry-csv.ts'

const enquiry: Enquiry = {
  ...{ id: 1, reference: 'KE-7F3K2M', form: 'partner', thread: '', name: 'Asif' },
  ...{ email: 'asif@example.in', phone: '', kind: null, listingId: null, partId: null },
  ...{ listingTitle: '', partTitle: '', price: null, status: 'new', suspicion: '', version: 1 },
  ...{ assigneeId: null, assigneeName: null, followUpOn: null, source: '/', consentVersion: null },
  ...{ createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
  ...{ takenUpAt: null, details: {} },
}

async function exported(more: Partial<Enquiry>) {
  async function* chunks() {
    yield [{ ...enquiry, ...more }]
  }
  let csv = ''
  for await (const part of toCsv(chunks())) csv += part
  return csv
}

// Any of them ends a row in spreadsheets, unless quoted.
const record_delimiter = ['\r\n', '\n', '\r']
const read = (csv: string) =>
  parse<Record<string, string>>(csv, { bom: true, columns: true, record_delimiter })

// Characters with which spreadsheets begin a formula, also in full width.
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const telling = fc.array(
  fc.constantFrom(...'=+-@\t\r\n";,|\'', '\r\n', '＝', 'a', ' ', '1', 'नूर', '😀'),
)
const texts = fc.oneof(
  telling.map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme' }),
)

test('any text survives in one cell, and no cell is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (name, message) => {
      const rows = read(await exported({ name, details: { message } }))
      expect(rows).toHaveLength(1)
      for (const [sent, cell = ''] of [
        [name, rows[0]?.Name],
        [message, rows[0]?.Message],
      ] as const) {
        expect(cell).toBe(formula.test(sent) ? `'${sent}` : sent)
      }
      for (const cell of Object.values(rows[0] ?? {})) expect(cell).not.toMatch(formula)
    }),
  )
})

test.each(['\n', '\r', '\r\n', ';', ',', '\t'])('quotes a cell with %j', async (parting) => {
  const message = `hi${parting}=1+2`
  expect(await exported({ details: { message } })).toContain(`"${message}"`)
})
