import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readRows } from '../../redirects/read-rows.ts'
import type { Redirects } from '../../redirects/redirects.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable, rowsOf, sentTable, toImported } from '../table-import.ts'

interface Options {
  redirects: Redirects
}

/** 10,000 rows of usual length several times over. */
const bodyLimit = 8 * 1024 * 1024

const sent = sentTable('Two columns: the old address and the new one')

const importAnswer = importedTable({ from: z.string(), to: z.string() })

export type WireRedirectImport = z.output<typeof importAnswer>

const missedAnswer = z.object({
  path: z.string(),
  count: z.number(),
  askedAt: z.string().describe('To a minute'),
  suggestion: z.string().optional().describe('A page whose name has some of its words'),
})

export type WireMissedAddress = z.output<typeof missedAnswer>

const tags = ['Redirect']

/** Many redirects at once, and the addresses that may need one. */
export const redirectImportRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  importRoute(app, options)
  missedRoutes(app, options)
}

function importRoute(app: RouteApp, { redirects }: Options) {
  app.post('/import', {
    onRequest: app.requireOwner,
    bodyLimit,
    preValidation: readNamesOf(sent),
    schema: {
      tags,
      summary: 'Import redirects from CSV; the refused rows are left out and named',
      body: sent,
      response: { 200: importAnswer, ...refusals(400, 401, 403, 413, 415) },
    },
    async handler(request, reply) {
      const { text, preview } = request.body
      const rows = rowsOf(() => readRows(text))
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      const plan = await redirects.import(rows, { preview, by: signedIn(request) })
      return toImported(plan.rows)
    },
  })
}

function missedRoutes(app: RouteApp, { redirects }: Options) {
  const onRequest = app.requireOwner

  app.get('/missed', {
    onRequest,
    schema: {
      tags,
      summary: 'List the addresses that were asked for and not found, the most asked for first',
      response: { 200: list(missedAnswer), ...refusals(401, 403) },
    },
    handler: async () => values(await redirects.missed()),
  })

  app.delete('/missed', {
    onRequest,
    schema: {
      tags,
      summary: 'Take an address off the list of those not found',
      querystring: z.object({ path: z.string('path must be text.') }),
      response: { 204: z.null(), ...refusals(400, 401, 403) },
    },
    async handler(request, reply) {
      await redirects.forgetMissed(request.query.path)
      return reply.code(204).send(null)
    },
  })
}
