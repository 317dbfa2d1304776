import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isSoldKind, type KindName, kindOf } from '#catalogue/kinds.ts'
import { withArticle } from '#catalogue/noun.ts'
import type { Domain } from '../../domain.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendNotFound } from '../../wire/problem.ts'
import { lastPosition, listingAnswer, refusals } from '../../wire/schemas.ts'
import { toWire } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { priceRoute } from './price-routes.ts'

interface Options {
  kind: KindName
  domain: Pick<Domain, 'listings' | 'previews'>
  publicUrl: string
}

const placeMessage = 'Place must be a whole number from 1.'
const placeBody = z.object({
  place: z.int(placeMessage).min(1, placeMessage).max(lastPosition, placeMessage),
})

const previewAnswer = z.object({
  path: z.string().describe('Where the page is shown, below the site’s own address'),
  expiresAt: z.string(),
})

/** Actions of staff on listings other than changing them. */
export const listingDeskRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  placeRoute(app, options)
  duplicateRoute(app, options)
  previewRoute(app, options)
  if (isSoldKind(options.kind)) priceRoute(app, options)
}

function placeRoute(app: RouteApp, { kind, domain }: Options) {
  const { noun, plural, name } = kindOf(kind)
  app.put('/:id/place', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(placeBody),
    schema: {
      tags: [name],
      summary: `Move ${withArticle(noun)} to a place among the ${plural}, counted from 1`,
      params: idParams,
      body: placeBody,
      response: { 204: z.null(), ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const placed = await domain.listings.place(kind, params.id, body.place, signedIn(request))
      return placed ? reply.code(204).send(null) : sendNotFound(reply)
    },
  })
}

function duplicateRoute(app: RouteApp, { kind, domain, publicUrl }: Options) {
  const { noun, name } = kindOf(kind)
  app.post('/:id/duplicate', {
    onRequest: app.requireUser,
    schema: {
      tags: [name],
      summary: `Duplicate ${withArticle(noun)} as a draft, with its parts and pictures`,
      params: idParams,
      response: { 201: listingAnswer(kind), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const copy = await domain.listings.duplicate(kind, request.params.id, signedIn(request))
      if (!copy) return sendNotFound(reply)
      reply.code(201).header('location', `${publicUrl}/api/${kind}/${copy.id}`)
      return toWire(copy)
    },
  })
}

function previewRoute(app: RouteApp, { kind, domain }: Options) {
  const { noun, name, path } = kindOf(kind)
  app.post('/:id/preview', {
    onRequest: app.requireUser,
    schema: {
      tags: [name],
      summary: `Show the page of ${withArticle(noun)}, a draft’s too, for a quarter of an hour`,
      params: idParams,
      response: { 201: previewAnswer, ...refusals(401, 404) },
    },
    async handler({ params: { id } }, reply) {
      if (!(await domain.listings.find(kind, id, { drafts: true }))) return sendNotFound(reply)
      const { token, expiresAt } = await domain.previews.issue(kind, id)
      return reply.code(201).send({ path: `${path}/${id}?preview=${token}`, expiresAt })
    },
  })
}
