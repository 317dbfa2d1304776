import type { HistoryAction } from '#catalogue/history.ts'
import type { Refusal } from '#catalogue/reviews/review-words.ts'
import { committing } from '../db/commit.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { type Shown, withPictures } from './pictures.ts'
import type { Reviewing } from './reviewing.ts'
import { type StoredReview, selectReviews, toReviews } from './stored-reviews.ts'

interface Deciding {
  by: Author
  /** The version that was read; if the review has changed since, nothing happens. */
  updatedAt?: string
}

/** The decisions of staff about reviews. They never change a guest's text. */
export function moderationOf({ database, history, images }: Reviewing) {
  const commit = committing(database)

  async function decide(
    id: number,
    { by, updatedAt }: Deciding,
    change: Change,
  ): Promise<Shown<StoredReview> | undefined | false | 'stale'> {
    const outcome = await commit(
      (tx) => writeDecision(history, tx, { id, by, updatedAt, change }),
      () => ['reviews'],
    )
    return outcome && outcome !== 'stale' ? withPictures(outcome, images) : outcome
  }

  return {
    find: (id: number) => find(database.db, id),

    /** False if the review is not waiting for a decision. */
    publish: (id: number, deciding: Deciding) =>
      decide(id, deciding, ({ state }) =>
        state === 'waiting' || state === 'refused'
          ? { state: 'published', refusal: null }
          : undefined,
      ),

    refuse: (id: number, refusal: Refusal, deciding: Deciding) =>
      decide(id, deciding, ({ state }) =>
        state === 'waiting' || state === 'published' ? { state: 'refused', refusal } : undefined,
      ),

    /** The reply below the review; blank removes it. */
    answer: (id: number, answer: string, deciding: Deciding) =>
      decide(id, deciding, ({ state }) =>
        state === 'asked' || state === 'withdrawn' ? undefined : { answer },
      ),
  }
}

/** The new values; undefined if the review's state does not allow it. */
type Change = (
  review: StoredReview,
) => Partial<Pick<StoredReview, 'state' | 'refusal' | 'answer'>> | undefined

async function writeDecision(
  history: Reviewing['history'],
  tx: Tx,
  { id, by, updatedAt, change }: Deciding & { id: number; change: Change },
): Promise<StoredReview | undefined | false | 'stale'> {
  await lockRow(tx, 'reviews', id)
  const before = await find(tx, id)
  if (!before) return undefined
  if (updatedAt !== undefined && updatedAt !== before.updatedAt) return 'stale'
  const changed = change(before)
  if (!changed) return false
  const at = new Date().toISOString()
  const decided = changed.state ? { decidedAt: at } : {}
  await tx
    .updateTable('reviews')
    .set({ ...changed, ...decided, updatedAt: at })
    .where('id', '=', id)
    .execute()
  const after = await find(tx, id)
  await history.record(tx, {
    ...{
      by,
      action: 'change' satisfies HistoryAction,
      kind: 'Review',
      title: before.reference,
    },
    before: told(before),
    after: after && told(after),
  })
  return after
}

const told = ({ state, refusal, answer }: StoredReview) => ({ state, refusal, answer })

async function find(db: Tx | Reviewing['database']['db'], id: number) {
  const row = await selectReviews(db).where('reviews.id', '=', id).executeTakeFirst()
  return row && (await toReviews(db, [row]))[0]
}
