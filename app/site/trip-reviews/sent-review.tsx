import type { GuestReview } from '#server/reviews/guests.ts'
import { ReviewPictures } from './review-pictures.tsx'

const messages = {
  waiting: 'Thank you. Someone at the agency reads it before it is published.',
  published: 'Thank you. Your review is published.',
  refused: 'We could not publish your review. Call us if you would like to know why.',
} as Record<string, string>

/** The guest's review, its state, and a button to withdraw it. */
export function SentReview({ found }: { found: GuestReview }) {
  const { state, stars, words, name, homeTown, answer, pictures } = found
  return (
    <section className="detail-section">
      <p className="quote-outcome" role="status">
        {messages[state]}
      </p>
      <blockquote className="quote-option">
        <p>
          {'★'.repeat(stars ?? 0)}
          <span className="sr-only">{stars} of 5 stars</span>
        </p>
        <p className="whitespace-pre-line" dir="auto">
          {words}
        </p>
        <ReviewPictures pictures={pictures} />
        <p>
          <strong>{name}</strong>, {homeTown}
        </p>
        {answer && (
          <p className="whitespace-pre-line">
            <strong>Our answer:</strong> {answer}
          </p>
        )}
      </blockquote>
      <details className="unfolds">
        <summary>Withdraw the review</summary>
        <form method="post" className="quote-form">
          <p>
            It is no longer shown, and its words and pictures are deleted. You can write another.
          </p>
          <button type="submit" name="step" value="withdraw" className="button button-quiet">
            Yes, withdraw it
          </button>
        </form>
      </details>
    </section>
  )
}
