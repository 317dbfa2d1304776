import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { maxId } from '#catalogue/limits.ts'
import { quoteQuery } from '#catalogue/quotes/quote-query.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { draftRoutes } from './draft-routes.ts'
import {
  listedQuote,
  quoteAnswer,
  quoteSummary,
  shownListingAnswer,
  quoteTags as tags,
} from './quote-answer.ts'
import { type Quoted, quoteReader } from './quote-reader.ts'

const reference = (name: string) =>
  z
    .int(`${name} must be a whole number.`)
    .min(1, `${name} must be at least 1.`)
    .max(maxId, `${name} is too large.`)
    .nullish()

const beginning = z
  .object({
    enquiryId: reference('enquiryId'),
    listingId: reference('listingId'),
    copyOf: reference('copyOf').describe('Another quote, to be copied'),
  })
  .refine((body) => Object.values(body).filter((value) => value != null).length < 2, {
    error: 'A quote begins from one thing: an enquiry, a listing or another quote.',
    path: ['enquiryId'],
  })

/** Quotes, for all staff. */
export const quoteRoutes: FastifyPluginAsyncZod<Quoted> = async (app, quoted) => {
  readRoutes(app, quoted)
  listingRoute(app, quoted)
  createRoute(app, quoted)
  // Without its prefix, which would be added twice.
  await app.register(draftRoutes, {
    ...{ quotes: quoted.quotes, settings: quoted.settings, publicUrl: quoted.publicUrl },
  })
}

function readRoutes(app: RouteApp, { quotes, settings, publicUrl }: Quoted) {
  const onRequest = app.requireUser
  const read = quoteReader({ quotes, settings, publicUrl })

  app.get('/', {
    onRequest,
    preValidation: readQueryOf(quoteQuery),
    schema: {
      tags,
      summary: 'List the quotes, those worked on last first',
      querystring: quoteQuery,
      response: { 200: list(listedQuote), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await quotes.page(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items)
    },
  })

  app.get('/summary', {
    onRequest,
    schema: {
      tags,
      summary: 'What quotes wait for, and what became of them',
      response: { 200: quoteSummary, ...refusals(401) },
    },
    handler: () => quotes.summary(),
  })

  app.get('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Read a quote with its versions and steps',
      params: idParams,
      response: { 200: quoteAnswer, ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const quote = await quotes.find(request.params.id)
      return quote ? read(quote, signedIn(request)) : sendNotFound(reply, 'quote')
    },
  })
}

function listingRoute(app: RouteApp, { quotes }: Quoted) {
  app.get('/listings/:id', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: "Read what a supplier's listing brings to the days of a quote: text and pictures",
      params: idParams,
      response: { 200: shownListingAnswer, ...refusals(401, 404) },
    },
    handler: async ({ params }, reply) =>
      (await quotes.listing(params.id)) ?? sendNotFound(reply, 'listing'),
  })
}

function createRoute(app: RouteApp, { quotes, settings, publicUrl }: Quoted) {
  const read = quoteReader({ quotes, settings, publicUrl })

  app.post('/', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(beginning),
    schema: {
      tags,
      summary: 'Begin a quote from an enquiry, a listing, another quote, or nothing',
      body: beginning,
      response: { 201: quoteAnswer, ...refusals(400, 401, 415) },
    },
    async handler(request, reply) {
      const { enquiryId, listingId, copyOf } = request.body
      const by = signedIn(request)
      const outcome = await quotes.create(
        {
          enquiryId: enquiryId ?? undefined,
          listingId: listingId ?? undefined,
          copyOf: copyOf ?? undefined,
        },
        by,
      )
      if (!outcome) return sendNotFound(reply, 'quote')
      if ('errors' in outcome) return sendFieldErrors(reply, outcome.errors)
      return reply.code(201).send(await read(outcome, by))
    },
  })
}
