import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { newPassword } from '../../accounts/fields.ts'
import { passwordChangedMail, passwordMail } from '../../accounts/mails.ts'
import { loggablePath } from '../../http/private-page.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { address, limitAttempts } from './attempts.ts'
import type { UserOptions } from './user-options.ts'
import { originOf, sessionAnswer } from './user-schemas.ts'

const tags = ['User']
const forgotten = z.object({ email: z.string().catch('') })
const reset = z.object({ code: z.string('Code is required.'), password: newPassword })
const change = z.object({
  currentPassword: z.string('Current Password is required.'),
  newPassword,
})

const confirmation = change.pick({ currentPassword: true })

/** Changing, resetting and confirming passwords. */
export const userPasswordRoutes: FastifyPluginAsyncZod<UserOptions> = async (app, options) => {
  const { limits, rules } = options
  const limited = limitAttempts(limits, 'password', rules.passwordByAddress, address)
  forgottenRoutes(app, options, limited)
  changeRoute(app, options)
  confirmationRoute(app, options)
}

/** Hooks for routes that take the own password: guesses are limited by address and account. */
export const limitOwnPassword = ({ limits, rules }: Pick<UserOptions, 'limits' | 'rules'>) => [
  limitAttempts(limits, 'password', rules.passwordByAddress, address),
  limitAttempts(limits, 'own password', rules.ownPassword, (request) =>
    String(signedIn(request).id),
  ),
]

type Limiting = ReturnType<typeof limitAttempts>

/** The mailed link, and resetting the password with it. */
function forgottenRoutes(app: RouteApp, options: UserOptions, limited: Limiting) {
  const { accounts, limits, rules, queueMail, readOffice } = options
  const afterAnswer = background(app)

  async function mailLink(email: string) {
    const user = await accounts.whoForgot(email)
    if (user) await queueMail(passwordMail(user, await readOffice()))
  }

  app.post('/forgot-password', {
    preValidation: readNamesOf(forgotten),
    preHandler: [limited, limitAttempts(limits, 'forgotten', rules.forgotByEmail, emailOf)],
    schema: {
      tags,
      summary: 'Mail a link to choose a new password',
      description: 'The answer is the same whether or not the address has an account.',
      body: forgotten,
      response: { 202: z.object({ message: z.string() }), ...refusals(400, 429) },
    },
    async handler(request, reply) {
      // The address is looked up after the answer, whose time would otherwise reveal whether it
      // exists.
      afterAnswer(request, () => mailLink(request.body.email))
      const message = 'If this address has an account, a link is on its way to it.'
      return reply.code(202).send({ message })
    },
  })

  app.post('/reset-password', {
    preValidation: readNamesOf(reset),
    preHandler: limited,
    schema: {
      tags,
      summary: 'Choose a new password with a mailed code',
      body: reset,
      response: { 204: z.null(), ...refusals(400, 429) },
    },
    async handler(request, reply) {
      const { code, password } = request.body
      const reset = await accounts.resetPassword(code, password, address(request))
      if (reset.errors) return sendFieldErrors(reply, reset.errors)
      reportSecurityEvent(request, 'password reset', reset.user.id)
      await queueMail(passwordChangedMail(reset.user))
      return reply.code(204).send(null)
    },
  })
}

function changeRoute(app: RouteApp, options: UserOptions) {
  const { accounts, queueMail } = options

  app.post('/me/password', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(change),
    preHandler: limitOwnPassword(options),
    schema: {
      tags,
      summary: 'Change the password; every session ends, and a new one is answered',
      body: change,
      response: { 200: sessionAnswer, ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const { currentPassword: current, newPassword: next } = request.body
      const user = signedIn(request)
      const changed = await accounts.changePassword(user.id, { current, next }, originOf(request))
      if (changed.errors) return sendFieldErrors(reply, changed.errors)
      reportSecurityEvent(request, 'password changed', user.id)
      await queueMail(passwordChangedMail(user))
      return changed.session
    },
  })
}

function confirmationRoute(app: RouteApp, options: UserOptions) {
  app.post('/me/confirmation', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(confirmation),
    preHandler: limitOwnPassword(options),
    schema: {
      tags,
      summary: 'Type the password again, for calls that ask for it; good for an hour',
      body: confirmation,
      response: { 204: z.null(), ...refusals(400, 401, 429) },
    },
    async handler(request, reply) {
      const user = signedIn(request)
      const { currentPassword } = request.body
      const errors = await options.accounts.checkOwnPassword(user.id, currentPassword)
      if (errors) return sendFieldErrors(reply, errors)
      await options.accounts.recordProof(user)
      reportSecurityEvent(request, 'password confirmed', user.id)
      return reply.code(204).send(null)
    },
  })
}

const emailOf = ({ body }: FastifyRequest) =>
  (body as z.output<typeof forgotten>).email.trim().toLowerCase()

/** Runs work after the answer; closing the server waits for it. */
function background(app: Pick<RouteApp, 'addHook'>) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))
  return (request: FastifyRequest, work: () => Promise<void>) => {
    const run = setImmediate()
      .then(work)
      .catch((error: unknown) =>
        console.error(`[${request.id}] ${loggablePath(request.url)}`, error),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
}
