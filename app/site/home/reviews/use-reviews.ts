import { useRef, useState } from 'react'
import { href } from 'react-router'
import type { HomeData } from '../load-home.ts'
import { pageOf } from '../paging.ts'
import type { Review } from './review.ts'

/** The page of reviews that is shown; all of them are fetched at the first sign of interest. */
export function useReviews(first: HomeData['reviews']) {
  const [page, setPage] = useState(first.page)
  const [shown, setShown] = useState(first.shown)
  const place = useRef<HTMLElement>(null)

  async function turnTo(next: number) {
    if (next < 1 || next > first.pages) return
    try {
      const reviews = await allReviews()
      setPage(next)
      setShown(pageOf(reviews, next))
      showTop(place.current)
    } catch {
      // The address leads there as well.
      window.location.assign(`${href('/')}?reviews=${next}#reviews`)
    }
  }

  // Should this fail, turning the page tries again.
  const prepare = () => void allReviews().catch(() => {})
  return { page, shown, place, prepare, turnTo }
}

/** On a phone the buttons stand below the reviews, and the new ones begin further up. */
function showTop(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

let request: Promise<Review[]> | undefined

/** Every review, fetched when they are first wanted. Throws when they cannot be had. */
function allReviews(): Promise<Review[]> {
  request ??= fetch(href('/reviews.json')).then((answer) => answer.json())
  request.catch(() => {
    request = undefined
  })
  return request
}
