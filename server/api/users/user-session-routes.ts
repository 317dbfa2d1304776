import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { registrationFields } from '../../accounts/fields.ts'
import { recoveryMail } from '../../accounts/mails.ts'
import { codeMessage, wrongCode } from '../../accounts/second-factor/enrolments.ts'
import type { Holder } from '../../accounts/sessions.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { bearerToken, signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { address, limitAttempts, sendTooMany } from './attempts.ts'
import { codeAttempts } from './code-attempts.ts'
import { logInAttempts } from './log-in-attempts.ts'
import type { UserOptions } from './user-options.ts'
import { meAnswer, originOf, sessionAnswer, toUserAnswer, userAnswer } from './user-schemas.ts'

const tags = ['User']
/** A value that is not text fails like a wrong one. */
const credentials = z.object({
  email: z.string().catch(''),
  password: z.string().catch(''),
  code: z
    .string()
    .catch('')
    .describe(
      'Of the authenticator app, or a recovery code; where the account has a second factor',
    ),
})
const refused = 'Invalid credentials or server error.'
const codeWanted = 'Code is required: of your authenticator app, or a recovery code.'

/** Sign-up, log-in, sign-out. */
export const userSessionRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  logInRoute(app, options)
  registerRoute(app, options)
  ownRoutes(app, options)
}

function logInRoute(app: RouteApp, options: UserOptions) {
  const { accounts, limits, rules } = options
  const attempts = logInAttempts(accounts, limits, rules)
  const checkCode = codeChecker(options)

  app.post('/login', {
    preValidation: readNamesOf(credentials),
    preHandler: limitAttempts(limits, 'log-in', rules.loginByAddress, address),
    schema: {
      tags,
      summary: 'Log in',
      description:
        'An account with a second factor is answered 401 with `errors.Code` until the same call brings a `code`.',
      body: credentials,
      response: { 200: sessionAnswer, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const { email, password, code } = request.body
      const attempt = await attempts.begin(email, address(request))
      if (!attempt.succeed) return sendTooMany(request, reply, attempt.wait)
      const holder = await accounts.checkPassword(email, password)
      if (!holder) {
        reportSecurityEvent(request, 'log-in refused')
        return sendProblem(reply, 401, refused)
      }
      await attempt.succeed()
      const proof = holder.hasSecondFactor
        ? await checkCode(request, reply, { ...holder, code })
        : undefined
      if (holder.hasSecondFactor && !proof) return reply
      const session = await accounts.startSession(holder, originOf(request), proof)
      // The account changed, or the code was used, during the check.
      if (!session) return sendProblem(reply, 401, refused)
      reportSecurityEvent(request, 'log-in', session.userId)
      if (proof && 'recoveryHash' in proof) await notifyOfRecovery(request, options, holder.id)
      return session
    },
  })
}

type Coming = Pick<Holder, 'id' | 'email'> & { code: string }

/** Checks the code of a log-in; if it is missing or wrong, answers and returns undefined. */
function codeChecker({ accounts, limits, rules }: UserOptions) {
  const attempts = codeAttempts(accounts, limits, rules)
  return async (request: FastifyRequest, reply: FastifyReply, { id, email, code }: Coming) => {
    if (!code.trim()) return void sendProblem(reply, 401, codeWanted, { code: [codeWanted] })
    const attempt = await attempts.begin(email, request)
    if (!attempt.succeed) return void sendTooMany(request, reply, attempt.wait)
    const proof = await accounts.checkCode(id, code)
    if (!proof) {
      reportSecurityEvent(request, 'code refused', id)
      return void sendProblem(reply, 401, codeMessage, wrongCode)
    }
    await attempt.succeed()
    return proof
  }
}

/** Notifies the owner of the recovery code. */
async function notifyOfRecovery(
  request: FastifyRequest,
  { accounts, queueMail }: UserOptions,
  id: number,
) {
  reportSecurityEvent(request, 'recovery code used', id)
  const user = await accounts.find(id)
  const { recoveryCodes } = await accounts.secondFactor({ id, role: 'editor' })
  if (user) await queueMail(recoveryMail(user, recoveryCodes))
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

/** The logged-in user. */
function ownRoutes(app: RouteApp, { accounts }: UserOptions) {
  app.get('/me', {
    onRequest: app.requireUser,
    config: { withoutSecondFactor: true },
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
    config: { withoutSecondFactor: true },
    schema: { tags, summary: 'Sign out', response: { 204: z.null(), ...refusals(401) } },
    async handler(request, reply) {
      await accounts.signOut(bearerToken(request))
      return reply.code(204).send(null)
    },
  })
}
