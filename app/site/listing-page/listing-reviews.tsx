import { renderToStaticMarkup } from 'react-dom/server'
import { ReviewPictures } from '../trip-reviews/review-pictures.tsx'
import type { LoadedReviews } from './load-reviews.ts'

/** Guests' reviews of the listing, as markup; blank if there are none. */
export const reviewMarkup = (loaded: LoadedReviews) =>
  renderToStaticMarkup(<ListingReviews {...loaded} />)

function ListingReviews({ reviews, figures, data, ...place }: LoadedReviews) {
  if (!reviews[0]) return null
  return (
    <section id="reviews" className="detail-section">
      <h2 className="text-2xl">Reviews</h2>
      {figures && <p className="font-semibold">{figures}</p>}
      <ul className="prose grid gap-6">
        {reviews.map(({ review, name, location, rating, isSample, answer, pictures }) => (
          <li key={name + review} className="review">
            <p className="stars" style={{ '--rating': rating } as React.CSSProperties}>
              <span className="sr-only">{rating} of 5 stars</span>
            </p>
            <p className="whitespace-pre-line">{review}</p>
            {pictures && <ReviewPictures pictures={pictures} />}
            {isSample && <p className="badge self-start">Sample review</p>}
            <p>
              <strong>{name}</strong>, {location}
            </p>
            {answer && (
              <p className="whitespace-pre-line">
                <strong>Our answer:</strong> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pages {...place} />
      {data && <script type="application/ld+json">{data}</script>}
    </section>
  )
}

function Pages({ path, page, pages }: Pick<LoadedReviews, 'path' | 'page' | 'pages'>) {
  if (pages === 1) return null
  const to = (number: number) => `${path}${number > 1 ? `?reviews=${number}` : ''}#reviews`
  return (
    <nav aria-label="Pages of reviews" className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className="button button-quiet">
          Newer
        </a>
      )}
      <span className="text-ink-muted">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className="button button-quiet">
          Older
        </a>
      )}
    </nav>
  )
}
