import type { HomeData } from './load-home.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewPaging } from './review-paging.tsx'
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
      <div className="flex flex-col items-start gap-2">
        <h2 id="reviews-title" className="text-3xl">
          What our guests say
        </h2>
        <p className="text-lg font-semibold">{first.clientsServed}</p>
        {first.sampleNotice && <p className="badge">{first.sampleNotice}</p>}
      </div>
      <ReviewPaging page={page} pages={first.pages} turnTo={turnTo} />
      <ul className="three-cards">
        {shown.map((review) => (
          <ReviewCard key={review.name} review={review} mapsUrl={mapsUrl} />
        ))}
      </ul>
    </section>
  )
}
