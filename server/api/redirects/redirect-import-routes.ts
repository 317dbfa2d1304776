import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Plan } from '../../redirects/import-rules.ts'
import { readRows } from '../../redirects/read-rows.ts'
import type { Redirects } from '../../redirects/redirects.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'

interface Options {
  redirects: Redirects
}

/** 10,000 rows of usual length several times over. */
const bodyLimit = 8 * 1024 * 1024
/** Rows named in an answer: the refused ones first. */
const shownRows = 500

const sent = z.object({
  text: z.string('text must be text.').describe('Two columns: the old address and the new one'),
  preview: z.boolean('preview must be true or false.').default(false).describe('Stores nothing'),
})

const outcomes = ['new', 'changed', 'same', 'refused'] as const

const importAnswer = z.object({
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  refused: z.number(),
  $values: z.array(
    z.object({
      row: z.number().describe('As a spreadsheet counts'),
      from: z.string(),
      to: z.string(),
      outcome: z.enum(outcomes),
      problem: z.string().optional(),
    }),
  ),
})

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
      const rows = rowsOf(text)
      if (!Array.isArray(rows)) return sendFieldErrors(reply, { text: [rows.problem] })
      return toAnswer(await redirects.import(rows, { preview, by: signedIn(request) }))
    },
  })
}

function rowsOf(text: string) {
  try {
    return readRows(text)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function toAnswer({ rows }: Plan): WireRedirectImport {
  const of = (outcome: (typeof outcomes)[number]) => rows.filter((row) => row.outcome === outcome)
  const shown = [...of('refused'), ...of('changed'), ...of('new'), ...of('same')]
  return {
    new: of('new').length,
    changed: of('changed').length,
    same: of('same').length,
    refused: of('refused').length,
    $values: shown.slice(0, shownRows),
  }
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
