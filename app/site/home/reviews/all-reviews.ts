import { href } from 'react-router'
import type { Review } from './review.ts'

let asked: Promise<Review[]> | undefined

/** Every review, fetched when they are first wanted. Throws when they cannot be had. */
export function allReviews(): Promise<Review[]> {
  asked ??= fetch(href('/reviews.json')).then((answer) => answer.json())
  asked.catch(() => {
    asked = undefined
  })
  return asked
}
