import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { ImportedRow } from '../../conditions/import-rows.ts'
import type { Author } from '../../history/history.ts'
import {
  type HeadedRow,
  type HeadedTable,
  readHeaded,
  writeHeaded,
} from '../../tables/headed-table.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable, rowsOf, sentTable, toImported } from '../table-import.ts'

interface Options {
  sheet: HeadedTable
  tag: string
  fileName: string
  every: () => Promise<object[]>
  load: (rows: HeadedRow[], options: { preview: boolean; by: Author }) => Promise<ImportedRow[]>
}

const bodyLimit = 1024 * 1024

const sent = sentTable('CSV whose first row names the columns')

const importAnswer = importedTable({ title: z.string() })

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
      return reply.send(writeHeaded(sheet, await every()))
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
      const rows = rowsOf(() => readHeaded(sheet, text))
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      return toImported(await load(rows, { preview, by: signedIn(request) }))
    },
  })
}
