import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { quoteStates } from '#catalogue/quotes/states.ts'
import { draftVersion } from '#catalogue/quotes/version.ts'
import type { Refused } from '../../quotes/quoting.ts'
import { shareMethods } from '../../quotes/sending.ts'
import type { Quote } from '../../quotes/stored-quotes.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendProblem, sendStale } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { describedBy, quoteAnswer, quoteTags as tags } from './quote-answer.ts'
import { type Quoted, quoteReader } from './quote-reader.ts'

const revision = z.int('revision must be a whole number.').optional()
const draftBody = z.object({
  revision,
  /** Validated by the domain, which names fields by their path. */
  document: z
    .looseObject({}, 'document must be an object.')
    .meta(describedBy(draftVersion, 'What the version is to say', 'input')),
})
const sendBody = z.object({
  revision,
  pricing: pricingSettings
    .optional()
    .describe('Tax and rounding as the sender saw them: if they have changed, nothing is sent'),
})
const withdrawBody = z
  .object({
    state: z
      .enum(quoteStates, `state must be one of ${quoteStates.join(', ')}.`)
      .optional()
      .describe('As the sender saw it: if the guest has accepted since, nothing is withdrawn'),
  })
  .nullish()
const toldBody = z.object({
  way: z.enum(shareMethods, `way must be one of ${shareMethods.join(', ')}.`),
})

/** The routes of one quote. */
export const draftRoutes: FastifyPluginAsyncZod<Quoted> = async (app, quoted) => {
  draftOf(app, quoted)
  sendRoute(app, quoted)
  linkRoutes(app, quoted)
}

type Outcome = Quote | Refused | 'stale' | undefined

const answering = (quoted: Quoted) => {
  const read = quoteReader(quoted)
  return async (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => {
    if (!outcome) return sendNotFound(reply, 'quote')
    if (outcome === 'stale') return sendStale(reply)
    if (!('errors' in outcome)) return reply.send(await read(outcome, signedIn(request)))
    const { margin } = outcome.errors
    if (margin?.[0]) return sendProblem(reply, 403, margin[0], outcome.errors)
    return sendFieldErrors(reply, outcome.errors)
  }
}

function draftOf(app: RouteApp, quoted: Quoted) {
  const onRequest = app.requireUser
  const answer = answering(quoted)

  app.put('/:id/draft', {
    onRequest,
    preValidation: readNamesOf(draftBody),
    schema: {
      tags,
      summary: 'Save the draft; a version that was sent stays, and the next one begins',
      params: idParams,
      body: draftBody,
      response: { 200: quoteAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(request, reply, await quoted.quotes.save(params.id, body, signedIn(request)))
    },
  })

  app.delete('/:id/draft', {
    onRequest,
    schema: {
      tags,
      summary: 'Drop the draft, and the quote where nothing of it was sent',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const dropped = await quoted.quotes.discard(request.params.id, signedIn(request))
      return dropped ? reply.code(204).send(null) : sendNotFound(reply, 'draft')
    },
  })
}

function sendRoute(app: RouteApp, quoted: Quoted) {
  const answer = answering(quoted)

  app.post('/:id/send', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(sendBody),
    schema: {
      tags,
      summary:
        'Make the draft a version that the guest can accept; below the least margin an owner only',
      params: idParams,
      body: sendBody,
      response: { 200: quoteAnswer, ...refusals(400, 401, 403, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(request, reply, await quoted.quotes.send(params.id, body, signedIn(request)))
    },
  })
}

function linkRoutes(app: RouteApp, quoted: Quoted) {
  const { quotes } = quoted
  const onRequest = app.requireUser
  const answer = answering(quoted)

  app.post('/:id/told', {
    onRequest,
    preValidation: readNamesOf(toldBody),
    schema: {
      tags,
      summary: 'Note how the guest got the link; by mail, mail it',
      params: idParams,
      body: toldBody,
      response: { 200: quoteAnswer, ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { id } = request.params
      const outcome = await quotes.recordShare(id, request.body.way, signedIn(request))
      return answer(request, reply, outcome === 'noted' ? await quotes.find(id) : outcome)
    },
  })

  app.post('/:id/withdraw', {
    onRequest,
    schema: {
      tags,
      summary: "Make the guest's links lead nowhere",
      params: idParams,
      body: withdrawBody,
      response: { 200: quoteAnswer, ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { id } = request.params
      const outcome = await quotes.withdraw(id, signedIn(request), request.body?.state)
      const refusal = typeof outcome === 'object' ? outcome : undefined
      return answer(request, reply, refusal ?? (await quotes.find(id)))
    },
  })
}
