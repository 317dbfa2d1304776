import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { ImportedRow, RowOutcome } from '../../conditions/import-rows.ts'
import { readSheet, type Sheet, type SheetRow, writeSheet } from '../../conditions/sheet.ts'
import type { Author } from '../../history/history.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'

interface Options {
  sheet: Sheet
  tag: string
  fileName: string
  every: () => Promise<object[]>
  load: (rows: SheetRow[], options: { preview: boolean; by: Author }) => Promise<ImportedRow[]>
}

const bodyLimit = 1024 * 1024

const sent = z.object({
  text: z.string('text must be text.').describe('CSV whose first row names the columns'),
  preview: z.boolean('preview must be true or false.').default(false).describe('Stores nothing'),
})

const outcomes = ['new', 'changed', 'same', 'refused'] as const satisfies RowOutcome[]

const importAnswer = z.object({
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  $values: z.array(
    z.object({
      row: z.number().describe('As a spreadsheet counts'),
      title: z.string(),
      outcome: z.enum(outcomes),
      problem: z.string().optional(),
    }),
  ),
})

export type WireConditionImport = z.output<typeof importAnswer>

/** A table of records, out and in. */
export const sheetRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  exportRoute(app, options)
  importRoute(app, options)
}

function exportRoute(app: RouteApp, { sheet, tag, fileName, every }: Options) {
  app.get('/export', {
    onRequest: app.requireUser,
    schema: {
      tags: [tag],
      summary: `Export ${sheet.plural} as CSV, which can be imported again`,
      produces: ['text/csv'],
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(401) },
    },
    async handler(_request, reply) {
      const disposition = `attachment; filename="${fileName}-${todayInKolkata()}.csv"`
      reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition)
      return reply.send(writeSheet(sheet, await every()))
    },
  })
}

function importRoute(app: RouteApp, { sheet, tag, load }: Options) {
  app.post('/import', {
    onRequest: app.requireUser,
    bodyLimit,
    preValidation: readNamesOf(sent),
    schema: {
      tags: [tag],
      summary: `Import ${sheet.plural} from CSV; the refused rows are left out and named`,
      body: sent,
      response: { 200: importAnswer, ...refusals(400, 401, 413, 415) },
    },
    async handler(request, reply) {
      const { text, preview } = request.body
      const rows = rowsOf(sheet, text)
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      return toAnswer(await load(rows, { preview, by: signedIn(request) }))
    },
  })
}

function rowsOf(sheet: Sheet, text: string) {
  try {
    return readSheet(sheet, text)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function toAnswer(rows: ImportedRow[]): WireConditionImport {
  const of = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome)
  return {
    new: of('new').length,
    changed: of('changed').length,
    same: of('same').length,
    refused: of('refused').length,
    $values: [...of('refused'), ...of('changed'), ...of('new'), ...of('same')],
  }
}
