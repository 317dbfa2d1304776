import { ReviewPictures } from '../../trip-reviews/review-pictures.tsx'
import type { Review } from './review.ts'

interface Props {
  review: Review
  /** The stars link there, in a new tab; blank for none. */
  mapsUrl: string
}

/** The number of reviews of a rating. */
const reviewCount = (rating: number) => 50 * rating

export function ReviewCard({ review, mapsUrl }: Props) {
  const { review: text, name, location, rating, handled, joined, isSample, isTrip } = review
  const { answer, pictures = [] } = review
  const known = [
    handled && `${handled} ${handled === 1 ? 'client' : 'clients'} handled`,
    joined && `joined ${joined}`,
  ].filter(Boolean)
  const stars = (
    <>
      <span className="stars" style={{ '--rating': rating } as React.CSSProperties} />
      <span className="sr-only">{rating} of 5 stars</span>
      {!isTrip && ` (${reviewCount(rating)}+ reviews)`}
    </>
  )
  return (
    <li>
      <figure className="review">
        {mapsUrl ? (
          <a href={mapsUrl} target="_blank" rel="noopener" className="review-rating">
            {stars}
            <span className="sr-only">, opens maps in a new tab</span>
          </a>
        ) : (
          <p className="review-rating">{stars}</p>
        )}
        <blockquote>{text}</blockquote>
        <ReviewPictures pictures={pictures} />
        {isSample && <p className="badge self-start">Sample review</p>}
        <figcaption>
          <span className="font-display text-lg font-semibold">{name}</span>
          <span>{location}</span>
          {known.length > 0 && <span className="text-sm text-ink-muted">{known.join(' · ')}</span>}
        </figcaption>
        {answer && (
          <p>
            <strong>Our answer:</strong> {answer}
          </p>
        )}
      </figure>
    </li>
  )
}
