import { channels } from '#catalogue/enquiries/enquiry.ts'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { CacheTag } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/tables.ts'
import { narrow } from './desk/find-enquiries.ts'
import type { Enquiry } from './enquiry.ts'

/** Notified whenever an enquiry arrives or changes. */
export const enquiriesChanged: CacheTag[] = ['enquiries']

type Arrived = Pick<Enquiry, 'id' | 'form' | 'name' | 'listingTitle' | 'partTitle' | 'createdAt'>

/** The news about enquiries, without taps and suspected spam. */
export interface EnquiryNews {
  /** The id of the newest one reported; the next report begins after it. */
  latestId: number
  /** How many enquiries are waiting. */
  open: number
  /** Those that arrived since the last report, oldest first. */
  arrived: Arrived[]
}

interface Follower {
  /** The newest id that the listener knows; later ones are reported at once. If absent, all are known. */
  after?: number
  tell: (news: EnquiryNews) => void
  /** Whether the listener may still get reports, checked before each; if not, it is dropped. */
  mayReceive: () => Promise<boolean>
  /** Called when no more reports follow. */
  end: () => void
}

/** Maximum number of missed enquiries in a report. */
const maxMissed = 100

/** Reports enquiries to listeners as they arrive, in this or another process. */
export function createArrivals({ db, onChange }: Pick<Database, 'db' | 'onChange'>) {
  const listeners = new Set<() => void>()
  onChange((changed) => {
    if (changed !== 'everything' && !changed.includes('enquiries')) return
    // The sender of an enquiry does not wait for its listeners.
    for (const report of listeners) report()
  })
  return {
    /** Reports the current state at once, and then each change. Returns a function that stops it. */
    followArrivals(follower: Follower): () => void {
      const report = reporter(db, follower, () => listeners.has(report))
      listeners.add(report)
      report()
      return () => void listeners.delete(report)
    },
    followers: () => listeners.size,
  }
}

/** Runs one query at a time, however often it is requested. */
function reporter(db: Db, { after, tell, mayReceive, end }: Follower, isFollowing: () => boolean) {
  let latest = after
  let isReading = false
  let isOutdated = false
  async function report() {
    const news = await readNews(db, latest)
    const may = await mayReceive()
    if (!isFollowing()) return
    if (!may) return end()
    latest = news.latestId
    tell(news)
  }
  async function reportUntilCurrent() {
    isReading = true
    try {
      for (; isOutdated && isFollowing(); await report()) isOutdated = false
    } catch (error) {
      console.error('New enquiries cannot be told of:', String(error))
      end()
    } finally {
      isReading = false
    }
  }
  return () => {
    isOutdated = true
    if (!isReading) void reportUntilCurrent()
  }
}

/** Ids ascend in the order of commits (`reception.ts`), so no lower one appears later. */
async function readNews(db: Db, after: number | undefined): Promise<EnquiryNews> {
  const { open } = await narrow(db.selectFrom('enquiries'), enquiryQuery.parse({ status: 'open' }))
    .select((e) => e.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  const latestId = await latestReported(db)
  if (after === undefined || after >= latestId) return { latestId, open, arrived: [] }
  const arrived = await reported(db)
    .select(['id', 'form', 'name', 'listingTitle', 'partTitle', 'createdAt'])
    .where('id', '>', after)
    .where('status', 'in', ['new', 'contacted', 'quoted'])
    // Imported enquiries are not new.
    .where((e) => e.or([e('takenUpAt', 'is', null), e('source', '<>', 'Imported')]))
    .orderBy('id', 'desc')
    .limit(maxMissed)
    .execute()
  return { latestId: arrived[0]?.id ?? latestId, open, arrived: arrived.reverse() }
}

const reported = (db: Db) =>
  db.selectFrom('enquiries').where('suspicion', '=', '').where('form', 'not in', channels)

/** The id of the newest reported enquiry; 0 if there is none. */
export async function latestReported(db: Db): Promise<number> {
  const { id } = await reported(db)
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}
