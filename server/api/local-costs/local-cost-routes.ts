import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isStale } from '#catalogue/local-costs/checked.ts'
import { costUnits, localCostBody, localCostChange } from '#catalogue/local-costs/local-cost.ts'
import { localCostQuery } from '#catalogue/local-costs/local-cost-query.ts'
import { costSheet } from '../../local-costs/cost-sheet.ts'
import type { LocalCosts } from '../../local-costs/local-costs.ts'
import type { PlacedCost } from '../../local-costs/stored-costs.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { baseVersion, list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable } from '../table-import.ts'
import { tableRoutes } from '../table-routes.ts'

interface Options {
  localCosts: LocalCosts
  publicUrl: string
}

const change = localCostChange.extend({ version: baseVersion })

const costAnswer = z.object({
  id: z.number(),
  destinationId: z.number(),
  place: z.string().describe('What the destination is called'),
  what: z.string(),
  unit: z.enum(costUnits),
  low: z.number(),
  high: z.number(),
  paidTo: z.string(),
  source: z.string(),
  checkedOn: z.string().describe('A day in Srinagar; blank where nobody has made sure'),
  seasonFrom: z.string().describe('A day of any year, `03-20`; blank where that end is open'),
  seasonTo: z.string(),
  note: z.string(),
  isSample: z.boolean().describe('Made up for a start; a day of a check ends it'),
  toCheck: z.boolean().describe('Whether the last check is too long ago'),
  version: z.number(),
  updatedAt: z.string(),
})

export type WireLocalCost = z.output<typeof costAnswer>

const importAnswer = importedTable({ place: z.string(), what: z.string() })

export type WireCostImport = z.output<typeof importAnswer>

/** Several times the size of 2,000 ordinary rows. */
const importBytes = 4 * 1024 * 1024

const tag = 'Local costs'
const tags = [tag]

/** Local costs, for all staff. */
export const localCostRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoutes(app, options)
  changeRoutes(app, options)
  // Without its prefix, which would be added twice.
  const { every, import: load } = options.localCosts
  await app.register(tableRoutes, {
    ...{ table: costSheet, tag, fileName: 'local-costs', every },
    ...{ answer: importAnswer, bodyLimit: importBytes },
    load: async (rows, storing) => (await load(rows, storing)).rows,
  })
}

function readRoutes(app: RouteApp, { localCosts, publicUrl }: Options) {
  app.get('/', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(localCostQuery),
    schema: {
      tags,
      summary: 'List what guests pay on the spot, by place, and first what somebody should check',
      querystring: localCostQuery,
      response: { 200: list(costAnswer), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const [page, clock] = await Promise.all([localCosts.page(request.query), localCosts.clock()])
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map((cost) => ({ ...cost, toCheck: isStale(cost, clock) })))
    },
  })

  app.get('/:id', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Read what guests pay for one thing',
      params: idParams,
      response: { 200: costAnswer, ...refusals(401, 404) },
    },
    handler: ({ params }, reply) => sendCost(localCosts, reply, params.id),
  })
}

function changeRoutes(app: RouteApp, { localCosts }: Options) {
  const onRequest = app.requireUser

  app.post('/', {
    onRequest,
    preValidation: readNamesOf(localCostBody),
    schema: {
      tags,
      summary: 'Add what guests pay at a destination',
      body: localCostBody,
      response: { 201: costAnswer, ...refusals(400, 401, 415) },
    },
    async handler(request, reply) {
      const outcome = await localCosts.create(request.body, signedIn(request))
      return answer(localCosts, reply.code(201), outcome)
    },
  })

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change what guests pay; what is not named stays',
      params: idParams,
      body: change,
      response: { 200: costAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(localCosts, reply, await localCosts.update(params.id, body, signedIn(request)))
    },
  })

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Delete what guests pay',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const removed = await localCosts.remove(request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply, noun)
    },
  })
}

const noun = 'local cost'

type Outcome = Awaited<ReturnType<LocalCosts['update']>>

async function answer(localCosts: LocalCosts, reply: FastifyReply, outcome: Outcome) {
  if (!outcome) return sendNotFound(reply, noun)
  if (outcome === 'stale') return sendStale(reply)
  if ('errors' in outcome) return sendFieldErrors(reply, outcome.errors)
  return sendCost(localCosts, reply, outcome.id)
}

async function sendCost(localCosts: LocalCosts, reply: FastifyReply, id: number) {
  const stored: PlacedCost | undefined = await localCosts.find(id)
  if (!stored) return sendNotFound(reply, noun)
  return reply.send({ ...stored, toCheck: isStale(stored, await localCosts.clock()) })
}
