import { isTrip, pageKey } from '../cache/addresses.ts'
import { allPages, inTurn } from '../cache/cached-pages.ts'
import { storeOf } from '../cache/database.ts'
import type { CachedPage } from '../cache/eviction.ts'
import { type Card, rememberCards } from './answer-cards.ts'
import { cachePage } from './cache-page.ts'
import { isWorkerLeaving } from './remove-itself.ts'

/** The message of a page after its first view. */
export interface PageReport {
  address: string
  build: string
  shown: string[]
  /** Pages to store without a visit, and those of saved listings; absent with Save-Data. */
  shell?: string[]
  saved?: string[]
  /** Of the saved listings: on a first visit the page gets them before this worker hears of it. */
  cards?: Card[]
  /** Whether pictures further down may be fetched; absent with Save-Data. */
  unseen?: boolean
}

const freshMs = 60 * 60_000
const pages = storeOf('pages')

export async function receiveReport(report: PageReport): Promise<void> {
  if (isWorkerLeaving()) return
  const { shell = [], saved, cards = [], ...page } = report
  if (cards.length > 0) await rememberCards(cards).catch(() => undefined)
  await quietly({ ...page, rank: 'page' })
  await checkTrips()
  if (saved) await rankSaved(saved)
  const kept = new Map((await allPages()).map((page) => [page.key, page]))
  for (const address of saved ?? []) {
    if (!kept.has(keyOf(address))) await quietly({ address, rank: 'saved' })
  }
  for (const address of shell) {
    const page = kept.get(keyOf(address))
    const isFresh = page && Date.now() - page.savedAt < freshMs
    if (!isFresh) await quietly({ shown: [], ...(page && again(page)), address, rank: 'shell' })
  }
}

/** What a stored page had, so that an update keeps its pictures and fetches no others. */
const again = ({ address, build, files }: CachedPage) => ({ address, build, shown: files })

const keyOf = (address: string) => pageKey(new URL(address, location.origin))

/** A page that cannot be stored now will be stored another time. */
const quietly = (asked: Parameters<typeof cachePage>[0]) =>
  inTurn(async () => {
    if (!isWorkerLeaving()) await cachePage(asked)
  }).catch(() => undefined)

async function rankSaved(saved: string[]) {
  const wanted = new Set(saved.map(keyOf))
  for (const page of await allPages()) {
    const rank = wanted.has(page.key) ? 'saved' : page.rank === 'saved' ? 'page' : page.rank
    if (rank !== page.rank) await pages.put({ ...page, rank })
  }
}

/** Requests each private page again, and removes those whose link was withdrawn. */
export async function checkTrips(): Promise<void> {
  for (const page of await allPages()) {
    if (isTrip(page.key)) await quietly({ ...again(page), rank: 'trip', isUpdate: true })
  }
}
