import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ownerField } from '#catalogue/kind.ts'
import { kindOf, partOf } from '#catalogue/kinds.ts'
import { pluralOf, withArticle } from '#catalogue/noun.ts'
import { fromText } from '#catalogue/number.ts'
import { idParams, toId } from '../../wire/ids.ts'
import { multipartBodies } from '../../wire/multipart.ts'
import { sendNotFound } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { partAnswer, partsAnswer, problemAnswer } from '../../wire/schemas.ts'
import { partToWire, values } from '../../wire/to-wire.ts'
import { signedIn, visibilityOf } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { changeRoutes, type PartRouteOptions } from './part-change-routes.ts'

/** The routes of a part of a kind; multipart if it has pictures, else JSON. */
export const partRoutes: FastifyPluginAsyncZod<PartRouteOptions> = async (app, options) => {
  if (partOf(options.name).pictures !== 'none') await app.register(multipartBodies)
  readRoutes(app, options)
  changeRoutes(app, options)
  removeRoute(app, options)
}

function readRoutes(app: RouteApp, { name, listings: { parts } }: PartRouteOptions) {
  const { noun } = partOf(name)
  const owner = ownerField(kindOf(name.kind))
  const ofOwner = z.object({ [owner]: ownerId(owner) })
  const tags = [name.kind]

  app.get('/', {
    onRequest: app.readUser,
    config: { isPublic: true },
    preValidation: readQueryOf(ofOwner),
    schema: {
      tags,
      summary: `List the ${pluralOf(noun)} of one listing`,
      querystring: ofOwner,
      response: { 200: partsAnswer(name), 400: problemAnswer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const found = await parts.list(
        name,
        toId(Number(request.query[owner])),
        visibilityOf(request),
      )
      return found ? values(found.map((part) => partToWire(name, part))) : sendNotFound(reply)
    },
  })

  app.get('/:id', {
    onRequest: app.readUser,
    config: { isPublic: true },
    schema: {
      tags,
      summary: `Read one ${noun}`,
      params: idParams,
      response: { 200: partAnswer(name), 404: problemAnswer },
    },
    async handler(request, reply) {
      const part = await parts.find(name, request.params.id, visibilityOf(request))
      return part ? partToWire(name, part) : sendNotFound(reply)
    },
  })
}

function removeRoute(app: RouteApp, { name, listings: { parts }, images }: PartRouteOptions) {
  app.delete('/:id', {
    onRequest: app.requireUser,
    schema: {
      tags: [name.kind],
      summary: `Delete ${withArticle(partOf(name).noun)}`,
      params: idParams,
      response: { 204: z.null(), 401: problemAnswer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const removed = await parts.remove(name, request.params.id, signedIn(request))
      if (!removed) return sendNotFound(reply)
      await images.discard(removed.images)
      return reply.code(204).send(null)
    },
  })
}

function ownerId(name: string) {
  const message = `${name} is required and must be a number.`
  return fromText(z.number(message).int(message))
}
