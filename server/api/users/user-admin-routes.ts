import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { approvalMail, secondFactorMail } from '../../accounts/mails.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { idParams } from '../../wire/ids.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendNotFound, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import type { UserOptions } from './user-options.ts'
import { listedUser, role, toUserAnswer, userAnswer } from './user-schemas.ts'

const change = z.object({ role })

/** Management of accounts by owners. */
export const userAdminRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  approvalRoutes(app, options)
  roleRoute(app, options)
  endingRoutes(app, options)
  secondFactorRoute(app, options)
}

const tags = ['User']

/** The accounts, including pending ones. */
function approvalRoutes(app: RouteApp, { accounts, queueMail, readOffice }: UserOptions) {
  const onRequest = app.requireOwner

  app.get('/', {
    onRequest,
    schema: {
      tags,
      summary: 'List the accounts, those who wait for approval first',
      response: { 200: z.object({ $values: z.array(listedUser) }), ...refusals(401, 403) },
    },
    handler: async () => values((await accounts.list()).map(toUserAnswer)),
  })

  app.post('/:id/approval', {
    onRequest: [app.requireOwner, app.requireRecent],
    schema: {
      tags,
      summary: 'Approve an account',
      params: idParams,
      response: { 200: userAnswer, ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const { params } = request
      const approved = await accounts.approve(params.id, signedIn(request))
      if (approved) await queueMail(approvalMail(approved, await readOffice()))
      const user = approved ?? (await accounts.find(params.id))
      return user ? toUserAnswer(user) : sendNotFound(reply, 'account')
    },
  })
}

function roleRoute(app: RouteApp, { accounts }: UserOptions) {
  app.put('/:id', {
    onRequest: [app.requireOwner, app.requireRecent],
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change the role of an account',
      params: idParams,
      body: change,
      response: { 200: userAnswer, ...refusals(400, 401, 403, 404, 409) },
    },
    async handler(request, reply) {
      const { params, body } = request
      const outcome = await accounts.setRole(params.id, body.role, signedIn(request))
      if (outcome === 'lastOwner') return lastOwner(reply)
      const user = await accounts.find(params.id)
      return user ? toUserAnswer(user) : sendNotFound(reply, 'account')
    },
  })
}

/** Removing an account, or ending its sessions. */
function endingRoutes(app: RouteApp, { accounts }: UserOptions) {
  app.delete('/:id/sessions', {
    onRequest: app.requireOwner,
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
    onRequest: [app.requireOwner, app.requireRecent],
    schema: {
      tags,
      summary: 'Remove an account, and sign it out everywhere',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
    },
    async handler(request, reply) {
      const outcome = await accounts.remove(request.params.id, signedIn(request))
      if (outcome === 'lastOwner') return lastOwner(reply)
      return outcome === 'done' ? reply.code(204).send(null) : sendNotFound(reply, 'account')
    },
  })
}

const ownSecondFactor = 'Your own second factor is switched off under “My account”, with a code.'

/** For users who lost phone and recovery codes; nobody resets their own, which takes a code. */
function secondFactorRoute(app: RouteApp, { accounts, queueMail }: UserOptions) {
  app.delete('/:id/second-factor', {
    onRequest: [app.requireOwner, app.requireRecent],
    schema: {
      tags,
      summary: 'Switch the second factor of an account off, and sign it out everywhere',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404, 409) },
    },
    async handler(request, reply) {
      const by = signedIn(request)
      const user = await accounts.find(request.params.id)
      if (!user) return sendNotFound(reply, 'account')
      if (user.id === by.id) return sendProblem(reply, 409, ownSecondFactor)
      if (await accounts.resetSecondFactor(user, by)) {
        reportSecurityEvent(request, 'second factor reset', user.id)
        await queueMail(secondFactorMail(user, 'reset'))
      }
      return reply.code(204).send(null)
    },
  })
}

function lastOwner(reply: FastifyReply) {
  const message = 'The last owner must stay an owner.'
  return sendProblem(reply, 409, message, { role: [message] })
}
