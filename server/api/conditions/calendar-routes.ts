import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { calendarBody, calendarChange } from '#catalogue/conditions/calendar-entry.ts'
import type { Conditions } from '../../conditions/conditions.ts'
import { calendarSheet } from '../../conditions/sheet.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendNotFound, sendStale } from '../../wire/problem.ts'
import { baseVersion, list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { tableRoutes } from '../table-routes.ts'
import { conditionImport } from './condition-routes.ts'

interface Options {
  calendar: Conditions['calendar']
}

const change = calendarChange.extend({ version: baseVersion })

const entryAnswer = z.object({
  id: z.number(),
  title: z.string(),
  place: z.string(),
  from: z.string().describe('A day of any year, `03-20`; after `to` where it passes New Year'),
  to: z.string(),
  note: z.string(),
  version: z.number(),
  updatedAt: z.string(),
})

export type WireCalendarEntry = z.output<typeof entryAnswer>

const tag = 'Yearly calendar'
const tags = [tag]

/** The yearly calendar: public to read, maintained by staff. */
export const calendarRoutes: FastifyPluginAsyncZod<Options> = async (app, { calendar }) => {
  app.get('/', {
    config: { isPublic: true },
    schema: {
      tags,
      summary: 'What comes each year, and when as a rule',
      response: { 200: list(entryAnswer) },
    },
    handler: async () => values(await calendar.every()),
  })
  changeRoutes(app, calendar)
  // Without its prefix, which would be added twice.
  await app.register(tableRoutes, {
    ...{ table: calendarSheet, tag, fileName: 'calendar', ...conditionImport },
    ...{ every: calendar.every, load: calendar.import },
  })
}

function changeRoutes(app: RouteApp, calendar: Conditions['calendar']) {
  const onRequest = app.requireUser

  app.post('/', {
    onRequest,
    preValidation: readNamesOf(calendarBody),
    schema: {
      tags,
      summary: 'Add what comes each year',
      body: calendarBody,
      response: { 201: entryAnswer, ...refusals(400, 401, 415) },
    },
    async handler(request, reply) {
      return answer(reply.code(201), await calendar.create(request.body, signedIn(request)))
    },
  })

  app.put('/:id', {
    onRequest,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change what comes each year; what is not named stays',
      params: idParams,
      body: change,
      response: { 200: entryAnswer, ...refusals(400, 401, 404, 409, 415) },
    },
    async handler(request, reply) {
      const { params, body } = request
      return answer(reply, await calendar.update(params.id, body, signedIn(request)))
    },
  })

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Delete what comes each year',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const removed = await calendar.remove(request.params.id, signedIn(request))
      return removed ? reply.code(204).send(null) : sendNotFound(reply, noun)
    },
  })
}

const noun = 'entry of the calendar'

type Outcome = Awaited<ReturnType<Conditions['calendar']['update']>>

function answer(reply: FastifyReply, outcome: Outcome) {
  if (!outcome) return sendNotFound(reply, noun)
  if (outcome === 'stale') return sendStale(reply)
  return 'errors' in outcome ? sendFieldErrors(reply, outcome.errors) : reply.send(outcome)
}
