import { ownerField } from '#catalogue/kind.ts'
import { kindOf, type PartName, partOf } from '#catalogue/kinds.ts'
import { withArticle } from '#catalogue/noun.ts'
import { pictureFolders, pictureLimits } from '#catalogue/part.ts'
import type { Images } from '../../images/images.ts'
import type { Listings } from '../../listings/listings.ts'
import { idParams, toId } from '../../wire/ids.ts'
import { readJson } from '../../wire/json.ts'
import { readMultipart } from '../../wire/multipart.ts'
import { partNames } from '../../wire/names.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { partAnswer, partBody, refusals } from '../../wire/schemas.ts'
import { partToWire } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { newOnly, receivePictures, withStoredFiles } from './sent-pictures.ts'

export interface PartRouteOptions {
  name: PartName
  listings: Listings
  images: Images
}

/** Adding and changing a part, with its pictures. */
export function changeRoutes(app: RouteApp, options: PartRouteOptions) {
  addRoute(app, options)
  changeRoute(app, options)
}

function addRoute(app: RouteApp, { name, listings: { parts }, images }: PartRouteOptions) {
  const owner = ownerField(kindOf(name.kind))
  const { consumes, preValidation } = sending(name)

  app.post('/', {
    onRequest: app.requireUser,
    preValidation,
    schema: {
      tags: [name.kind],
      consumes,
      summary: `Add ${withArticle(partOf(name).noun)}`,
      body: partBody(name, false),
      response: { 201: partAnswer(name), ...refused },
    },
    async handler(request, reply) {
      const { id: _id, images: named, alts, [owner]: listingId, ...fields } = request.body
      const { uploads = [] } = request
      const sent = {
        uploads,
        ...pictureRules(name),
        staying: newOnly(named as string[] | undefined),
        alts: alts as string[] | undefined,
        current: [],
      }
      const pictures = await receivePictures(images, sent)
      if ('errors' in pictures) return sendFieldErrors(reply, pictures.errors)
      const { added, order } = pictures
      const part = await withStoredFiles(images, { added, before: [] }, () =>
        parts.create(name, toId(Number(listingId)), fields, order, signedIn(request)),
      )
      return part ? reply.code(201).send(partToWire(name, part)) : sendNotFound(reply)
    },
  })
}

function changeRoute(app: RouteApp, { name, listings: { parts }, images }: PartRouteOptions) {
  const owner = ownerField(kindOf(name.kind))
  const { consumes, preValidation } = sending(name)

  app.put('/:id', {
    onRequest: app.requireUser,
    preValidation,
    schema: {
      tags: [name.kind],
      consumes,
      summary: `Change ${withArticle(partOf(name).noun)}`,
      params: idParams,
      body: partBody(name, true),
      response: { 200: partAnswer(name), ...refused },
    },
    async handler(request, reply) {
      const before = await parts.find(name, request.params.id, staff)
      if (!before) return sendNotFound(reply)
      const { id: _id, images: staying, alts, version, [owner]: _owner, ...values } = request.body
      if (version !== undefined && version !== before.version) return sendStale(reply)
      const sent = { uploads: request.uploads ?? [], ...pictureRules(name), current: before.images }
      const pictures = await receivePictures(images, {
        ...sent,
        staying: staying as string[] | undefined,
        alts: alts as string[] | undefined,
      })
      if ('errors' in pictures) return sendFieldErrors(reply, pictures.errors)
      const files = { added: pictures.added, before: before.images }
      const change = {
        values,
        pictures: pictures.order,
        version: version as number | undefined,
        by: signedIn(request),
      }
      const outcome = await withStoredFiles(images, files, () =>
        parts.update(name, before.id, change),
      )
      if (outcome === 'stale') return sendStale(reply)
      return outcome ? partToWire(name, outcome) : sendNotFound(reply)
    },
  })
}

const refused = refusals(400, 401, 404, 409, 413, 415)

const staff = { drafts: true }

/** The folder and maximum number of a part's pictures. */
function pictureRules(name: PartName) {
  const { pictures } = partOf(name)
  if (pictures === 'none') return { folder: 'images' as const, limit: 0 }
  return { folder: pictureFolders[pictures], limit: pictureLimits[pictures] }
}

/** The content type of a body, and the hook that reads it. */
function sending(name: PartName) {
  const { pictures } = partOf(name)
  if (pictures === 'none') {
    return { consumes: ['application/json'], preValidation: readJson(partNames(name)) }
  }
  const preValidation = readMultipart(partNames(name), [pictures, ...fileFields])
  return { consumes: ['multipart/form-data'], preValidation }
}

/** Accepted besides the documented one. */
const fileFields = ['images', 'imageFiles', 'imageFile', 'icon']
