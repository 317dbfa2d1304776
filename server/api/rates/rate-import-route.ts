import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { importOutcomes } from '#catalogue/imports/import.ts'
import { countOf, type RateImports, type SeenPlan } from '../../import/rates/import-rates.ts'
import type { PlannedRate } from '../../import/rates/planned-rate.ts'
import { rateDifferences, rateWords } from '../../import/rates/rate-differences.ts'
import { type Refusal, Refused } from '../../import/sheets/refusal.ts'
import { readTables } from '../../tables/read-tables.ts'
import { multipartBodies } from '../../wire/multipart.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import { shownRows } from '../table-import.ts'
import { rateTags as tags } from './rate-answer.ts'
import { readSentSheet } from './sent-sheet.ts'

interface Options {
  rateImports: RateImports
}

/** Maximum rows in an answer, refused ones first. */

const sent = z.object({
  seen: z
    .string()
    .optional()
    .describe('What the answer to the same sheet said before; without it nothing is stored'),
  file: z
    .unknown()
    .optional()
    .meta({ type: 'string', format: 'binary' })
    .describe('XLSX, or CSV whose first row names the columns: Supplier, Item, From, To, …'),
})

const importedRow = z.object({
  sheet: z.string().describe('Where a workbook has several'),
  row: z.number().nullable().describe('As a spreadsheet counts'),
  supplier: z.string(),
  item: z.string(),
  rate: z
    .object({ season: z.string(), from: z.string(), to: z.string(), prices: z.string() })
    .nullable()
    .describe('As it would be, in words; null where its days are not known'),
  outcome: z.enum(importOutcomes),
  isNewSupplier: z.boolean(),
  differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  refusals: z.array(
    z.object({
      ...{ sheet: z.string(), at: z.string(), row: z.number().nullable() },
      column: z.string().describe('As it is written'),
      cell: z.string(),
      message: z.string().describe('What is wrong, and what is allowed by name'),
    }),
  ),
})

const importAnswer = z.object({
  seen: z.string().describe('To be sent with the same sheet, so that what was shown is stored'),
  ...{ new: z.number(), changed: z.number(), same: z.number(), refused: z.number() },
  suppliers: z.number().describe('Suppliers that the rate book does not have yet'),
  $values: z.array(importedRow).describe(`At most ${shownRows}, the refused ones first`),
})

export type WireRateImport = z.output<typeof importAnswer>

/** Rates from a spreadsheet: first a preview, then all or none. */
export const rateImportRoute: FastifyPluginAsyncZod<Options> = async (app, { rateImports }) => {
  await app.register(multipartBodies)
  app.post('/', {
    onRequest: app.requireUser,
    preValidation: readSentSheet,
    schema: {
      tags,
      summary: 'Look at a sheet of rates, or store all of it as it was seen',
      consumes: ['multipart/form-data'],
      body: sent,
      response: { 200: importAnswer, ...refusals(400, 401, 409, 415) },
    },
    async handler(request, reply) {
      const { seen } = request.body
      try {
        const tables = await readTables(request.sheet ?? noSheet)
        if (seen === undefined) return toAnswer(await rateImports.check(tables))
        const stored = await rateImports.store(tables, seen, signedIn(request))
        return stored === 'stale' ? sendProblem(reply, 409, changed) : toAnswer(stored)
      } catch (error) {
        return sendErrors(reply, error)
      }
    },
  })
}

const noSheet = { name: '', bytes: Buffer.alloc(0) }
const changed = 'The rate book has changed since the sheet was checked. Check it again.'

/** Reports errors the sender can fix, those of headings as refused rows. */
function sendErrors(reply: FastifyReply, error: unknown) {
  if (error instanceof Refused) return reply.send(headingsRefused(error.refusals))
  const isTold = error instanceof Error && error.constructor === Error
  if (!isTold) throw error
  return sendFieldErrors(reply, { file: [error.message] })
}

const headingsRefused = (all: Refusal[]): WireRateImport => ({
  ...{ seen: '', new: 0, changed: 0, same: 0, refused: all.length, suppliers: 0 },
  $values: all.slice(0, shownRows).map((refusal) => ({
    ...{ sheet: refusal.sheet, row: refusal.row, supplier: '', item: '', rate: null },
    ...{ isNewSupplier: false, outcome: 'refused', differences: [], refusals: [refusal] },
  })),
})

function toAnswer(plan: SeenPlan): WireRateImport {
  const sorted = importOutcomes.flatMap((outcome) =>
    plan.rows.filter((row) => row.outcome === outcome),
  )
  return {
    seen: plan.seen,
    new: countOf(plan, 'new'),
    changed: countOf(plan, 'changed'),
    same: countOf(plan, 'same'),
    refused: countOf(plan, 'refused'),
    suppliers: plan.made.length,
    $values: sorted.slice(0, shownRows).map(toRow),
  }
}

function toRow(planned: PlannedRate): WireRateImport['$values'][number] {
  const { record, outcome, supplier, values, refusals } = planned
  return {
    ...{ sheet: record.sheet ?? '', row: record.row, outcome, refusals },
    supplier: supplier?.name ?? record.supplier.name,
    item: values?.item ?? record.rate.item ?? '',
    rate: values ? rateWords(values) : null,
    isNewSupplier: supplier !== undefined && supplier.id === undefined,
    differences: outcome === 'changed' ? rateDifferences(planned) : [],
  }
}
