import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '../../wire/ids.ts'
import { sendNotFound } from '../../wire/problem.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { UserOptions } from './user-options.ts'

const ownSession = z.object({
  id: z.number(),
  device: z.string().nullable().describe("'Chrome on Android', as far as it is known"),
  createdAt: z.string(),
  usedAt: z.string().nullable().describe('The last use, to some minutes, where it is known'),
  expiresAt: z.string(),
  current: z.boolean().describe('Whether this call was made with it'),
})

export type WireSession = z.output<typeof ownSession>

/** The user's own sessions. */
export const ownSessionRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, { accounts }) => {
  const onRequest = app.requireUser
  const tags = ['User']

  app.get('/me/sessions', {
    onRequest,
    schema: {
      tags,
      summary: 'List the own sessions, the newest first',
      response: { 200: list(ownSession), ...refusals(401) },
    },
    async handler(request) {
      const me = signedIn(request)
      const sessions = await accounts.ownSessions(me)
      return values(sessions.map((each) => ({ ...each, current: each.id === me.sessionId })))
    },
  })

  app.delete('/me/sessions/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'End one of the own sessions',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler(request, reply) {
      const isEnded = await accounts.endOwnSession(signedIn(request), request.params.id)
      if (!isEnded) return sendNotFound(reply, 'session')
      return reply.code(204).send(null)
    },
  })

  app.delete('/me/sessions', {
    onRequest,
    schema: {
      tags,
      summary: 'End all own sessions but this one',
      response: { 204: z.null(), ...refusals(401) },
    },
    async handler(request, reply) {
      await accounts.endOtherSessions(signedIn(request))
      return reply.code(204).send(null)
    },
  })
}
