import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { AccountMail } from '../accounts/mails.ts'
import type { Limit } from './attempts.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { userAdminRoutes } from './user-admin-routes.ts'
import { userPasswordRoutes } from './user-password-routes.ts'
import { userSessionRoutes } from './user-session-routes.ts'

const minute = 60_000

const usualLimits = {
  /** By address and email together, until that email has logged in from there. */
  login: { max: 20, window: minute },
  loginByAddress: { max: 300, window: minute },
  register: { max: 60, window: 15 * minute },
  /** Mails to one address, whoever asks. */
  forgotByEmail: { max: 10, window: 60 * minute },
  /** Everything that asks for, uses or changes a password, log-in aside. */
  passwordByAddress: { max: 60, window: 15 * minute },
}

export type UserLimits = Record<keyof typeof usualLimits, Limit>

export interface UserOptions {
  accounts: Accounts
  queueMail: (mail: AccountMail) => Promise<void>
  /** Without a slash at its end. */
  publicUrl: string
  limits: UserLimits
}

type Options = Omit<UserOptions, 'limits'> & { limits?: Partial<UserLimits> }

/** Accounts: the documented log-in and sign-up, and what the back office needs beside them. */
export const userRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, queueMail, publicUrl } = options
  const limits = { ...usualLimits, ...options.limits }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  for (const routes of [userSessionRoutes, ownSessionRoutes, userPasswordRoutes, userAdminRoutes]) {
    await app.register(routes, { accounts, queueMail, publicUrl, limits })
  }
}
