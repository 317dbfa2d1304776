import { kindNames, kinds } from '#catalogue/kinds.ts'
import { cardPrefix, pageCard } from '#catalogue/pictures/share-card.ts'
import { type SharePage, sharePages } from '#content/share-pages.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createConditions } from './conditions/conditions.ts'
import type { Database, Opening } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { defaultTexts } from './default-texts.ts'
import { unassign } from './enquiries/desk/unassign.ts'
import { createEnquiries } from './enquiries/enquiries.ts'
import type { Env } from './env.ts'
import { createHistory } from './history/history.ts'
import { createIcons } from './images/icons/icons.ts'
import { createImages } from './images/images.ts'
import { pictureTasks } from './images/process/pictures.ts'
import { createSharePictures } from './images/share/share-pictures.ts'
import { openStorage } from './images/storage/open-storage.ts'
import { createRateImports } from './import/rates/import-rates.ts'
import { createImports } from './import/runs/imports.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLimits } from './limits/limits.ts'
import { createListings } from './listings/listings.ts'
import { createPreviews } from './listings/previews.ts'
import { createLocalCosts } from './local-costs/local-costs.ts'
import { createMail } from './mail/mail.ts'
import { createMedia } from './media/media.ts'
import type { Services } from './media/services.ts'
import { quoteLinks } from './quotes/links.ts'
import { createQuotePdfs } from './quotes/pdf/quote-pdfs.ts'
import { quotesEraser } from './quotes/people/erase-quotes.ts'
import { createQuotes } from './quotes/quotes.ts'
import { createTrips } from './quotes/trips.ts'
import { createRates } from './rates/rates.ts'
import { createRedirects } from './redirects/redirects.ts'
import { createReviews } from './reviews/reviews.ts'
import { secretKey } from './secret-key.ts'
import { createSettings } from './settings/settings.ts'
import { createTexts } from './texts/texts.ts'

export type Domain = Awaited<ReturnType<typeof openDomain>>

/** Opens all domain modules, once per process. Throws a one-line Error if it cannot. */
export async function openDomain(env: Env, opening?: Opening) {
  return domainOver(await openDatabase(env, opening), env)
}

/** `services` replace the public stock services. */
export async function domainOver(database: Database, env: Env, services?: Services) {
  const storage = await openStorage(env)
  const history = createHistory(database)
  const settings = createSettings(database, history)
  const jobs = createJobs(database)
  const limits = createLimits(database)
  const eraseQuotes = quotesEraser(jobs)
  const readKey = secretKey(env)
  const accounts = createAccounts(database, { settings, history, unassign, readKey })
  const images = createImages(storage, database, history.pictures)
  const listings = createListings(database, history)
  const { PUBLIC_URL: publicUrl } = env
  const quotes = createQuotes(database, { settings, jobs, readKey, publicUrl })
  const localCosts = createLocalCosts(database, { history, settings, listings })
  const trips = createTrips(database, { listings, localCosts, settings })
  return {
    database,
    history,
    listings,
    previews: createPreviews(database),
    images,
    shares: createSharePictures({ storage, images, listings, settings, pages: cardsOfPages() }),
    icons: createIcons(settings),
    media: createMedia({ database, storage, images }, env, services),
    accounts,
    settings,
    conditions: createConditions(database, history),
    localCosts,
    quotes,
    trips,
    quotePdfs: createQuotePdfs({
      ...{ settings, trips, images, publicUrl, drawPhoto: pictureTasks.drawPhoto },
      read: quotes.guests.read,
    }),
    rates: createRates(database, history),
    reviews: createReviews({
      ...{ database, settings, history, jobs, images, publicUrl },
      links: quoteLinks(readKey, 'review link'),
    }),
    rateImports: createRateImports(database, history),
    redirects: createRedirects(database, history, publicUrl),
    texts: createTexts(database, defaultTexts, history),
    jobs,
    imports: createImports({ database, storage, images, listings, settings, history, jobs }),
    limits,
    mail: createMail(env, settings, accounts),
    enquiries: createEnquiries({ database, jobs, settings, limits, history, eraseQuotes }),
    close: () => database.close(),
  }
}

/** The share cards of pages that are not listings. */
function cardsOfPages() {
  const pages = Object.entries(sharePages).map(([name, page]) => pageCard(name, page))
  for (const name of kindNames) {
    const page: SharePage = kinds[name].site.share
    pages.push(pageCard(cardPrefix(kinds[name].listPath), page))
  }
  return pages
}
