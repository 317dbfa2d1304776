import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { onTestFinished } from 'vitest'
import { createAccounts } from '#server/accounts/accounts.ts'
import { settingRoutes } from '#server/api/content/setting-routes.ts'
import { docs } from '#server/api/docs.ts'
import { enquiryRoutes } from '#server/api/enquiries/enquiry-routes.ts'
import { answerErrors } from '#server/api/errors.ts'
import { mailRoutes } from '#server/api/operations/mail-routes.ts'
import { rights } from '#server/api/rights.ts'
import type { Database } from '#server/db/database.ts'
import type { EnquiryLimits } from '#server/enquiries/reception/reception.ts'
import { createQuotes } from '#server/quotes/quotes.ts'
import { desk } from '../samples/enquiries.ts'
import { addAccount, sessionOf } from './log-in.ts'

const publicUrl = 'https://example.in'
const password = 'nishat garden'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Only enquiries, settings and mails, with an owner and an editor. */
export async function openDeskApp(database: Database, limits?: Partial<EnquiryLimits>) {
  const accounts = createAccounts(database)
  const { enquiries, jobs, settings } = desk(database, limits)
  const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerErrors)
  app.removeContentTypeParser('text/plain')
  await app.register(rights, { accounts })
  await app.register(docs, { publicUrl, settings })
  const readKey = async () => new Uint8Array(32)
  const quotes = createQuotes(database, { settings, jobs, publicUrl, readKey })
  await app.register(enquiryRoutes, { prefix: '/api', enquiries, quotes, publicUrl })
  await app.register(settingRoutes, {
    prefix: '/api/Setting',
    settings,
    images: { open: async () => undefined },
  })
  await app.register(mailRoutes, { prefix: '/api/Mail', jobs, mail: { sends: false }, publicUrl })
  onTestFinished(() => app.close())

  const call = (
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })

  async function login(email: string) {
    const session = await sessionOf(database, accounts, email)
    return { authorization: `Bearer ${session?.token}` }
  }

  const [owner, editor] = ['owner@example.in', 'meena@example.in']
  await addAccount(database, { name: 'Owner', email: owner, password, role: 'owner' })
  const asOwner = await login(owner)
  await addAccount(database, { name: 'Meena', email: editor, password, role: 'editor' })
  const asEditor = await login(editor)
  return { app, call, asOwner, asEditor, enquiries, quotes, jobs, settings }
}
