import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  supplierBody,
  supplierChange,
  supplierKinds,
  supplierQuery,
} from '#catalogue/rates/supplier.ts'
import type { Rates } from '../../rates/rates.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { baseVersion, list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { supplierRateRoutes } from './supplier-rate-routes.ts'

interface Options {
  rates: Rates
  publicUrl: string
}

const change = supplierChange.extend({ version: baseVersion })

const supplierAnswer = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(supplierKinds),
  place: z.string(),
  contact: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  notes: z.string(),
  listingId: z.number().nullable().describe('Whose pictures and texts serve in quotes'),
  archived: z.boolean(),
  version: z.number(),
  updatedAt: z.string(),
})

export type WireSupplier = z.output<typeof supplierAnswer>

const listedSupplier = supplierAnswer.extend({
  rateCount: z.number(),
  lastDay: z.string().nullable().describe('The last on which one of its rates holds'),
})

export type WireListedSupplier = z.output<typeof listedSupplier>

const tags = ['Rate book']

/** Suppliers and their rates, for all staff. */
export const supplierRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoutes(app, options)
  changeRoutes(app, options)
  // Without its prefix, which would be added twice.
  await app.register(supplierRateRoutes, { rates: options.rates })
}

function readRoutes(app: RouteApp, { rates, publicUrl }: Options) {
  const onRequest = app.requireUser

  app.get('/', {
    onRequest,
    preValidation: readQueryOf(supplierQuery),
    schema: {
      tags,
      summary: 'List the suppliers by place and kind',
      querystring: supplierQuery,
      response: { 200: list(listedSupplier), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await rates.suppliers(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items)
    },
  })

  app.get('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Read a supplier',
      params: idParams,
      response: { 200: supplierAnswer, ...refusals(401, 404) },
    },
    async handler(request, reply) {
      return (await rates.findSupplier(request.params.id)) ?? sendNotFound(reply, 'supplier')
    },
  })
}

function changeRoutes(app: RouteApp, { rates }: Options) {
  const onRequest = app.requireUser

  app.post('/', {
    onRequest,
    preValidation: readNamesOf(supplierBody),
    schema: {
      tags,
      summary: 'Add a supplier',
      body: supplierBody,
      response: { 201: supplierAnswer, ...refusals(400, 401, 415) },
    },
    async handler(request, reply) {
      const outcome = await rates.createSupplier(request.body, signedIn(request))
      return answer(reply.code(201), outcome)
    },
  })

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change or archive a supplier; what is not named stays',
      params: idParams,
      body: change,
      response: { 200: supplierAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(reply, await rates.updateSupplier(params.id, body, signedIn(request)))
    },
  })
}

type Outcome = Awaited<ReturnType<Rates['updateSupplier']>>

function answer(reply: FastifyReply, outcome: Outcome) {
  if (!outcome) return sendNotFound(reply, 'supplier')
  if (outcome === 'stale') return sendStale(reply)
  return 'errors' in outcome ? sendFieldErrors(reply, outcome.errors) : reply.send(outcome)
}
