import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { minuteMs } from '#catalogue/time.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { AccountMail } from '../../accounts/mails.ts'
import type { Limits } from '../../limits/limits.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { userAdminRoutes } from './user-admin-routes.ts'
import { userPasswordRoutes } from './user-password-routes.ts'
import { userSessionRoutes } from './user-session-routes.ts'

const usualLimits = {
  /** Wrong ones by address and email together. */
  login: { max: 20, windowMs: minuteMs },
  /** Wrong ones by email, from addresses it never logged in from; then there are pauses between. */
  guessesByAccount: { max: 20 },
  loginByAddress: { max: 300, windowMs: minuteMs },
  register: { max: 60, windowMs: 15 * minuteMs },
  /** Mails to one address, whoever asks. */
  forgotByEmail: { max: 10, windowMs: 60 * minuteMs },
  /** Everything that asks for, uses or changes a password, log-in aside. */
  passwordByAddress: { max: 60, windowMs: 15 * minuteMs },
}

export type UserLimits = typeof usualLimits

export interface UserOptions {
  accounts: Accounts
  queueMail: (mail: AccountMail) => Promise<void>
  /** Without a slash at its end. */
  publicUrl: string
  limits: Limits
  rules: UserLimits
}

type Options = Omit<UserOptions, 'rules'> & { rules?: Partial<UserLimits> }

/** Accounts: the documented log-in and sign-up, and what the back office needs beside them. */
export const userRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, queueMail, publicUrl, limits } = options
  const rules = { ...usualLimits, ...options.rules }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  for (const routes of [userSessionRoutes, ownSessionRoutes, userPasswordRoutes, userAdminRoutes]) {
    await app.register(routes, { accounts, queueMail, publicUrl, limits, rules })
  }
}
