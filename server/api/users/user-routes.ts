import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ownSessionRoutes } from './own-session-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { userAdminRoutes } from './user-admin-routes.ts'
import { defaultLimits, type UserLimits, type UserOptions } from './user-options.ts'
import { userPasswordRoutes } from './user-password-routes.ts'
import { userSessionRoutes } from './user-session-routes.ts'

type Options = Omit<UserOptions, 'rules'> & { rules?: Partial<UserLimits> }

/** Accounts: the documented log-in and sign-up, and further routes for the back office. */
export const userRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, queueMail, readOffice, limits } = options
  const rules = { ...defaultLimits, ...options.rules }
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  const own = [userSessionRoutes, ownSessionRoutes, userPasswordRoutes, secondFactorRoutes]
  for (const routes of [...own, userAdminRoutes]) {
    await app.register(routes, { accounts, queueMail, readOffice, limits, rules })
  }
}
