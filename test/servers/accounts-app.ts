import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { onTestFinished } from 'vitest'
import { createAccounts } from '#server/accounts/accounts.ts'
import type { AccountMail } from '#server/accounts/mails.ts'
import { settingRoutes } from '#server/api/content/setting-routes.ts'
import { docs } from '#server/api/docs.ts'
import { answerErrors } from '#server/api/errors.ts'
import { rights } from '#server/api/rights.ts'
import type { UserLimits } from '#server/api/users/user-options.ts'
import { userRoutes } from '#server/api/users/user-routes.ts'
import type { Database } from '#server/db/database.ts'
import { createHistory } from '#server/history/history.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createSettings } from '#server/settings/settings.ts'
import { addAccount, sessionOf } from './log-in.ts'
import { insertSecondFactor } from './second-factor.ts'

const publicUrl = 'https://example.in'
export const password = 'nishat garden'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Only access control, accounts and settings, with an adjustable clock, the queued mails, and an owner. */
export async function openAccountsApp(database: Database, rules?: Partial<UserLimits>) {
  const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
  const key = randomBytes(32)
  const history = createHistory(database)
  const settings = createSettings(database, history)
  const options = { settings, history, readKey: async () => key, now: () => clock.time }
  const accounts = createAccounts(database, options)
  const owner = { name: 'Owner', email: 'owner@example.in', role: 'owner' as const }
  await addAccount(database, { ...owner, password, at: clock.time })
  const mails: AccountMail[] = []
  async function queueMail({ codeFor, text, ...mail }: AccountMail) {
    const code = codeFor && (await accounts.passwordCode(codeFor))
    mails.push({ ...mail, text: text.replace('{code}', code || '') })
  }

  const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerErrors)
  await app.register(rights, { accounts })
  await app.register(docs, { publicUrl, settings })
  const limits = createLimits(database)
  const readOffice = async () => ({ ...(await settings.read()), publicUrl })
  const routes = { accounts, limits, queueMail, readOffice, rules }
  await app.register(userRoutes, { prefix: '/api/User', ...routes })
  await app.register(settingRoutes, {
    prefix: '/api/Setting',
    settings,
    images: { open: async () => undefined },
  })
  onTestFinished(() => app.close())

  const call = (method: Method, path: string, body?: object, token?: string) =>
    app.inject({
      method,
      url: `/api/User${path}`,
      ...(body && { payload: body }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })

  async function login(email = 'owner@example.in'): Promise<string> {
    const session = await sessionOf(database, accounts, email)
    if (!session) throw new Error(`${email} cannot log in`)
    return session.token
  }

  /** The id of a new, pending account. */
  function signUp(name: string): Promise<number> {
    const pending = { name, email: `${name}@example.in`, role: 'editor' as const }
    return addAccount(database, { ...pending, password, isApproved: false, at: clock.time })
  }

  const pass = (minutes: number) => {
    clock.time = new Date(clock.time.getTime() + minutes * 60_000)
  }
  const giveSecondFactor = (email = 'owner@example.in') =>
    insertSecondFactor(database, { email, key, now: () => clock.time })
  const opened = { app, accounts, settings, history, mails, clock }
  return { ...opened, pass, call, login, signUp, giveSecondFactor }
}
