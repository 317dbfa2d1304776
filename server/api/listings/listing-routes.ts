import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingQuery } from '#catalogue/listing-query.ts'
import { withArticle } from '#catalogue/noun.ts'
import type { Images } from '../../images/images.ts'
import { restorableDays } from '../../listings/deleted-listings.ts'
import type { ListingValues } from '../../listings/insert-listing.ts'
import type { Listings } from '../../listings/listings.ts'
import { idParams } from '../../wire/ids.ts'
import { multipartBodies, readMultipart } from '../../wire/multipart.ts'
import { listingNames } from '../../wire/names.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import {
  changeBody,
  createBody,
  deletedAnswer,
  listingAnswer,
  listingsAnswer,
  problemAnswer,
} from '../../wire/schemas.ts'
import { toWire, values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn, visibilityOf } from '../rights.ts'
import { priceErrors, readListingBody, readSecondNames } from './listing-body.ts'
import { receivePictures, withStoredFiles } from './sent-pictures.ts'

export interface ListingRouteOptions {
  kind: KindName
  listings: Listings
  images: Images
  publicUrl: string
}

const refused = {
  400: problemAnswer,
  401: problemAnswer,
  404: problemAnswer,
  409: problemAnswer,
  413: problemAnswer,
  415: problemAnswer,
}

/** The calls of one kind of listing; registered once a kind, knowing none by name. */
export const listingRoutes: FastifyPluginAsyncZod<ListingRouteOptions> = async (app, options) => {
  const { kind, listings, images, publicUrl } = options
  const { noun, plural, imageLimit, name } = kindOf(kind)
  const tags = [name]
  const answer = listingAnswer(kind)
  const preValidation = [
    readMultipart(listingNames(kind), fileFields(imageLimit)),
    readSecondNames(kind),
  ]
  const consumes = ['multipart/form-data']
  await app.register(multipartBodies)

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
      response: { 200: answer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const listing = await listings.find(kind, request.params.id, visibilityOf(request))
      return listing ? toWire(listing) : sendNotFound(reply)
    },
  })

  app.post('/', {
    onRequest: app.requireUser,
    preValidation,
    schema: {
      tags,
      consumes,
      summary: `Add ${withArticle(noun)}`,
      body: createBody(kind),
      response: { 201: answer, ...refused },
    },
    async handler(request, reply) {
      const body = readListingBody(kind, request.body)
      if ('errors' in body) return sendFieldErrors(reply, body.errors)
      const { uploads } = request
      const { alts } = body
      const sent = { uploads, folder, limit: imageLimit, alts, current: [] }
      const pictures = await receivePictures(images, sent)
      if ('errors' in pictures) return sendFieldErrors(reply, pictures.errors)
      const { added, order = [] } = pictures
      const listing = await withStoredFiles(images, { added, before: [] }, () =>
        listings.create(kind, body.values as ListingValues, order, signedIn(request)),
      )
      reply.code(201).header('location', `${publicUrl}/api/${kind}/${listing.id}`)
      return toWire(listing)
    },
  })

  app.put('/:id', {
    onRequest: app.requireUser,
    preValidation,
    schema: {
      tags,
      consumes,
      summary: `Change ${withArticle(noun)}`,
      params: idParams,
      body: changeBody(kind),
      response: { 200: answer, ...refused },
    },
    async handler(request, reply) {
      const before = await listings.find(kind, request.params.id, { drafts: true })
      if (!before) return sendNotFound(reply)
      const body = readListingBody(kind, request.body)
      if ('errors' in body) return sendFieldErrors(reply, body.errors)
      const unpriced = priceErrors(request.body, before)
      if (unpriced) return sendFieldErrors(reply, unpriced)
      const { staying, alts, version } = body
      if (version !== undefined && version !== before.version) return sendStale(reply)
      const sent = {
        uploads: request.uploads,
        folder,
        limit: imageLimit,
        staying,
        alts,
        current: before.images,
      }
      const pictures = await receivePictures(images, sent)
      if ('errors' in pictures) return sendFieldErrors(reply, pictures.errors)
      const by = signedIn(request)
      const change = { values: body.values, pictures: pictures.order, version, by }
      const files = { added: pictures.added, before: before.images }
      const outcome = await withStoredFiles(images, files, () =>
        listings.update(kind, before.id, change),
      )
      if (outcome === 'stale') return sendStale(reply)
      return outcome ? toWire(outcome) : sendNotFound(reply)
    },
  })

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
      response: { 200: answer, 401: problemAnswer, 404: problemAnswer },
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

const folder = 'uploads' as const
/** Both names are taken; the first is the documented one. */
const fileFields = (limit: number) =>
  limit === 1 ? ['imageFile', 'imageFiles'] : ['imageFiles', 'imageFile']
