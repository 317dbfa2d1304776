import type { HomeData } from '../load-home.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewPaging } from './review-paging.tsx'
import { ReviewsHead } from './reviews-head.tsx'
import { useReviews } from './use-reviews.ts'

interface Props {
  /** The page that came with the document. */
  first: HomeData['reviews']
  mapsUrl: string
}

/** Three reviews at a time. The document brings one page; scripts fetch the rest when they are wanted. */
export function Reviews({ first, mapsUrl }: Props) {
  const { page, shown, place, prepare, turnTo } = useReviews(first)
  return (
    <section
      ref={place}
      id="reviews"
      className="page section reviews"
      aria-labelledby="reviews-title"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ReviewsHead {...first} />
      <ReviewPaging page={page} pages={first.pages} turnTo={turnTo} />
      <ul className="three-cards">
        {shown.map((review) => (
          <ReviewCard key={review.name} review={review} mapsUrl={mapsUrl} />
        ))}
      </ul>
    </section>
  )
}
