import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { approvalMail } from '../../accounts/mails.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendNotFound, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import type { RouteApp } from '../route-app.ts'
import type { UserOptions } from './user-options.ts'
import { role, toUserAnswer, userAnswer } from './user-schemas.ts'

const change = z.object({ role })

/** What owners do with accounts. */
export const userAdminRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  approvalRoutes(app, options)
  roleRoute(app, options)
  endingRoutes(app, options)
}

const tags = ['User']

/** Who has an account, and who waits for one. */
function approvalRoutes(app: RouteApp, { accounts, queueMail, publicUrl }: UserOptions) {
  const onRequest = app.requireOwner

  app.get('/', {
    onRequest,
    schema: {
      tags,
      summary: 'List the accounts, those who wait for approval first',
      response: { 200: z.object({ $values: z.array(userAnswer) }), ...refusals(401, 403) },
    },
    handler: async () => values((await accounts.list()).map(toUserAnswer)),
  })

  app.post('/:id/approval', {
    onRequest,
    schema: {
      tags,
      summary: 'Approve an account',
      params: idParams,
      response: { 200: userAnswer, ...refusals(401, 403, 404) },
    },
    async handler({ params }, reply) {
      const approved = await accounts.approve(params.id)
      if (approved) await queueMail(approvalMail(approved, publicUrl))
      const user = approved ?? (await accounts.find(params.id))
      return user ? toUserAnswer(user) : sendNotFound(reply, 'account')
    },
  })
}

function roleRoute(app: RouteApp, { accounts }: UserOptions) {
  app.put('/:id', {
    onRequest: app.requireOwner,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change the role of an account',
      params: idParams,
      body: change,
      response: { 200: userAnswer, ...refusals(400, 401, 403, 404, 409) },
    },
    async handler({ params, body }, reply) {
      const outcome = await accounts.setRole(params.id, body.role)
      if (outcome === 'lastOwner') return lastOwner(reply)
      const user = await accounts.find(params.id)
      return user ? toUserAnswer(user) : sendNotFound(reply, 'account')
    },
  })
}

/** What ends an account, or its sessions alone. */
function endingRoutes(app: RouteApp, { accounts }: UserOptions) {
  const onRequest = app.requireOwner

  app.delete('/:id/sessions', {
    onRequest,
    schema: {
      tags,
      summary: 'Sign an account out everywhere',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler({ params }, reply) {
      if (!(await accounts.find(params.id))) return sendNotFound(reply, 'account')
      await accounts.endSessions(params.id)
      return reply.code(204).send(null)
    },
  })

  app.delete('/:id', {
    onRequest,
    schema: {
      tags,
      summary: 'Remove an account, and sign it out everywhere',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
    },
    async handler({ params }, reply) {
      const outcome = await accounts.remove(params.id)
      if (outcome === 'lastOwner') return lastOwner(reply)
      return outcome === 'done' ? reply.code(204).send(null) : sendNotFound(reply, 'account')
    },
  })
}

function lastOwner(reply: FastifyReply) {
  const message = 'The last owner must stay an owner.'
  return sendProblem(reply, 409, message, { role: [message] })
}
