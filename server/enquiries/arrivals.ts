import { channels } from '#catalogue/enquiries/enquiry.ts'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { CacheTag } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/tables.ts'
import type { Enquiry } from './enquiry.ts'
import { narrow } from './find-enquiries.ts'

/** Announced whenever an enquiry came or was changed. */
export const enquiriesChanged: CacheTag[] = ['enquiries']

export type Arrived = Pick<
  Enquiry,
  'id' | 'form' | 'name' | 'listingTitle' | 'partTitle' | 'createdAt'
>

/** What there is to tell of enquiries: neither taps nor what looks like spam. */
export interface EnquiryNews {
  /** The last one that is told of, now or before; what is asked for next begins after it. */
  latestId: number
  /** How many somebody still has to do something about. */
  open: number
  /** Those that came since the last news, the oldest first. */
  arrived: Arrived[]
}

export interface Follower {
  /** The last one that is known; those after it are told at once. Absent, all are known. */
  after?: number
  tell: (news: EnquiryNews) => void
  /** Whether it may still be told, asked before each time; where not, it is told nothing more. */
  mayHear: () => Promise<boolean>
  /** Nothing more can be read for it, or it may not be told. */
  end: () => void
}

export type Arrivals = ReturnType<typeof createArrivals>

/** Of those that came while nobody listened, so many at most are told. */
const mostMissed = 100

/** Tells of enquiries as they come, to this or another process. */
export function createArrivals({ db, onChange }: Pick<Database, 'db' | 'onChange'>) {
  const following = new Set<() => void>()
  onChange((changed) => {
    if (changed !== 'everything' && !changed.includes('enquiries')) return
    // Whoever sent one does not wait until others know of it.
    for (const look of following) look()
  })
  return {
    /** Tells how things are at once, and then whenever they changed. Answers how to stop. */
    followArrivals(follower: Follower): () => void {
      const look = looking(db, follower, () => following.has(look))
      following.add(look)
      look()
      return () => void following.delete(look)
    },
    followers: () => following.size,
  }
}

/** One look at a time, however often it is asked for. */
function looking(db: Db, { after, tell, mayHear, end }: Follower, isFollowing: () => boolean) {
  let latest = after
  let isLooking = false
  let isOutdated = false
  async function look() {
    const news = await readNews(db, latest)
    const may = await mayHear()
    if (!isFollowing()) return
    if (!may) return end()
    latest = news.latestId
    tell(news)
  }
  async function lookUntilKnown() {
    isLooking = true
    try {
      for (; isOutdated && isFollowing(); await look()) isOutdated = false
    } catch (error) {
      console.error('New enquiries cannot be told of:', String(error))
      end()
    } finally {
      isLooking = false
    }
  }
  return () => {
    isOutdated = true
    if (!isLooking) void lookUntilKnown()
  }
}

/** Ids are given in the order of commits (`reception.ts`): behind the last one none turns up later. */
async function readNews(db: Db, after: number | undefined): Promise<EnquiryNews> {
  const { open } = await narrow(db.selectFrom('enquiries'), enquiryQuery.parse({ status: 'open' }))
    .select((e) => e.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  const latestId = await latestTold(db)
  if (after === undefined || after >= latestId) return { latestId, open, arrived: [] }
  const arrived = await told(db)
    .select(['id', 'form', 'name', 'listingTitle', 'partTitle', 'createdAt'])
    .where('id', '>', after)
    .where('status', 'in', ['new', 'contacted', 'quoted'])
    // What came by an import was taken up long ago.
    .where((e) => e.or([e('takenUpAt', 'is', null), e('source', '<>', 'Imported')]))
    .orderBy('id', 'desc')
    .limit(mostMissed)
    .execute()
  return { latestId: arrived[0]?.id ?? latestId, open, arrived: arrived.reverse() }
}

const told = (db: Db) =>
  db.selectFrom('enquiries').where('suspicion', '=', '').where('form', 'not in', channels)

/** The last enquiry that is told of; 0 where there is none. */
export async function latestTold(db: Db): Promise<number> {
  const { id } = await told(db)
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}
