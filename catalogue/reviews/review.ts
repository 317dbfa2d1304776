import { z } from 'zod'
import * as field from '../field.ts'

/** The states of a review that a guest was asked for. */
export const reviewStates = ['asked', 'waiting', 'published', 'refused', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

const wrongStars = 'Stars must be 1, 2, 3, 4 or 5.'

/** A guest's submission. */
export const review = z.object(
  {
    stars: z
      .union(
        [
          z.int(),
          z
            .string()
            .regex(/^[1-5]$/)
            .transform(Number),
        ],
        wrongStars,
      )
      .pipe(z.int().min(1, wrongStars).max(5, wrongStars)),
    words: field.paragraph('Words', { required: true, max: 2000 }).schema,
    name: field.line('Name', { required: true, max: 80 }).schema,
    homeTown: field.line('Home town', { required: true, max: 80 }).schema,
    consent: z.literal('yes', 'Please agree that we show it.'),
  },
  'The review must be an object of fields.',
)

export type Review = z.output<typeof review>

/** The reply of staff, shown below a review. */
export const answerText = field.paragraph('Answer', { max: 2000 }).schema

/** Identifies the mails that ask a quote's guest for a review. */
export const aboutReview = (quoteId: number) => `review:${quoteId}`
