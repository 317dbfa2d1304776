import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { kindOf } from '#catalogue/kinds.ts'
import { listingQuery } from '#catalogue/listings/listing-query.ts'
import { withArticle } from '#catalogue/noun.ts'
import { restorableDays } from '../../listings/deleted-listings.ts'
import { idParams } from '../../wire/ids.ts'
import { multipartBodies } from '../../wire/multipart.ts'
import { sendNotFound } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { deletedAnswer, listingAnswer, listingsAnswer, problemAnswer } from '../../wire/schemas.ts'
import { toWire, values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn, visibilityOf } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { changeRoutes, type ListingRouteOptions } from './listing-change-routes.ts'

/** The routes of a kind of listing; generic, registered once per kind. */
export const listingRoutes: FastifyPluginAsyncZod<ListingRouteOptions> = async (app, options) => {
  await app.register(multipartBodies)
  readRoutes(app, options)
  changeRoutes(app, options)
  deletionRoutes(app, options)
}

function readRoutes(app: RouteApp, { kind, listings, publicUrl }: ListingRouteOptions) {
  const { noun, plural, name } = kindOf(kind)
  const tags = [name]

  app.get('/', {
    onRequest: app.readUser,
    config: { isPublic: true },
    preValidation: readQueryOf(listingQuery),
    schema: {
      tags,
      summary: `List the ${plural}`,
      querystring: listingQuery,
      response: { 200: listingsAnswer(kind), 400: problemAnswer },
    },
    async handler(request, reply) {
      const page = await listings.page(kind, request.query, visibilityOf(request))
      const whole = Object.keys(request.query).length === 0 && page.total <= page.pageSize
      if (!whole) setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map(toWire))
    },
  })

  app.get('/:id', {
    onRequest: app.readUser,
    config: { isPublic: true },
    schema: {
      tags,
      summary: `Read one ${noun}`,
      params: idParams,
      response: { 200: listingAnswer(kind), 404: problemAnswer },
    },
    async handler(request, reply) {
      const listing = await listings.find(kind, request.params.id, visibilityOf(request))
      return listing ? toWire(listing) : sendNotFound(reply)
    },
  })
}

/** Deletion and restoring. */
function deletionRoutes(app: RouteApp, { kind, listings }: ListingRouteOptions) {
  const { noun, plural, name } = kindOf(kind)
  const tags = [name]

  app.get('/deleted', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: `List the ${plural} deleted in the last ${restorableDays} days`,
      response: { 200: deletedAnswer, 401: problemAnswer },
    },
    handler: async () => values(await listings.deleted(kind)),
  })

  app.post('/:id/restoration', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: `Bring a deleted ${noun} back`,
      params: idParams,
      response: { 200: listingAnswer(kind), 401: problemAnswer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const listing = await listings.restore(kind, request.params.id, signedIn(request))
      return listing ? toWire(listing) : sendNotFound(reply)
    },
  })

  app.delete('/:id', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: `Delete ${withArticle(noun)}`,
      params: idParams,
      response: { 204: z.null(), 401: problemAnswer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const removed = await listings.remove(kind, request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply)
    },
  })
}
