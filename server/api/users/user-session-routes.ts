import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { registrationFields } from '../../accounts/fields.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { bearerToken, signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { noteSecurity } from '../security-log.ts'
import { address, limitAttempts, sendTooMany } from './attempts.ts'
import { logInAttempts } from './log-in-attempts.ts'
import type { UserOptions } from './user-options.ts'
import { meAnswer, originOf, sessionAnswer, toUserAnswer, userAnswer } from './user-schemas.ts'

const tags = ['User']
/** Whatever is no text fails as a wrong one does. */
const credentials = z.object({ email: z.string().catch(''), password: z.string().catch('') })

/** Sign-up, log-in, sign-out. */
export const userSessionRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  logInRoute(app, options)
  registerRoute(app, options)
  ownRoutes(app, options)
}

function logInRoute(app: RouteApp, { accounts, limits, rules }: UserOptions) {
  const attempts = logInAttempts(accounts, limits, rules)

  app.post('/login', {
    preValidation: readNamesOf(credentials),
    preHandler: limitAttempts(limits, 'log-in', rules.loginByAddress, address),
    schema: {
      tags,
      summary: 'Log in',
      body: credentials,
      response: { 200: sessionAnswer, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const { email, password } = request.body
      const attempt = await attempts.begin(email, address(request))
      if (!attempt.succeed) return sendTooMany(request, reply, attempt.wait)
      const session = await accounts.login(email, password, originOf(request))
      if (!session) {
        noteSecurity(request, 'log-in refused')
        return sendProblem(reply, 401, 'Invalid credentials or server error.')
      }
      noteSecurity(request, 'log-in', session.userId)
      await attempt.succeed()
      return session
    },
  })
}

function registerRoute(app: RouteApp, { accounts, limits, rules }: UserOptions) {
  app.post('/register', {
    preValidation: readNamesOf(registrationFields),
    preHandler: limitAttempts(limits, 'register', rules.register, address),
    schema: {
      tags,
      summary: 'Ask for an account',
      body: registrationFields,
      response: {
        201: userAnswer.pick({ id: true, userName: true, email: true, status: true }),
        ...refusals(400, 429),
      },
    },
    async handler(request, reply) {
      const registered = await accounts.register(request.body)
      if ('errors' in registered) return sendFieldErrors(reply, registered.errors)
      return reply.code(201).send(toUserAnswer(registered.user))
    },
  })
}

/** Of who is logged in. */
function ownRoutes(app: RouteApp, { accounts }: UserOptions) {
  app.get('/me', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Who is logged in',
      response: {
        200: meAnswer,
        ...refusals(401),
      },
    },
    handler: async (request) => {
      const { name, ...user } = signedIn(request)
      return { ...user, userName: name }
    },
  })

  app.delete('/session', {
    onRequest: app.requireUser,
    schema: { tags, summary: 'Sign out', response: { 204: z.null(), ...refusals(401) } },
    async handler(request, reply) {
      await accounts.signOut(bearerToken(request))
      return reply.code(204).send(null)
    },
  })
}
