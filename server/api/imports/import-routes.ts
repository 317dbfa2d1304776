import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { importKind, importQuery, importRowQuery } from '#catalogue/imports/import.ts'
import type { Imports } from '../../import/runs/imports.ts'
import { idParams } from '../../wire/ids.ts'
import { multipartBodies } from '../../wire/multipart.ts'
import { sendNotFound, sendProblem } from '../../wire/problem.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importAnswer, importRowAnswer, toImport, toRow } from './import-answer.ts'
import { readSentFiles } from './sent-files.ts'

interface Options {
  imports: Imports
  publicUrl: string
}

const tags = ['Import']

/** Imports of listings from spreadsheets: upload, preview, apply, undo. */
export const importRoutes: FastifyPluginAsyncZod<Options> = async (app, { imports, publicUrl }) => {
  readRoutes(app, { imports, publicUrl })
  rowsRoute(app, { imports, publicUrl })
  stepRoutes(app, { imports })
  // Without the prefix, which would be added twice.
  await app.register(sendRoute, { imports })
}

function readRoutes(app: RouteApp, { imports, publicUrl }: Options) {
  const onRequest = app.requireUser

  app.get('/', {
    onRequest,
    preValidation: readQueryOf(importQuery),
    schema: {
      tags,
      summary: 'List the imports, the newest first',
      querystring: importQuery,
      response: { 200: list(importAnswer), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await imports.page(request.query.page)
      setPageHeaders(reply, request, publicUrl, page)
      return values(await Promise.all(page.items.map((each) => toImport(imports, each))))
    },
  })

  app.get('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Say how far an import is, and what its rows do',
      params: idParams,
      response: { 200: importAnswer, ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const stored = await imports.find(request.params.id)
      return stored ? toImport(imports, stored) : sendNotFound(reply, 'import')
    },
  })
}

function rowsRoute(app: RouteApp, { imports, publicUrl }: Options) {
  app.get('/:id/rows', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(importRowQuery),
    schema: {
      tags,
      summary: 'List the rows of an import, the refused ones first',
      params: idParams,
      querystring: importRowQuery,
      response: { 200: list(importRowAnswer), ...refusals(400, 401, 404) },
    },
    async handler(request, reply) {
      const { id } = request.params
      if (!(await imports.find(id))) return sendNotFound(reply, 'import')
      const page = await imports.rows(id, request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map(toRow))
    },
  })
}

const steps = {
  apply: {
    summary: 'Do what the rows were seen to do, but for the refused ones',
    refusal: 'Only an import that was checked can be applied, and only once.',
  },
  undo: {
    summary: 'Take back what an import did, within 30 days; what was changed since stays',
    refusal:
      'Only an import that was applied within the last 30 days can be undone, and only once.',
  },
}

function stepRoutes(app: RouteApp, { imports }: Pick<Options, 'imports'>) {
  const onRequest = app.requireUser
  for (const step of ['apply', 'undo'] as const) {
    app.post(`/:id/${step}`, {
      onRequest,
      schema: {
        tags,
        summary: steps[step].summary,
        params: idParams,
        response: { 202: importAnswer, ...refusals(401, 404, 409) },
      },
      async handler(request, reply) {
        const { id } = request.params
        const isBegun = await imports[step](id, signedIn(request))
        const stored = await imports.find(id)
        if (!stored) return sendNotFound(reply, 'import')
        if (!isBegun) return sendProblem(reply, 409, steps[step].refusal)
        return reply.code(202).send(await toImport(imports, stored))
      },
    })
  }

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Forget an import that was not applied',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404, 409) },
    },
    async handler(request, reply) {
      const { id } = request.params
      if (await imports.discard(id)) return reply.code(204).send(null)
      if (!(await imports.find(id))) return sendNotFound(reply, 'import')
      return sendProblem(reply, 409, 'Only an import that was not applied can be discarded.')
    },
  })
}

const full =
  'Too many imports are waiting. Import or discard some of them first, then send this again.'

const file = z.unknown().optional().meta({ type: 'string', format: 'binary' })
const sent = z.object({
  kind: importKind.optional().describe('Of sheets whose names do not say it'),
  files: z.array(file).optional().describe('XLSX, CSV or JSON, and a zip of pictures'),
})

const sendRoute: FastifyPluginAsyncZod<Pick<Options, 'imports'>> = async (app, { imports }) => {
  await app.register(multipartBodies)
  app.post('/', {
    onRequest: app.requireUser,
    preValidation: readSentFiles,
    schema: {
      tags,
      summary: 'Send spreadsheets to be checked; nothing is written before they are applied',
      consumes: ['multipart/form-data'],
      body: sent,
      response: { 202: importAnswer, ...refusals(400, 401, 409, 415) },
    },
    async handler(request, reply) {
      const files = request.uploads.map(({ fileName: name, path }) => ({ name, path }))
      const { kind = null } = request.body
      const stored = await imports.receive(files, kind, signedIn(request))
      if (stored === 'full') return sendProblem(reply, 409, full)
      return reply.code(202).send(await toImport(imports, stored))
    },
  })
}
