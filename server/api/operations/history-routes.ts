import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FieldErrors } from '#catalogue/field.ts'
import { historyActions, historyKinds, historyQuery } from '#catalogue/history.ts'
import { withoutOwners } from '#catalogue/settings/setting.ts'
import type { SignedIn } from '../../accounts/sessions.ts'
import type { Domain } from '../../domain.ts'
import { changesOf } from '../../history/changes.ts'
import type { Entry } from '../../history/entries.ts'
import { idsNamed, withTitles } from '../../history/named-links.ts'
import { idParams } from '../../wire/ids.ts'
import { sendProblem } from '../../wire/problem.ts'
import { dropBlanks } from '../../wire/query-names.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { sendNotRecent, signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { canRevert, hasPictures, revertEntry } from './revert-entry.ts'

interface Options {
  domain: Pick<
    Domain,
    | 'history'
    | 'listings'
    | 'localCosts'
    | 'conditions'
    | 'rates'
    | 'redirects'
    | 'settings'
    | 'texts'
  >
  publicUrl: string
}

const change = z.object({
  label: z.string(),
  before: z.string().describe('Shortened'),
  after: z.string(),
})

export type WireChange = z.output<typeof change>

const entryAnswer = z.object({
  id: z.number(),
  at: z.string(),
  author: z.string(),
  userId: z.number().nullable().describe('Null when the account is gone'),
  action: z.enum(historyActions),
  kind: z.enum(historyKinds),
  listingId: z.number().nullable(),
  name: z.string().nullable().describe('The part of a listing, or the text'),
  partId: z.number().nullable(),
  title: z.string().describe('As it was called then'),
  version: z
    .number()
    .nullable()
    .describe('That it made of a listing, a part or a text, if it made one'),
  changes: z.array(change),
  restorable: z.boolean().describe('By who asks'),
  pictures: z.boolean().describe('Whether its pictures can be brought back too'),
})

export type WireEntry = z.output<typeof entryAnswer>

const author = z.object({ id: z.number(), name: z.string() })
export type WireAuthor = z.output<typeof author>

/** The history of changes. */
export const historyRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoutes(app, options)
  restorationRoute(app, options)
}

const tags = ['History']

function readRoutes(app: RouteApp, { domain: { history, listings }, publicUrl }: Options) {
  const onRequest = app.requireUser

  app.get('/', {
    onRequest,
    preValidation: dropBlanks,
    schema: {
      tags,
      summary: 'List who changed what, the newest first',
      querystring: historyQuery,
      response: { 200: list(entryAnswer), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await history.page(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      const user = signedIn(request)
      const named = await listings.titlesOf(idsNamed(page.items))
      const titles = new Map(named.map(({ id, title }) => [id, title]))
      return values(page.items.map((entry) => toAnswer(withTitles(entry, titles), user)))
    },
  })

  app.get('/authors', {
    onRequest,
    schema: {
      tags,
      summary: 'Who is named in the history',
      response: { 200: list(author), ...refusals(401) },
    },
    handler: async () => values(await history.authors()),
  })
}

function restorationRoute(app: RouteApp, { domain }: Options) {
  app.post('/:id/restoration', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Bring something back to what it was before a change; settings, only an owner',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
    },
    async handler(request, reply) {
      const user = signedIn(request)
      const entry = await domain.history.find(request.params.id)
      if (entry?.before && !canRevert(entry, user)) {
        return sendProblem(reply, 403, 'Only an owner may do this.')
      }
      // Some settings require a recently entered password.
      if (entry?.kind === 'Setting' && !user.isRecent) return sendNotRecent(reply)
      const done = entry && (await revertEntry(domain, entry, user))
      if (typeof done === 'object') return sendProblem(reply, 409, whyNot(done.errors))
      if (done) return reply.code(204).send(null)
      return sendProblem(reply, 404, 'There is nothing to bring back any more.')
    },
  })
}

const whyNot = (errors: FieldErrors) =>
  `This cannot be brought back as things are now. ${Object.values(errors).flat().join(' ')}`

function toAnswer(entry: Entry, user: SignedIn): WireEntry {
  const { before: _, after: __, ...shown } = entry
  const restorable = canRevert(entry, user)
  const changes = changesOf(user.role === 'owner' ? entry : withoutSecrets(entry))
  return { ...shown, changes, restorable, pictures: hasPictures(entry) }
}

function withoutSecrets({ before, after, ...entry }: Entry): Entry {
  return {
    ...entry,
    before: before && withoutOwners(before),
    after: after && withoutOwners(after),
  }
}
