import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  conditionBody,
  conditionChange,
  conditionKinds,
  conditionStates,
} from '#catalogue/conditions/condition.ts'
import { shownAt } from '#catalogue/conditions/shown-at.ts'
import type { Conditions } from '../../conditions/conditions.ts'
import { conditionSheet } from '../../conditions/sheet.ts'
import type { StoredCondition } from '../../conditions/stored-conditions.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { baseVersion, list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { importedTable } from '../table-import.ts'
import { tableRoutes } from '../table-routes.ts'

interface Options {
  conditions: Conditions
}

const change = conditionChange.extend({ version: baseVersion })

const named = {
  id: z.number(),
  name: z.string(),
  kind: z.enum(conditionKinds),
  mark: z.string().describe('What stands for it on the map; blank where nothing does'),
}

const said = {
  sentence: z.string(),
  cutOff: z.string().describe('The hour after which nobody sets out, `15:00`, or blank'),
  source: z.string(),
  seenAt: z.string().nullable(),
  holdsUntil: z.string().nullable(),
}

const staffAnswer = z.object({
  ...named,
  state: z.enum(conditionStates).describe('As it was seen, whether or not that still holds'),
  ...said,
  version: z.number(),
  updatedAt: z.string(),
})

export type WireCondition = z.output<typeof staffAnswer>

const publicAnswer = z.object({
  ...named,
  state: z.enum(conditionStates).describe('Now; `notKnown` from `holdsUntil` on'),
  isLastKnown: z.boolean().describe('Whether it was known, and is not any more'),
  lastState: z.enum(['oneWay', 'restricted', 'closed']).optional(),
  ...said,
})

const importAnswer = importedTable({ title: z.string() })

export type WireConditionImport = z.output<typeof importAnswer>

/** The common settings of both tables. */
export const conditionImport = { answer: importAnswer, bodyLimit: 1024 * 1024 }

const tag = 'Roads and places'
const tags = [tag]

/** Conditions of roads and places: public to read, maintained by staff. */
export const conditionRoutes: FastifyPluginAsyncZod<Options> = async (app, { conditions }) => {
  publicRoute(app, conditions)
  staffRoutes(app, conditions)
  deleteRoute(app, conditions)
  // Without its prefix, which would be added twice.
  await app.register(tableRoutes, {
    ...{ table: conditionSheet, tag, fileName: 'conditions', ...conditionImport },
    ...{ every: conditions.every, load: conditions.import },
  })
}

function publicRoute(app: RouteApp, conditions: Conditions) {
  app.get('/', {
    config: { isPublic: true },
    schema: {
      tags,
      summary: 'How roads and places are now; past its hour, none is open',
      response: { 200: list(publicAnswer) },
    },
    async handler(_request, reply) {
      const now = new Date()
      const known = await conditions.shown(now)
      const changedAt = await conditions.changedAt({ conditions: known }, now)
      if (changedAt.getTime() > 0) reply.header('last-modified', changedAt.toUTCString())
      return values(
        known.map(({ version: _, updatedAt: __, ...each }) => ({ ...each, ...shownAt(each, now) })),
      )
    },
  })
}

function staffRoutes(app: RouteApp, conditions: Conditions) {
  const onRequest = app.requireUser

  app.get('/entries', {
    onRequest,
    schema: {
      tags,
      summary: 'List roads and places as staff keep them',
      response: { 200: list(staffAnswer), ...refusals(401) },
    },
    handler: async () => values(await conditions.every()),
  })

  app.post('/', {
    onRequest,
    preValidation: readNamesOf(conditionBody),
    schema: {
      tags,
      summary: 'Add a road or place',
      body: conditionBody,
      response: { 201: staffAnswer, ...refusals(400, 401, 415) },
    },
    async handler(request, reply) {
      return answer(reply.code(201), await conditions.create(request.body, signedIn(request)))
    },
  })

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change a road or place; a state that is named is seen now',
      description:
        'What is not named stays, but with a state: then sentence and cut-off hour are blank unless named, it is seen now and holds as long as usual.',
      params: idParams,
      body: change,
      response: { 200: staffAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(reply, await conditions.update(params.id, body, signedIn(request)))
    },
  })
}

function deleteRoute(app: RouteApp, conditions: Conditions) {
  app.delete('/:id', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Delete a road or place',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const removed = await conditions.remove(request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply, noun)
    },
  })
}

const noun = 'road or place'

type Outcome = Awaited<ReturnType<Conditions['update']>>

function answer(reply: FastifyReply, outcome: Outcome) {
  if (!outcome) return sendNotFound(reply, noun)
  if (outcome === 'stale') return sendStale(reply)
  if ('errors' in outcome) return sendFieldErrors(reply, outcome.errors)
  const stored: StoredCondition = outcome
  return reply.send(stored)
}
