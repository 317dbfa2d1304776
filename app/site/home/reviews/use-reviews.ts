import { useRef, useState } from 'react'
import { href } from 'react-router'
import type { HomeData } from '../load-home.ts'
import { pageOf } from '../paging.ts'
import type { Review } from './review.ts'

/** The current page of reviews; all are fetched at the first sign of interest. */
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
      // The URL works too.
      window.location.assign(`${href('/')}?reviews=${next}#reviews`)
    }
  }

  // If this fails, turning the page tries again.
  const prepare = () => void allReviews().catch(() => {})
  return { page, shown, place, prepare, turnTo }
}

/** On phones the buttons are below the reviews, so new ones are scrolled into view. */
function showTop(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

let request: Promise<Review[]> | undefined

/** Fetches all reviews on first use. Throws if that fails. */
function allReviews(): Promise<Review[]> {
  request ??= fetch(href('/reviews.json')).then((answer) => answer.json())
  request.catch(() => {
    request = undefined
  })
  return request
}
