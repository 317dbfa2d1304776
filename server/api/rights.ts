import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Accounts } from '../accounts/accounts.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { sendProblem } from '../wire/problem.ts'
import { noteSecurity } from './security-log.ts'

type RightsHook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets `request.user` for a valid token; any other is as good as none. */
    readUser: (request: FastifyRequest) => Promise<void>
    /** 401 without a valid token. */
    requireUser: RightsHook
    /** Whether the user's session goes on, long after `requireUser` let them in. */
    isStillSignedIn: (user: SignedIn) => Promise<boolean>
    /** 401 without a valid token, 403 for who is no owner. */
    requireOwner: RightsHook
  }
  interface FastifyRequest {
    user: SignedIn | undefined
  }
}

interface Options {
  accounts: Pick<Accounts, 'authenticate' | 'isSessionOpen'>
}

/** Who may call what: hooks for `onRequest`, which the OpenAPI document repeats. */
export const rights = fp<Options>(async (app, { accounts }) => {
  app.decorateRequest('user', undefined)

  async function readUser(request: FastifyRequest) {
    const token = bearerToken(request)
    request.user = token ? await accounts.authenticate(token) : undefined
  }

  async function requireUser(request: FastifyRequest, reply: FastifyReply) {
    await readUser(request)
    if (request.user) return
    if (bearerToken(request)) noteSecurity(request, 'denied')
    return sendProblem(reply.header('WWW-Authenticate', 'Bearer'), 401, 'Please log in.')
  }

  async function requireOwner(request: FastifyRequest, reply: FastifyReply) {
    await requireUser(request, reply)
    if (reply.sent || request.user?.role === 'owner') return
    noteSecurity(request, 'denied', request.user?.id)
    return sendProblem(reply, 403, 'Only an owner may do this.')
  }

  app.decorate('readUser', readUser)
  app.decorate('requireUser', requireUser)
  app.decorate('requireOwner', requireOwner)
  app.decorate('isStillSignedIn', ({ sessionId }) => accounts.isSessionOpen(sessionId))

  app.addHook('onRoute', (route) => {
    const hooks = [route.onRequest].flat()
    const guarded = hooks.some((hook) => hook === requireUser || hook === requireOwner)
    if (guarded) route.schema = { ...route.schema, security: [{ token: [] }] }
  })
})

/** What an `Authorization: Bearer` header carries; empty without one. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization?.trim() ?? '')?.[1] ?? ''
}

/** Staff see drafts, in lists too; of a route behind `readUser`. */
export const visibilityOf = ({ user }: FastifyRequest) => ({ drafts: Boolean(user) })

/** The user of a route behind `requireUser`. Throws on any other route. */
export function signedIn({ user, routeOptions }: FastifyRequest): SignedIn {
  if (!user) throw new Error(`${routeOptions.url} asks for its user without requireUser`)
  return user
}
