import { z } from 'zod'
import * as field from '../field.ts'

/** What becomes of a review that a guest was asked for. */
export const reviewStates = ['asked', 'waiting', 'published', 'refused', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

const wrongStars = 'Stars must be 1, 2, 3, 4 or 5.'

/** As many as a review shows. */
export const maxReviewPictures = 4
/** Under which the form sends them. */
export const pictureField = 'pictures'

/** What a guest sends. */
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

/** What staff write below one. */
export const answerText = field.paragraph('Answer', { max: 2000 }).schema

/** By which the mails are known that ask for the review of a quote's trip. */
export const aboutReview = (quoteId: number) => `review:${quoteId}`
