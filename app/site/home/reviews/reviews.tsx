import { ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'
import type { HomeData } from '../load-home.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewsHeader } from './reviews-header.tsx'
import { useReviews } from './use-reviews.ts'

interface Props {
  first: HomeData['reviews']
  mapsUrl: string
}

/** Three reviews at a time. The document contains one page; scripts fetch the rest on demand. */
export function Reviews({ first, mapsUrl }: Props) {
  const { page, shown, place, turnTo } = useReviews(first)
  return (
    <section
      ref={place}
      id="reviews"
      className="page section reviews"
      aria-labelledby="reviews-title"
    >
      <ReviewsHeader {...first} />
      <ReviewPaging page={page} pages={first.pages} turnTo={turnTo} />
      <ul className="three-cards">
        {shown.map((review) => (
          <ReviewCard key={review.name + review.review} review={review} mapsUrl={mapsUrl} />
        ))}
      </ul>
    </section>
  )
}

interface ReviewPagingProps {
  page: number
  pages: number
  turnTo: (page: number) => void
}

/** A form, so that its buttons work by URL without scripts. */
function ReviewPaging({ page, pages, turnTo }: ReviewPagingProps) {
  const atEnd = page === pages
  const to = (target: number) => ({
    name: 'reviews',
    value: target,
    className: 'button button-quiet',
    onClick(event: React.MouseEvent) {
      event.preventDefault()
      turnTo(target)
    },
  })
  return (
    <form action="/#reviews" className="paging review-paging">
      <button {...to(page - 1)} type="submit" aria-disabled={page === 1}>
        <ChevronLeft aria-hidden size={18} /> Previous
      </button>
      <p role="status">
        <span className="sr-only">Page </span>
        {page} / {pages}
      </p>
      <button {...to(page + 1)} type="submit" aria-disabled={atEnd}>
        Next <ChevronRight aria-hidden size={18} />
      </button>
      <button {...to(pages)} type="submit" aria-disabled={atEnd}>
        Last <ChevronsRight aria-hidden size={18} />
      </button>
    </form>
  )
}
