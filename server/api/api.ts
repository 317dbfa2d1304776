import compress from '@fastify/compress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { textNames } from '#catalogue/texts/texts.ts'
import type { Domain } from '../domain.ts'
import type { ReadyAnswers } from '../pages/cache/ready-answers.ts'
import { sendProblem } from '../wire/problem.ts'
import { hasCategories } from '../wire/to-wire.ts'
import { caching } from './caching.ts'
import { calendarRoutes } from './conditions/calendar-routes.ts'
import { conditionRoutes } from './conditions/condition-routes.ts'
import { brandRoutes } from './content/brand-routes.ts'
import { settingRoutes } from './content/setting-routes.ts'
import { textRoutes } from './content/text-routes.ts'
import { docs } from './docs.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { exportRoutes } from './imports/export-routes.ts'
import { importRoutes } from './imports/import-routes.ts'
import { categoryRoutes } from './listings/category-routes.ts'
import { listingDeskRoutes } from './listings/listing-desk-routes.ts'
import { listingRoutes } from './listings/listing-routes.ts'
import { partRoutes } from './listings/part-routes.ts'
import { pictureRoutes } from './listings/picture-routes.ts'
import { localCostRoutes } from './local-costs/local-cost-routes.ts'
import { healthRoutes } from './operations/health-routes.ts'
import { historyRoutes } from './operations/history-routes.ts'
import { mailRoutes } from './operations/mail-routes.ts'
import { overviewRoutes } from './operations/overview-routes.ts'
import { searchRoutes } from './operations/search-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { quoteSheetRoute } from './quotes/quote-sheet-route.ts'
import { rateImportRoute } from './rates/rate-import-route.ts'
import { rateRoutes } from './rates/rate-routes.ts'
import { rateSheetRoute } from './rates/rate-sheet-route.ts'
import { supplierRoutes } from './rates/supplier-routes.ts'
import { redirectRoutes } from './redirects/redirect-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { rights } from './rights.ts'
import { userRoutes } from './users/user-routes.ts'

interface Options {
  domain: Domain
  publicUrl: string
  ready: ReadyAnswers
}

/** Everything below /api. */
export const api: FastifyPluginAsyncZod<Options> = async (app, { domain, publicUrl, ready }) => {
  const { database, listings, images, accounts, limits, enquiries, settings, jobs, mail } = domain
  // Fastify parses text/plain by default; here it is an unsupported type.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', refuseContentEncoding)
  app.addHook('onRequest', async ({ method, headers }) => {
    // Some clients send a content type on every call, even without a body.
    if (method === 'DELETE' && !Number(headers['content-length'])) delete headers['content-type']
  })
  await app.register(caching, { ready })
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  app.addHook('onRoute', ({ method, onSend }) => {
    // HEAD discards the body first, but its headers must equal those of a compressed GET.
    if (method === 'HEAD' && Array.isArray(onSend)) onSend.push(...onSend.splice(0, 1))
  })
  await app.register(rights, { accounts })
  await app.register(docs, { publicUrl, settings })
  await app.register(healthRoutes, { prefix: '/health', database })
  await app.register(userRoutes, {
    prefix: '/User',
    accounts,
    limits,
    queueMail: (message) => jobs.enqueue(database.db, 'mail', message),
    readOffice: async () => ({ ...(await settings.read()), publicUrl }),
  })
  await app.register(enquiryRoutes, { enquiries, quotes: domain.quotes, publicUrl })
  await app.register(settingRoutes, { prefix: '/Setting', settings, images })
  await app.register(brandRoutes, { prefix: '/Brand', images })
  await app.register(mailRoutes, { prefix: '/Mail', jobs, mail, publicUrl })
  await app.register(overviewRoutes, {
    ...{ prefix: '/Overview', database, images, localCosts: domain.localCosts },
  })
  await app.register(searchRoutes, {
    ...{ prefix: '/Search', listings, enquiries, quotes: domain.quotes },
  })
  await app.register(historyRoutes, { prefix: '/History', domain, publicUrl })
  await app.register(exportRoutes, { prefix: '/exports', domain })
  await app.register(importRoutes, { prefix: '/imports', imports: domain.imports, publicUrl })
  await app.register(contentRoutes, { domain, publicUrl })
  await app.register(recordRoutes, { domain, publicUrl })
  await app.register(kindRoutes, { domain, publicUrl })
  // Otherwise the pages' catch-all route would answer these.
  const noSuchCall = { schema: { hide: true }, handler: answerNoSuchCall }
  app.all('/', noSuchCall)
  app.all('/*', noSuchCall)
}

type Records = Omit<Options, 'ready'>

/** Routes of everything besides listings and enquiries. */
const recordRoutes: FastifyPluginAsyncZod<Records> = async (app, { domain, publicUrl }) => {
  const { localCosts, redirects, rates, rateImports, quotes, reviews, conditions, settings } =
    domain
  await app.register(redirectRoutes, { prefix: '/Redirect', redirects, publicUrl })
  await app.register(localCostRoutes, { prefix: '/local-costs', localCosts, publicUrl })
  await app.register(supplierRoutes, { prefix: '/suppliers', rates, publicUrl })
  await app.register(rateSheetRoute, { rates })
  await app.register(rateImportRoute, { prefix: '/rates/import', rateImports })
  await app.register(rateRoutes, { prefix: '/rates', rates })
  await app.register(quoteRoutes, { prefix: '/quotes', quotes, settings, publicUrl })
  await app.register(quoteSheetRoute, { quotes })
  await app.register(reviewRoutes, { prefix: '/reviews', reviews, publicUrl })
  await app.register(conditionRoutes, { prefix: '/conditions', conditions })
  await app.register(calendarRoutes, { prefix: '/calendar', calendar: conditions.calendar })
}

/** The routes of texts and of the library of pictures. */
const contentRoutes: FastifyPluginAsyncZod<Records> = async (app, { domain, publicUrl }) => {
  const { texts, listings, images } = domain
  for (const name of textNames) {
    await app.register(textRoutes, { prefix: `/Text/${name}`, name, texts, listings, images })
  }
  await app.register(pictureRoutes, { prefix: '/Picture', images, publicUrl })
}

/** The routes of each kind of listing. */
const kindRoutes: FastifyPluginAsyncZod<Records> = async (app, { domain, publicUrl }) => {
  const { listings, images } = domain
  for (const kind of kindNames) {
    await app.register(listingRoutes, { prefix: `/${kind}`, kind, listings, images, publicUrl })
    await app.register(listingDeskRoutes, { prefix: `/${kind}`, kind, domain, publicUrl })
    if (hasCategories(kind))
      await app.register(categoryRoutes, { prefix: `/${kind}Category`, kind })
    for (const [part, { path }] of Object.entries(kindOf(kind).parts)) {
      await app.register(partRoutes, { prefix: `/${path}`, name: { kind, part }, listings, images })
    }
  }
}

const answerNoSuchCall = (_request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, 404, 'There is no such call.')

/** An onRequest hook: refuses compressed bodies, which could unpack to a thousand times their size. */
async function refuseContentEncoding({ headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return
  reply.header('accept-encoding', 'identity')
  return sendProblem(reply, 415, 'Send the body as it is, without Content-Encoding.')
}
