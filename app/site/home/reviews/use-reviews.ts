import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useInView } from '../../../ui/use-in-view.ts'
import { savesData } from '../../media/may-autoplay.ts'
import type { HomeData } from '../load-home.ts'
import { fileWith, pageInFile } from '../paging.ts'
import type { Review } from './review.ts'

/** The current page of reviews; the next ones are fetched once the section is seen. */
export function useReviews(first: HomeData['reviews']) {
  const [page, setPage] = useState(first.page)
  const [shown, setShown] = useState(first.shown)
  const place = useRef<HTMLElement>(null)
  const inView = useInView(place)
  const nextFile = fileWith(Math.min(page + 1, first.pages))

  useEffect(() => {
    // If this fails, turning the page tries again.
    if (inView && first.pages > 1 && !savesData()) fetchReviews(nextFile).catch(() => {})
  }, [inView, nextFile, first.pages])

  function show(reviews: Review[], next: number) {
    setPage(next)
    setShown(pageInFile(reviews, next))
    showTop(place.current)
  }

  /** Reviews that are here are shown within the event: after an `await`, React renders a frame later. */
  async function turnTo(next: number) {
    if (next < 1 || next > first.pages) return
    const file = fileWith(next)
    const here = fetched.get(file)
    if (here) return show(here, next)
    try {
      show(await fetchReviews(file), next)
    } catch {
      // The URL works too.
      window.location.assign(`${href('/')}?reviews=${next}#reviews`)
    }
  }

  return { page, shown, place, turnTo }
}

/** On phones the buttons are below the reviews, so new ones are scrolled into view. */
function showTop(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}

/** Files of reviews by their number, once the browser has them, and requests for them. */
const fetched = new Map<number, Review[]>()
const requests = new Map<number, Promise<Review[]>>()

/** Fetches a file of reviews on first use. Throws if that fails. */
function fetchReviews(file: number): Promise<Review[]> {
  const known = requests.get(file)
  if (known) return known
  const request = requestReviews(file)
  requests.set(file, request)
  request.catch(() => requests.delete(file))
  return request
}

async function requestReviews(file: number): Promise<Review[]> {
  const answer = await fetch(`${href('/reviews.json')}?page=${file}`)
  if (!answer.ok) throw new Error(`Reviews were answered with ${answer.status}`)
  const reviews: Review[] = await answer.json()
  fetched.set(file, reviews)
  return reviews
}
