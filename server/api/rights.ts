import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Accounts } from '../accounts/accounts.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { reportSecurityEvent } from '../http/security-log.ts'
import { sendProblem } from '../wire/problem.ts'

type RightsHook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets `request.user` for a valid token; an invalid one counts as none. */
    readUser: (request: FastifyRequest) => Promise<void>
    /** 401 without a valid token, 403 if a required second factor is missing. */
    requireUser: RightsHook
    /** Whether the user's session is still valid, long after `requireUser`. */
    isStillSignedIn: (user: SignedIn) => Promise<boolean>
    /** The same, and 403 for users who are not owners. */
    requireOwner: RightsHook
    /** After one of these: 403 if the password was not entered recently. */
    requireRecent: RightsHook
  }
  interface FastifyContextConfig {
    /** Also allows users whose required second factor is missing. */
    withoutSecondFactor?: boolean
  }
  interface FastifyRequest {
    user: SignedIn | undefined
    /** The hook that set the user, if the route requires one. */
    guard: RightsHook | undefined
  }
}

interface Options {
  accounts: Pick<Accounts, 'authenticate' | 'hasIdled' | 'isSessionOpen'>
}

const noSecondFactor =
  'Set up your second factor first. To keep what you typed, do so in another tab, then try again here.'
const notRecent = 'Confirm your password first.'
const idled = 'Your session ended because it was not used.'

/** Access control as `onRequest` hooks, which the OpenAPI document repeats. */
export const rights = fp<Options>(async (app, { accounts }) => {
  app.decorateRequest('user', undefined)
  app.decorateRequest('guard', undefined)

  async function authenticate(request: FastifyRequest) {
    const token = bearerToken(request)
    return token ? accounts.authenticate(token, !isUnattended(request)) : undefined
  }

  async function readUser(request: FastifyRequest) {
    const user = await authenticate(request)
    request.user = user?.needsSecondFactor ? undefined : user
  }

  async function requireUser(request: FastifyRequest, reply: FastifyReply) {
    request.guard ??= requireUser
    const user = await authenticate(request)
    if (!user) return sendUnknown(request, reply)
    const { withoutSecondFactor } = request.routeOptions.config
    if (user.needsSecondFactor && !withoutSecondFactor) {
      reportSecurityEvent(request, 'denied', user.id)
      return sendProblem(reply, 403, noSecondFactor, { secondFactor: [noSecondFactor] })
    }
    request.user = user
  }

  async function sendUnknown(request: FastifyRequest, reply: FastifyReply) {
    if (bearerToken(request)) reportSecurityEvent(request, 'denied')
    reply.header('WWW-Authenticate', 'Bearer')
    const hasIdled = await accounts.hasIdled(bearerToken(request))
    return hasIdled
      ? sendProblem(reply, 401, idled, { session: [idled] })
      : sendProblem(reply, 401, 'Please log in.')
  }

  async function requireOwner(request: FastifyRequest, reply: FastifyReply) {
    request.guard = requireOwner
    await requireUser(request, reply)
    if (reply.sent || request.user?.role === 'owner') return
    reportSecurityEvent(request, 'denied', request.user?.id)
    return sendProblem(reply, 403, 'Only an owner may do this.')
  }

  async function requireRecent(request: FastifyRequest, reply: FastifyReply) {
    if (!signedIn(request).isRecent) return sendNotRecent(reply)
  }

  app.decorate('readUser', readUser)
  app.decorate('requireUser', requireUser)
  app.decorate('requireOwner', requireOwner)
  app.decorate('isStillSignedIn', ({ sessionId }) => accounts.isSessionOpen(sessionId))
  app.decorate('requireRecent', requireRecent)

  // A body may take minutes, in which the session can end or the role change.
  app.addHook('preHandler', async (request, reply) => {
    if (request.body !== undefined) await request.guard?.(request, reply)
  })

  app.addHook('onRoute', (route) => {
    const hooks = [route.onRequest].flat()
    const guarded = hooks.some((hook) => hook === requireUser || hook === requireOwner)
    if (guarded) route.schema = { ...route.schema, security: [{ token: [] }] }
  })
})

/** The token of an `Authorization: Bearer` header; empty without one. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization?.trim() ?? '')?.[1] ?? ''
}

/** Background requests carry a header: nobody is there, so they are no use of the session. */
const isUnattended = ({ headers }: FastifyRequest) => headers['x-unattended'] !== undefined

/** 403: `POST /User/me/confirmation` allows it for an hour. */
export const sendNotRecent = (reply: FastifyReply) =>
  sendProblem(reply, 403, notRecent, { currentPassword: [notRecent] })

/** Whether to show drafts, on a route after `readUser`. */
export const visibilityOf = ({ user }: FastifyRequest) => ({ drafts: Boolean(user) })

/** The user, on a route after `requireUser`. Throws on any other route. */
export function signedIn({ user, routeOptions }: FastifyRequest): SignedIn {
  if (!user) throw new Error(`${routeOptions.url} asks for its user without requireUser`)
  return user
}
