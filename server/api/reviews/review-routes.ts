import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maxId, maxPage } from '#catalogue/limits.ts'
import { whole } from '#catalogue/number.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { answerText, reviewStates } from '#catalogue/reviews/review.ts'
import {
  refusals as reasons,
  refusalNames,
  reviewPageSize,
} from '#catalogue/reviews/review-words.ts'
import { askMethods } from '../../reviews/asking.ts'
import type { Shown } from '../../reviews/pictures.ts'
import type { Reviews } from '../../reviews/reviews.ts'
import type { StoredReview } from '../../reviews/stored-reviews.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendProblem } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'

interface Options {
  reviews: Reviews
  publicUrl: string
}

const tags = ['Reviews']
const instant = z.string().nullable()

const reviewAnswer = z.object({
  id: z.number(),
  quoteId: z.number().nullable().describe('Null where an import brought the review alone'),
  reference: z.string().describe('Of the quote'),
  guestName: z.string(),
  state: z.enum(reviewStates),
  listingIds: z.array(z.number()).describe('Where it stands'),
  stars: z.number().nullable(),
  words: z.string(),
  name: z.string(),
  homeTown: z.string(),
  refusal: z.enum(refusalNames).nullable(),
  answer: z.string().describe("The agency's, below it"),
  pictures: z
    .array(z.string())
    .describe(
      'Paths below the root; until it is published they are signed, and good for half an hour at least',
    ),
  toldAt: instant,
  receivedAt: instant,
  decidedAt: instant,
  updatedAt: z.string(),
})

export type WireReview = z.output<typeof reviewAnswer>

const dueAnswer = z.object({
  quoteId: z.number(),
  reference: z.string(),
  guestName: z.string(),
  phone: z.string(),
  email: z.string(),
  lastDay: z.string(),
})

export type WireDueReview = z.output<typeof dueAnswer>

const query = z.object({
  state: z.enum(reviewStates, `state must be one of ${reviewStates.join(', ')}.`).optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 200).default(reviewPageSize),
})

const askBody = z.object({
  quoteId: z.int('quoteId must be a whole number.').min(1).max(maxId),
  way: z.enum(askMethods, `way must be one of ${askMethods.join(', ')}.`),
})
const updatedAt = z
  .string('updatedAt must be text.')
  .optional()
  .describe('Of the review that was read; a stale one is 409')
const publishBody = z.object({ updatedAt }).nullish()
const refuseBody = z.object({
  updatedAt,
  reason: z.enum(
    refusalNames,
    `reason must be one of ${Object.keys(reasons).join(', ')}. Criticism is none.`,
  ),
})
const answerBody = z.object({ answer: answerText, updatedAt })

/** Guests' reviews, for all staff. */
export const reviewRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoutes(app, options)
  askRoute(app, options)
  decideRoutes(app, options)
}

function readRoutes(app: RouteApp, { reviews, publicUrl }: Options) {
  const onRequest = app.requireUser
  app.get('/', {
    onRequest,
    preValidation: readQueryOf(query),
    schema: {
      tags,
      summary: 'List the reviews, those that wait first',
      querystring: query,
      response: { 200: list(reviewAnswer), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await reviews.page(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map(toWire))
    },
  })
  app.get('/due', {
    onRequest,
    schema: {
      tags,
      summary: 'List the trips that are over and whose guests were not asked yet',
      response: { 200: list(dueAnswer), ...refusals(401) },
    },
    handler: async () => values(await reviews.due()),
  })
}

function askRoute(app: RouteApp, { reviews }: Options) {
  app.post('/ask', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(askBody),
    schema: {
      tags,
      summary:
        'Make the link by which a guest writes a review; by mail, mail it, at most once a day',
      body: askBody,
      response: { 200: z.object({ link: z.string() }), ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { quoteId, way } = request.body
      const outcome = await reviews.ask(quoteId, way)
      if (!outcome) return sendNotFound(reply, 'accepted quote')
      return 'errors' in outcome ? sendFieldErrors(reply, outcome.errors) : outcome
    },
  })
}

type Decided = Awaited<ReturnType<Reviews['publish']>>

const changed = 'This review has changed since you opened it. Please read it again.'

function answer(reply: FastifyReply, outcome: Decided) {
  if (outcome === undefined) return sendNotFound(reply, 'review')
  if (outcome === 'stale') return sendProblem(reply, 409, changed)
  return outcome === false
    ? sendProblem(
        reply,
        409,
        'This review is not waiting for that: its guest may have taken it back.',
      )
    : reply.send(toWire(outcome))
}

const toWire = (review: Shown<StoredReview>) => ({
  ...review,
  pictures: review.pictures.map(imagePath),
})

function decideRoutes(app: RouteApp, { reviews }: Options) {
  const onRequest = app.requireUser
  const response = { 200: reviewAnswer, ...refusals(400, 401, 404, 409, 415) }
  app.post('/:id/publish', {
    onRequest,
    schema: { tags, summary: 'Publish a review', params: idParams, body: publishBody, response },
    handler: async (request, reply) => {
      const { params, body } = request
      const deciding = { by: signedIn(request), updatedAt: body?.updatedAt }
      return answer(reply, await reviews.publish(params.id, deciding))
    },
  })
  app.post('/:id/refuse', {
    onRequest,
    preValidation: readNamesOf(refuseBody),
    schema: {
      tags,
      summary: 'Refuse a review, for one of the reasons that there are',
      params: idParams,
      body: refuseBody,
      response,
    },
    handler: async (request, reply) => {
      const { params, body } = request
      const deciding = { by: signedIn(request), updatedAt: body.updatedAt }
      return answer(reply, await reviews.refuse(params.id, body.reason, deciding))
    },
  })
  app.put('/:id/answer', {
    onRequest,
    preValidation: readNamesOf(answerBody),
    schema: {
      tags,
      summary: 'Answer a review below it; what the guest wrote stays',
      params: idParams,
      body: answerBody,
      response,
    },
    handler: async (request, reply) => {
      const { params, body } = request
      const deciding = { by: signedIn(request), updatedAt: body.updatedAt }
      return answer(reply, await reviews.answer(params.id, body.answer, deciding))
    },
  })
}
