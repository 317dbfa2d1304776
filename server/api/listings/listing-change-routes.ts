import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { withArticle } from '#catalogue/noun.ts'
import type { Images } from '../../images/images.ts'
import type { ListingValues } from '../../listings/insert-listing.ts'
import type { Listings } from '../../listings/listings.ts'
import { idParams } from '../../wire/ids.ts'
import { priceErrors, readListingBody, readSecondNames } from '../../wire/listing-body.ts'
import { readMultipart } from '../../wire/multipart.ts'
import { listingNames } from '../../wire/names.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { changeBody, createBody, listingAnswer, refusals } from '../../wire/schemas.ts'
import { toWire } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { newOnly, receivePictures, withStoredFiles } from './sent-pictures.ts'

export interface ListingRouteOptions {
  kind: KindName
  listings: Listings
  images: Images
  publicUrl: string
}

/** Adding and changing a listing, with its pictures. */
export function changeRoutes(app: RouteApp, options: ListingRouteOptions) {
  addRoute(app, options)
  changeRoute(app, options)
}

function addRoute(app: RouteApp, { kind, listings, images, publicUrl }: ListingRouteOptions) {
  const { noun, name, imageLimit } = kindOf(kind)

  app.post('/', {
    onRequest: app.requireUser,
    preValidation: readBody(kind),
    schema: {
      tags: [name],
      consumes: ['multipart/form-data'],
      summary: `Add ${withArticle(noun)}`,
      body: createBody(kind),
      response: { 201: listingAnswer(kind), ...refused },
    },
    async handler(request, reply) {
      const body = readListingBody(kind, request.body)
      if ('errors' in body) return sendFieldErrors(reply, body.errors)
      const unknown = await listings.unknownLinks(kind, body.values)
      if (unknown) return sendFieldErrors(reply, unknown)
      const { uploads } = request
      const { alts } = body
      const staying = newOnly(body.staying)
      const sent = { uploads, folder, limit: imageLimit, staying, alts, current: [] }
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
}

function changeRoute(app: RouteApp, { kind, listings, images }: ListingRouteOptions) {
  const { noun, name, imageLimit } = kindOf(kind)

  app.put('/:id', {
    onRequest: app.requireUser,
    preValidation: readBody(kind),
    schema: {
      tags: [name],
      consumes: ['multipart/form-data'],
      summary: `Change ${withArticle(noun)}`,
      params: idParams,
      body: changeBody(kind),
      response: { 200: listingAnswer(kind), ...refused },
    },
    async handler(request, reply) {
      const before = await listings.find(kind, request.params.id, { drafts: true })
      if (!before) return sendNotFound(reply)
      const body = readListingBody(kind, request.body, before)
      if ('errors' in body) return sendFieldErrors(reply, body.errors)
      const errors =
        priceErrors(request.body, before) ??
        (await listings.unknownLinks(kind, body.values, before))
      if (errors) return sendFieldErrors(reply, errors)
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
}

const folder = 'uploads' as const

const refused = refusals(400, 401, 404, 409, 413, 415)

const readBody = (kind: KindName) => [
  readMultipart(listingNames(kind), fileFields(kindOf(kind).imageLimit)),
  readSecondNames(kind),
]

/** Both names are accepted; the first is the documented one. */
const fileFields = (limit: number) =>
  limit === 1 ? ['imageFile', 'imageFiles'] : ['imageFiles', 'imageFile']
