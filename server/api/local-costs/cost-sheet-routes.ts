import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { costSheet, readCostSheet } from '../../local-costs/cost-sheet.ts'
import type { CostOutcome, CostPlan } from '../../local-costs/import-costs.ts'
import type { LocalCosts } from '../../local-costs/local-costs.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'

interface Options {
  localCosts: LocalCosts
}

/** 2,000 rows of usual length several times over. */
const bodyLimit = 4 * 1024 * 1024
/** Rows named in an answer: the refused ones first. */
const shownRows = 500

const sent = z.object({
  text: z
    .string('text must be text.')
    .describe('CSV whose first row names the columns: Place, What is paid for, Lowest amount, …'),
  preview: z.boolean('preview must be true or false.').default(false).describe('Stores nothing'),
})

const outcomes = ['new', 'changed', 'same', 'refused'] as const satisfies CostOutcome[]

const importAnswer = z.object({
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  $values: z.array(
    z.object({
      row: z.number().describe('As a spreadsheet counts'),
      place: z.string(),
      what: z.string(),
      outcome: z.enum(outcomes),
      problem: z.string().optional(),
    }),
  ),
})

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
      return reply.send(costSheet(await localCosts.every()))
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
      const rows = rowsOf(text)
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      return toAnswer(await localCosts.import(rows, { preview, by: signedIn(request) }))
    },
  })
}

function rowsOf(text: string) {
  try {
    return readCostSheet(text)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function toAnswer({ rows }: CostPlan): WireCostImport {
  const of = (outcome: CostOutcome) => rows.filter((row) => row.outcome === outcome)
  return {
    new: of('new').length,
    changed: of('changed').length,
    same: of('same').length,
    refused: of('refused').length,
    $values: [...of('refused'), ...of('changed'), ...of('new'), ...of('same')].slice(0, shownRows),
  }
}
