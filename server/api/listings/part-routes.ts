import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ownerField } from '#catalogue/kind.ts'
import { kindOf } from '#catalogue/kinds.ts'
import { pluralOf, withArticle } from '#catalogue/noun.ts'
import { fromText } from '#catalogue/number.ts'
import { pictureFolders, pictureLimits } from '#catalogue/part.ts'
import type { Images } from '../../images/images.ts'
import type { Listings } from '../../listings/listings.ts'
import { type PartName, partOf } from '../../listings/parts/part-name.ts'
import { idParams, toId } from '../../wire/ids.ts'
import { readJson } from '../../wire/json.ts'
import { multipartBodies, readMultipart } from '../../wire/multipart.ts'
import { partNames } from '../../wire/names.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { partAnswer, partBody, partsAnswer, problemAnswer } from '../../wire/schemas.ts'
import { partToWire, values } from '../../wire/to-wire.ts'
import { signedIn, visibilityOf } from '../rights.ts'
import { receivePictures, withStoredFiles } from './sent-pictures.ts'

interface Options {
  name: PartName
  listings: Listings
  images: Images
}

const refused = {
  400: problemAnswer,
  401: problemAnswer,
  404: problemAnswer,
  409: problemAnswer,
  413: problemAnswer,
  415: problemAnswer,
}

/** The calls of one part of one kind; those with pictures take multipart, the others JSON. */
export const partRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { name, listings, images },
) => {
  const { parts } = listings
  const { noun, pictures: pictureField } = partOf(name)
  const owner = ownerField(kindOf(name.kind))
  const hasPictures = pictureField !== 'none'
  const tags = [name.kind]
  const answer = partAnswer(name)
  const folder = pictureField === 'none' ? 'images' : pictureFolders[pictureField]
  const limit = pictureField === 'none' ? 0 : pictureLimits[pictureField]
  const preValidation = hasPictures
    ? readMultipart(partNames(name), [pictureField, ...fileFields])
    : readJson(partNames(name))
  const consumes = [hasPictures ? 'multipart/form-data' : 'application/json']
  const ofOwner = z.object({ [owner]: ownerId(owner) })
  if (hasPictures) await app.register(multipartBodies)

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
      response: { 200: answer, 404: problemAnswer },
    },
    async handler(request, reply) {
      const part = await parts.find(name, request.params.id, visibilityOf(request))
      return part ? partToWire(name, part) : sendNotFound(reply)
    },
  })

  app.post('/', {
    onRequest: app.requireUser,
    preValidation,
    schema: {
      tags,
      consumes,
      summary: `Add ${withArticle(noun)}`,
      body: partBody(name, false),
      response: { 201: answer, ...refused },
    },
    async handler(request, reply) {
      const { id: _id, images: _kept, alts, [owner]: listingId, ...fields } = request.body
      const { uploads = [] } = request
      const sent = { uploads, folder, limit, alts: alts as string[] | undefined, current: [] }
      const pictures = await receivePictures(images, sent)
      if ('errors' in pictures) return sendFieldErrors(reply, pictures.errors)
      const { added, order } = pictures
      const part = await withStoredFiles(images, { added, before: [] }, () =>
        parts.create(name, toId(Number(listingId)), fields, order, signedIn(request)),
      )
      return part ? reply.code(201).send(partToWire(name, part)) : sendNotFound(reply)
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
      body: partBody(name, true),
      response: { 200: answer, ...refused },
    },
    async handler(request, reply) {
      const before = await parts.find(name, request.params.id, staff)
      if (!before) return sendNotFound(reply)
      const { id: _id, images: staying, alts, version, [owner]: _owner, ...values } = request.body
      if (version !== undefined && version !== before.version) return sendStale(reply)
      const sent = { uploads: request.uploads ?? [], folder, limit, current: before.images }
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

  app.delete('/:id', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: `Delete ${withArticle(noun)}`,
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

/** Taken beside the documented one. */
const fileFields = ['images', 'imageFiles', 'imageFile', 'icon']

const staff = { drafts: true }

function ownerId(name: string) {
  const message = `${name} is required and must be a number.`
  return fromText(z.number(message).int(message))
}
