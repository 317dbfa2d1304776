import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '#catalogue/dates/time.ts'
import { tooManyAttempts } from '#catalogue/limits.ts'
import { tooLargeMessage } from '#catalogue/pictures/picture-format.ts'
import { maxReviewPictures, pictureField } from '#catalogue/reviews/review-page.ts'
import type { Domain } from '../../domain.ts'
import { addressKey } from '../../limits/address-key.ts'
import { isMalformed, multipartBodies, readParts, type Upload } from '../../wire/multipart.ts'

type Parts = Pick<Domain, 'reviews' | 'images' | 'limits'>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Asked = FastifyRequest<{ Params: { token: string } }>

const within = { width: 1920, height: 1920 }
const rule = { max: 20, windowMs: 10 * minuteMs }
const path = '/rv/:token'

/**
 * The form of a guest's review with pictures: they are stored as they arrive, so that they survive
 * refused words. The page then handles the rest like any form.
 */
export const tripReviewForm = (parts: Parts) => async (app: FastifyInstance, answer: Answer) => {
  const urlEncoded = 'application/x-www-form-urlencoded'
  await app.register(multipartBodies)
  app.addContentTypeParser(urlEncoded, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post(path, async (request: Asked, reply) => {
    if (request.isMultipart()) {
      request.body = await textsOf(request, parts)
      request.headers['content-type'] = urlEncoded
    }
    return answer(request, reply)
  })
}

/** The texts of the form, with the errors of its pictures. */
async function textsOf(request: Asked, parts: Parts): Promise<Buffer> {
  const problem = await problemBefore(request, parts).catch(unlessUnavailable)
  const accepted = new Set(problem ? [] : [pictureField])
  const read = await readParts(request, accepted).catch((error) => {
    if (!isMalformed(error)) throw error
    return undefined
  })
  const sent = request.uploads.length > 0 || read?.unknown !== undefined
  const texts = (read?.pairs ?? []).filter(
    (pair): pair is [string, string] => pair[0] !== 'problem' && typeof pair[1] === 'string',
  )
  if (!problem) await makeRoom(request, texts, parts)
  const wrong = sent && problem ? problem : await problemWith(request, read?.tooLarge, parts)
  return Buffer.from(new URLSearchParams(wrong ? [...texts, ['problem', wrong]] : texts).toString())
}

/** The page reports them, and shows the texts again. */
function unlessUnavailable(error: FastifyError): string {
  if (error.statusCode !== 503) throw error
  return 'Pictures cannot be kept just now.'
}

/** The error if no picture is accepted; an invalid link is reported by the page itself. */
async function problemBefore({ params, ip }: Asked, { reviews, limits }: Parts) {
  const state = (await reviews.guests.read(params.token))?.state
  if (state !== 'asked' && state !== 'withdrawn') return 'This review takes no pictures now.'
  const wait = await limits.take(`review pictures ${addressKey(ip)}`, rule)
  return wait > 0 ? tooManyAttempts : undefined
}

/** Pictures that the guest takes out make room for new ones. */
async function makeRoom({ params }: Asked, texts: [string, string][], { reviews }: Parts) {
  const removed = texts.filter(([name]) => name === 'remove').map(([, id]) => Number(id))
  await reviews.guests.removePictures(params.token, removed.filter(Number.isSafeInteger))
}

async function problemWith(request: Asked, tooLarge: string[] = [], parts: Parts) {
  const problems = new Set(tooLarge.map(tooLargeMessage))
  // Each is stored, since a guest who sees some again does not look for those that are missing.
  for (const upload of request.uploads) {
    const problem = await storePicture(upload, request.params.token, parts)
    if (problem) problems.add(problem)
    if (problem === isFull) break
  }
  return problems.size > 0 ? [...problems].join(' ') : undefined
}

const isFull = `At most ${maxReviewPictures} pictures are allowed.`

async function storePicture({ path, fileName }: Upload, token: string, { reviews, images }: Parts) {
  const stored = await images.store({ path, fileName, folder: 'reviews', within })
  if ('error' in stored) return stored.error
  const isAdded = await reviews.guests.addPicture(token, stored)
  return isAdded ? undefined : isFull
}
