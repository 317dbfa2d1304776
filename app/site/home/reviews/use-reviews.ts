import { useRef, useState } from 'react'
import { href } from 'react-router'
import type { HomeData } from '../load-home.ts'
import { fileWith, pageInFile } from '../paging.ts'
import type { Review } from './review.ts'

/** The current page of reviews; the next ones are fetched at the first sign of interest. */
export function useReviews(first: HomeData['reviews']) {
  const [page, setPage] = useState(first.page)
  const [shown, setShown] = useState(first.shown)
  const place = useRef<HTMLElement>(null)

  async function turnTo(next: number) {
    if (next < 1 || next > first.pages) return
    try {
      const reviews = await reviewsIn(fileWith(next))
      setPage(next)
      setShown(pageInFile(reviews, next))
      showTop(place.current)
    } catch {
      // The URL works too.
      window.location.assign(`${href('/')}?reviews=${next}#reviews`)
    }
  }

  // If this fails, turning the page tries again.
  const prepare = () => void reviewsIn(fileWith(Math.min(page + 1, first.pages))).catch(() => {})
  return { page, shown, place, prepare, turnTo }
}

/** On phones the buttons are below the reviews, so new ones are scrolled into view. */
function showTop(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

const requests = new Map<number, Promise<Review[]>>()

/** Fetches a file of reviews on first use. Throws if that fails. */
function reviewsIn(file: number): Promise<Review[]> {
  const known = requests.get(file)
  if (known) return known
  const request = fetch(`${href('/reviews.json')}?page=${file}`).then((answer) => answer.json())
  requests.set(file, request)
  request.catch(() => requests.delete(file))
  return request
}
