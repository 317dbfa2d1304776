import type { ListingReviews as Props } from './load-reviews.ts'

/** What guests say of the listing. */
export function ListingReviews({ reviews, data }: Props) {
  if (reviews.length === 0) return null
  return (
    <section id="reviews" className="detail-section">
      <h2 className="text-2xl">Reviews</h2>
      <ul className="grid gap-8">
        {reviews.map(({ review, name, location, rating, isSample }) => (
          <li key={name + review}>
            <figure className="review max-w-[44rem]">
              <p
                className="stars"
                role="img"
                aria-label={`${rating} of 5 stars`}
                style={{ '--rating': rating } as React.CSSProperties}
              />
              <blockquote className="whitespace-pre-line">{review}</blockquote>
              {isSample && <p className="badge self-start">Sample review</p>}
              <figcaption>
                <span className="font-semibold">{name}</span>
                <span className="text-ink-muted">{location}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {data.map((text) => (
        <script key={text} type="application/ld+json">
          {text}
        </script>
      ))}
    </section>
  )
}
