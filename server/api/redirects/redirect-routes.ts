import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { redirectQuery } from '#catalogue/redirect.ts'
import type { Redirects } from '../../redirects/redirects.ts'
import type { StoredRule } from '../../redirects/stored-rules.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { baseVersion, list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { redirectImportRoutes } from './redirect-import-routes.ts'

interface RedirectOptions {
  redirects: Redirects
  publicUrl: string
}

const text = (label: string) => z.string(`${label} must be text.`)
const written = z.object({ from: text('From'), to: text('To') })
const change = written.extend({ version: baseVersion })

const redirectAnswer = z.object({
  id: z.number(),
  from: z.string().describe('A path, in lower case and escaped, perhaps with a query'),
  to: z.string(),
  hits: z.number(),
  hitAt: z.string().nullable().describe('To a minute'),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type WireRedirect = z.output<typeof redirectAnswer>

const toWire = ({ source: from, target: to, ...rule }: StoredRule): WireRedirect => ({
  ...rule,
  from,
  to,
})

const tags = ['Redirect']

/** Redirects, for owners. */
export const redirectRoutes: FastifyPluginAsyncZod<RedirectOptions> = async (app, options) => {
  readRoute(app, options)
  changeRoutes(app, options)
  // Without its prefix, which would be added twice.
  await app.register(redirectImportRoutes, { redirects: options.redirects })
}

function readRoute(app: RouteApp, { redirects, publicUrl }: RedirectOptions) {
  app.get('/', {
    onRequest: app.requireOwner,
    schema: {
      tags,
      summary: 'List the redirects, the newest first',
      querystring: redirectQuery,
      response: { 200: list(redirectAnswer), ...refusals(400, 401, 403) },
    },
    async handler(request, reply) {
      const page = await redirects.page(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map(toWire))
    },
  })
}

function changeRoutes(app: RouteApp, { redirects }: RedirectOptions) {
  const onRequest = app.requireOwner

  app.post('/', {
    onRequest,
    preValidation: readNamesOf(written),
    schema: {
      tags,
      summary: 'Lead an old address on',
      body: written,
      response: { 201: redirectAnswer, ...refusals(400, 401, 403, 415) },
    },
    async handler(request, reply) {
      return answer(reply.code(201), await redirects.create(request.body, signedIn(request)))
    },
  })

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change a redirect',
      params: idParams,
      body: change,
      response: { 200: redirectAnswer, ...refusals(400, 401, 403, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(reply, await redirects.update(params.id, body, signedIn(request)))
    },
  })

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Delete a redirect',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const removed = await redirects.remove(request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply, 'redirect')
    },
  })
}

type Outcome = Awaited<ReturnType<Redirects['update']>>

function answer(reply: FastifyReply, outcome: Outcome) {
  if (!outcome) return sendNotFound(reply, 'redirect')
  if (outcome === 'stale') return sendStale(reply)
  return 'errors' in outcome ? sendFieldErrors(reply, outcome.errors) : reply.send(toWire(outcome))
}
