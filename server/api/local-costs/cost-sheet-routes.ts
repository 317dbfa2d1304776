import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { costSheet } from '../../local-costs/cost-sheet.ts'
import type { LocalCosts } from '../../local-costs/local-costs.ts'
import { readHeaded, writeHeaded } from '../../tables/headed-table.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable, rowsOf, sentTable, toImported } from '../table-import.ts'

interface Options {
  localCosts: LocalCosts
}

/** 2,000 rows of usual length several times over. */
const bodyLimit = 4 * 1024 * 1024

const sent = sentTable(
  'CSV whose first row names the columns: Place, What is paid for, Lowest amount, …',
)

const importAnswer = importedTable({ place: z.string(), what: z.string() })

export type WireCostImport = z.output<typeof importAnswer>

const tags = ['Local costs']

/** All local costs as a table, out and in. */
export const costSheetRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  exportRoute(app, options)
  importRoute(app, options)
}

function exportRoute(app: RouteApp, { localCosts }: Options) {
  app.get('/export', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Export all local costs as CSV, which can be imported again',
      produces: ['text/csv'],
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(401) },
    },
    async handler(_request, reply) {
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="local-costs-${todayInKolkata()}.csv"`)
      return reply.send(writeHeaded(costSheet, await localCosts.every()))
    },
  })
}

function importRoute(app: RouteApp, { localCosts }: Options) {
  app.post('/import', {
    onRequest: app.requireUser,
    bodyLimit,
    preValidation: readNamesOf(sent),
    schema: {
      tags,
      summary: 'Import local costs from CSV; the refused rows are left out and named',
      body: sent,
      response: { 200: importAnswer, ...refusals(400, 401, 413, 415) },
    },
    async handler(request, reply) {
      const { text, preview } = request.body
      const rows = rowsOf(() => readHeaded(costSheet, text))
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      const plan = await localCosts.import(rows, { preview, by: signedIn(request) })
      return toImported(plan.rows)
    },
  })
}
