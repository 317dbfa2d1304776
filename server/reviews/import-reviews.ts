import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { review } from '#catalogue/reviews/review.ts'
import { refusalNames } from '#catalogue/reviews/review-words.ts'
import type { Tx } from '../db/tables.ts'
import type { StoredImage } from '../images/image-file.ts'
import { addPicture } from './pictures.ts'

const instant = z.iso.datetime({ offset: true }).nullable().default(null)

/** An exported review: listings by title, pictures by path. */
export const exportedReview = review.omit({ consent: true }).extend({
  reference: z.string().max(40).default(''),
  state: z.enum(['waiting', 'published', 'refused']),
  refusal: z.enum(refusalNames).nullable().default(null),
  answer: z.string().max(2000).default(''),
  receivedAt: instant,
  decidedAt: instant,
  listings: z.array(z.string()).default([]),
  pictures: z.array(z.string()).max(4).default([]),
})

export type ExportedReview = z.output<typeof exportedReview>

interface Brought {
  values: ExportedReview
  listingIds: number[]
  images: StoredImage[]
}

/**
 * Stores an imported review under the quote with its reference, if there is one. An existing one
 * stays unchanged. Its guest has no link any more, since links depend on the old site's key.
 */
export async function importReview(tx: Tx, { values, listingIds, images }: Brought) {
  const { listings: _, pictures: __, reference, ...written } = values
  const there = await tx
    .selectFrom('reviews')
    .leftJoin('quotes', 'quotes.id', 'reviews.quoteId')
    .where('words', '=', written.words)
    .where((e) => e(e.fn.coalesce('quotes.reference', 'reviews.reference'), '=', reference))
    .select('reviews.id')
    .executeTakeFirst()
  if (there) return
  const quote = await tx
    .selectFrom('quotes')
    .leftJoin('reviews', 'reviews.quoteId', 'quotes.id')
    .where('quotes.reference', '=', reference)
    .where('reviews.id', 'is', null)
    .select('quotes.id')
    .executeTakeFirst()
  const at = new Date().toISOString()
  const { id } = await tx
    .insertInto('reviews')
    .values({
      ...{
        ...written,
        reference,
        quoteId: quote?.id ?? null,
        listingIds: JSON.stringify(listingIds),
      },
      ...{ nonce: '', tokenHash: randomBytes(32).toString('hex'), createdAt: at, updatedAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const image of images) await addPicture(tx, id, image)
}
