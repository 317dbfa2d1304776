import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  enquiryChange,
  enquiryNote,
  enquiryQuery,
  summaryQuery,
} from '#catalogue/enquiries/enquiry-query.ts'
import type { EnquiryFile } from '../../enquiries/desk/desk.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import type { Quotes } from '../../quotes/quotes.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { problem, sendFieldErrors, sendNotFound } from '../../wire/problem.ts'
import { dropBlanks } from '../../wire/query-names.ts'
import { refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { arrivalRoutes } from './arrival-routes.ts'
import { enquiryExportRoute } from './enquiry-export-route.ts'
import {
  assigneesAnswer,
  enquiriesAnswer,
  enquiryFileAnswer,
  noteAnswer,
  staleAnswer,
  summaryAnswer,
  toFile,
  toNote,
} from './enquiry-schemas.ts'

export interface EnquiryOptions {
  enquiries: Enquiries
  quotes: Pick<Quotes, 'ofEnquiries' | 'ofPerson'>
  publicUrl: string
}

/** The routes of staff for enquiries. */
export const enquiryDeskRoutes: FastifyPluginAsyncZod<EnquiryOptions> = async (app, options) => {
  listRoute(app, options)
  await app.register(enquiryExportRoute, { enquiries: options.enquiries })
  await app.register(arrivalRoutes, { enquiries: options.enquiries })
  readRoutes(app, options)
  changeRoutes(app, options)
}

const tags = ['Enquiry']

async function fileOf(quotes: EnquiryOptions['quotes'], enquiry: EnquiryFile) {
  const newest = await quotes.ofEnquiries([enquiry.id])
  return toFile(enquiry, newest.get(enquiry.id) ?? null)
}

function listRoute(app: RouteApp, { enquiries, quotes, publicUrl }: EnquiryOptions) {
  app.get('/', {
    onRequest: app.requireUser,
    preValidation: dropBlanks,
    schema: {
      tags,
      summary: 'List the enquiries, the newest first',
      querystring: enquiryQuery,
      response: { 200: enquiriesAnswer, ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await enquiries.list(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      const newest = await quotes.ofEnquiries(page.items.map(({ id }) => id))
      return values(page.items.map((item) => ({ ...item, quote: newest.get(item.id) ?? null })))
    },
  })
}

function readRoutes(app: RouteApp, { enquiries, quotes }: EnquiryOptions) {
  const onRequest = app.requireUser

  app.get('/summary', {
    onRequest,
    preValidation: dropBlanks,
    schema: {
      tags,
      summary: 'Count what waits and what sells',
      querystring: summaryQuery,
      response: { 200: summaryAnswer, ...refusals(400, 401) },
    },
    handler: ({ query }) => enquiries.summary(query),
  })

  app.get('/assignees', {
    onRequest,
    schema: {
      tags,
      summary: 'Who can be given an enquiry',
      response: { 200: assigneesAnswer, ...refusals(401) },
    },
    handler: async () => values(await enquiries.assignees()),
  })

  app.get('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Read one enquiry with its notes',
      params: idParams,
      response: { 200: enquiryFileAnswer, ...refusals(401, 404) },
    },
    async handler({ params }, reply) {
      const enquiry = await enquiries.find(params.id)
      return enquiry ? fileOf(quotes, enquiry) : sendNotFound(reply, 'enquiry')
    },
  })
}

function changeRoutes(app: RouteApp, { enquiries, quotes }: EnquiryOptions) {
  const onRequest = app.requireUser

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(enquiryChange),
    schema: {
      tags,
      summary: 'Change status, assignee or follow-up, with a note',
      params: idParams,
      body: enquiryChange,
      response: { 200: enquiryFileAnswer, ...refusals(400, 401, 404, 415), 409: staleAnswer },
    },
    async handler(request, reply) {
      const { params, body } = request
      const updated = await enquiries.update(params.id, body, signedIn(request))
      if (!updated) return sendNotFound(reply, 'enquiry')
      if (updated.errors) return sendFieldErrors(reply, updated.errors)
      const current = await fileOf(quotes, updated.enquiry)
      return updated.isStale ? reply.code(409).send({ ...stale, current }) : current
    },
  })

  app.post('/:id/notes', {
    onRequest,
    preValidation: readNamesOf(enquiryNote),
    schema: {
      tags,
      summary: 'Add a note to an enquiry',
      params: idParams,
      body: enquiryNote,
      response: { 201: noteAnswer, ...refusals(400, 401, 404, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const note = await enquiries.addNote(params.id, body.text, signedIn(request))
      return note ? reply.code(201).send(toNote(note)) : sendNotFound(reply, 'enquiry')
    },
  })
}

const stale = problem(409, 'Somebody else changed this enquiry since you opened it.')
