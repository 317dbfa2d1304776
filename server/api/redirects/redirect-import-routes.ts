import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readRows } from '../../redirects/read-rows.ts'
import type { Redirects } from '../../redirects/redirects.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable } from '../table-import.ts'
import { importRoute } from '../table-routes.ts'

interface Options {
  redirects: Redirects
}

/** Several times the size of 10,000 ordinary rows. */
const bodyLimit = 8 * 1024 * 1024

const importAnswer = importedTable({ from: z.string(), to: z.string() })

export type WireRedirectImport = z.output<typeof importAnswer>

const missedAnswer = z.object({
  path: z.string(),
  count: z.number(),
  askedAt: z.string().describe('To a minute'),
  suggestion: z.string().optional().describe('A page whose name has some of its words'),
})

export type WireMissedAddress = z.output<typeof missedAnswer>

const tag = 'Redirect'
const tags = [tag]

/** Imports of redirects, and addresses that may need one. */
export const redirectImportRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { redirects } = options
  importRoute(app, {
    ...{ tag, plural: 'redirects', columns: 'Two columns: the old address and the new one' },
    ...{ bodyLimit, answer: importAnswer, isOwners: true, read: readRows },
    load: async (rows, storing) => (await redirects.import(rows, storing)).rows,
  })
  missedRoutes(app, options)
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
