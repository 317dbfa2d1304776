import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { seasonCopy } from '#catalogue/rates/copy-season.ts'
import { rateBody } from '#catalogue/rates/rate.ts'
import type { Rates } from '../../rates/rates.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound } from '../../wire/problem.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { rateAnswer, rateTags as tags } from './rate-answer.ts'

interface Options {
  rates: Rates
}

const noun = 'supplier'

/** The rates of one supplier. */
export const supplierRateRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoute(app, options)
  createRoute(app, options)
  copyRoute(app, options)
}

function readRoute(app: RouteApp, { rates }: Options) {
  app.get('/:id/rates', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'List the rates of a supplier by item, plan and days',
      params: idParams,
      response: { 200: list(rateAnswer), ...refusals(401, 404) },
    },
    async handler({ params }, reply) {
      if (!(await rates.findSupplier(params.id))) return sendNotFound(reply, noun)
      return values(await rates.ofSupplier(params.id))
    },
  })
}

function createRoute(app: RouteApp, { rates }: Options) {
  app.post('/:id/rates', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(rateBody),
    schema: {
      tags,
      summary: 'Add a rate; two of the same item and plan may not overlap in days',
      params: idParams,
      body: rateBody,
      response: { 201: rateAnswer, ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const outcome = await rates.create(params.id, body, signedIn(request))
      if (!outcome) return sendNotFound(reply, noun)
      if ('errors' in outcome) return sendFieldErrors(reply, outcome.errors)
      return reply.code(201).send(outcome)
    },
  })
}

function copyRoute(app: RouteApp, { rates }: Options) {
  app.post('/:id/rates/copy-season', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(seasonCopy),
    schema: {
      tags,
      summary: 'Copy the rates of a season to other days, raised or lowered; all or none',
      params: idParams,
      body: seasonCopy,
      response: { 201: list(rateAnswer), ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const outcome = await rates.copySeason(params.id, body, signedIn(request))
      if (!outcome) return sendNotFound(reply, noun)
      if ('errors' in outcome) return sendFieldErrors(reply, outcome.errors)
      return reply.code(201).send(values(outcome))
    },
  })
}
