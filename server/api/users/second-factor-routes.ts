import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { secondFactorMail } from '../../accounts/mails.ts'
import { wrongCode } from '../../accounts/second-factor/enrolments.ts'
import type { Proof } from '../../accounts/second-factor/proof.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { sendNotRecent, signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { sendTooMany } from './attempts.ts'
import { codeAttempts } from './code-attempts.ts'
import type { UserOptions } from './user-options.ts'
import { limitOwnPassword } from './user-password-routes.ts'

const tags = ['User']

const stateAnswer = z.object({
  since: z.string().nullable().describe('Null while there is none'),
  recoveryCodes: z.number().describe('How many are left'),
  required: z.boolean().describe('By the owners’ setting, for this account'),
})

export type WireSecondFactor = z.output<typeof stateAnswer>

const enrolmentAnswer = z.object({
  secret: z.string().describe('For an authenticator app, in base 32; shown once'),
  address: z.string().describe('The same as an `otpauth:` address'),
  qr: z.string().describe('The same as a picture, a `data:` address'),
})

export type WireEnrolment = z.output<typeof enrolmentAnswer>

const codesAnswer = z.object({
  recoveryCodes: z.array(z.string()).describe('Each good once; shown once'),
})

export type WireRecoveryCodes = z.output<typeof codesAnswer>

const begin = z.object({
  currentPassword: z
    .string('Current Password must be text.')
    .optional()
    .describe('Needed where the password was typed more than an hour ago'),
})
const code = z.string('Code is required.')
const confirmation = z.object({ code })
const proven = z.object({
  currentPassword: z.string('Current Password is required.'),
  code: code.describe('Of the authenticator app, or a recovery code'),
})

/** The user's own second factor: a code of an authenticator app. */
export const secondFactorRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  readRoute(app, options)
  beginRoute(app, options)
  confirmRoute(app, options)
  changeRoutes(app, options)
}

function readRoute(app: RouteApp, { accounts }: UserOptions) {
  app.get('/me/second-factor', {
    onRequest: app.requireUser,
    config: { withoutSecondFactor: true },
    schema: {
      tags,
      summary: 'Whether the own account has a second factor',
      response: { 200: stateAnswer, ...refusals(401) },
    },
    handler: (request) => accounts.secondFactor(signedIn(request)),
  })
}

function beginRoute(app: RouteApp, options: UserOptions) {
  const { accounts } = options

  app.post('/me/second-factor', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(begin),
    preHandler: limitOwnPassword(options),
    config: { withoutSecondFactor: true },
    schema: {
      tags,
      summary: 'Begin to set up a second factor; it counts once a code has confirmed it',
      body: begin,
      response: { 201: enrolmentAnswer, ...refusals(400, 401, 403, 409, 429) },
    },
    async handler(request, reply) {
      const user = signedIn(request)
      const { currentPassword } = request.body
      if (currentPassword === undefined && !user.isRecent) return sendNotRecent(reply)
      const errors =
        currentPassword !== undefined && (await accounts.checkOwnPassword(user.id, currentPassword))
      if (errors) return sendFieldErrors(reply, errors)
      const begun = await accounts.beginSecondFactor(user)
      if (!begun) return sendProblem(reply, 409, 'This account has a second factor already.')
      const picture = Buffer.from(renderSVG(begun.address, { ecc: 'M', border: 4 }))
      const qr = `data:image/svg+xml;base64,${picture.toString('base64')}`
      return reply.code(201).send({ ...begun, qr })
    },
  })
}

function confirmRoute(app: RouteApp, { accounts, limits, rules, queueMail }: UserOptions) {
  const attempts = codeAttempts(accounts, limits, rules)

  app.put('/me/second-factor', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(confirmation),
    config: { withoutSecondFactor: true },
    schema: {
      tags,
      summary: 'Confirm the second factor with its first code; all other sessions end',
      body: confirmation,
      response: { 200: codesAnswer, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const user = signedIn(request)
      const attempt = await attempts.begin(user.email, request)
      if (!attempt.succeed) return sendTooMany(request, reply, attempt.wait)
      const confirmed = await accounts.confirmSecondFactor(user, request.body.code)
      if ('errors' in confirmed) return sendFieldErrors(reply, confirmed.errors)
      await attempt.succeed()
      reportSecurityEvent(request, 'second factor on', user.id)
      await queueMail(secondFactorMail(user, 'on'))
      return confirmed
    },
  })
}

/** Actions that require password and code. */
function changeRoutes(app: RouteApp, options: UserOptions) {
  const { accounts, queueMail } = options
  const checkProof = proofChecker(options)
  const asked = {
    onRequest: app.requireUser,
    preValidation: readNamesOf(proven),
    preHandler: limitOwnPassword(options),
  }

  app.post('/me/second-factor/recovery-codes', {
    ...asked,
    schema: {
      tags,
      summary: 'Get new recovery codes; the earlier ones are void',
      body: proven,
      response: { 201: codesAnswer, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const proof = await checkProof(request, reply, request.body)
      if (!proof) return reply
      const user = signedIn(request)
      const recoveryCodes = await accounts.renewRecoveryCodes(user.id, proof)
      if (!recoveryCodes) return sendFieldErrors(reply, wrongCode)
      reportSecurityEvent(request, 'recovery codes renewed', user.id)
      return reply.code(201).send({ recoveryCodes })
    },
  })

  app.post('/me/second-factor/removal', {
    ...asked,
    schema: {
      tags,
      summary: 'Switch the second factor off; all other sessions end',
      body: proven,
      response: { 204: z.null(), ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const proof = await checkProof(request, reply, request.body)
      if (!proof) return reply
      const user = signedIn(request)
      const isRemoved = await accounts.removeSecondFactor(user, proof)
      if (!isRemoved) return sendFieldErrors(reply, wrongCode)
      reportSecurityEvent(request, 'second factor off', user.id)
      await queueMail(secondFactorMail(user, 'off'))
      return reply.code(204).send(null)
    },
  })
}

type Proven = z.output<typeof proven>

/** Checks password and code; if one is wrong it answers, and returns undefined. */
function proofChecker({ accounts, limits, rules }: UserOptions) {
  const attempts = codeAttempts(accounts, limits, rules)
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { currentPassword, code }: Proven,
  ): Promise<Proof | undefined> => {
    const { id, email } = signedIn(request)
    const errors = await accounts.checkOwnPassword(id, currentPassword)
    if (errors) return void sendFieldErrors(reply, errors)
    const attempt = await attempts.begin(email, request)
    if (!attempt.succeed) return void sendTooMany(request, reply, attempt.wait)
    const proof = await accounts.checkCode(id, code)
    if (!proof) return void sendFieldErrors(reply, wrongCode)
    await attempt.succeed()
    return proof
  }
}
