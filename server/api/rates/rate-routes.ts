import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rateChange } from '#catalogue/rates/rate.ts'
import type { Rates } from '../../rates/rates.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { baseVersion, refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import { rateAnswer, rateTags as tags } from './rate-answer.ts'

interface Options {
  rates: Rates
}

const change = rateChange.extend({ version: baseVersion })

/** Changes of one rate, for all staff. */
export const rateRoutes: FastifyPluginAsyncZod<Options> = async (app, { rates }) => {
  const onRequest = app.requireUser

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change a rate; what is not named stays',
      params: idParams,
      body: change,
      response: { 200: rateAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const outcome = await rates.update(params.id, body, signedIn(request))
      if (!outcome) return sendNotFound(reply, 'rate')
      if (outcome === 'stale') return sendStale(reply)
      return 'errors' in outcome ? sendFieldErrors(reply, outcome.errors) : reply.send(outcome)
    },
  })

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Delete a rate; quotes keep what they copied of it',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const removed = await rates.remove(request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply, 'rate')
    },
  })
}
