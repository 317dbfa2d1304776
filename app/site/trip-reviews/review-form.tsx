import { maxReviewPictures, pictureField } from '#catalogue/reviews/review-page.ts'
import type { GuestReview } from '#server/reviews/guests.ts'
import { ErrorSummary, problemsOf } from '../forms/error-summary.tsx'
import { Field, FieldError } from '../forms/field.tsx'
import { Consent } from '../quotes/consent.tsx'
import { useSite } from '../site.ts'
import { ReviewPictures } from './review-pictures.tsx'

interface Props {
  found: GuestReview
  /** The errors of a submission, and its values. */
  answer?: { errors: Record<string, string[]>; values: Record<string, string>; message?: string }
}

/** The form of a review. Pictures are sent with it, so it needs no script. */
export function ReviewForm({ found, answer }: Props) {
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const { operatorName } = useSite()
  const typed = (name: string) => answer?.values[name]
  return (
    <section className="detail-section">
      <Lead state={found.state} />
      <form
        method="post"
        action="#review-problems"
        encType="multipart/form-data"
        noValidate
        className="quote-form"
      >
        <ErrorSummary
          id="review-problems"
          problems={problemsOf(answer?.errors, placeOf)}
          failure={answer?.message}
          attempt={answer}
        />
        <Stars chosen={typed('stars')} error={errorOf('stars')} />
        <Field
          spec={{ name: 'words', label: 'How was the trip?', type: 'textarea' }}
          id="review-words"
          value={typed('words')}
          error={errorOf('words')}
        />
        <Pictures found={found} error={errorOf('pictures')} />
        <Field
          spec={{ name: 'name', label: 'Your name, as it should appear', initial: found.guestName }}
          id="review-name"
          value={typed('name')}
          error={errorOf('name')}
        />
        <Field
          spec={{ name: 'homeTown', label: 'Your home town' }}
          id="review-town"
          value={typed('homeTown')}
          error={errorOf('homeTown')}
        />
        <div>
          <Consent
            id="review-consent"
            isGiven={typed('consent') === 'yes'}
            error={errorOf('consent')}
          >
            I agree that {operatorName} shows this with my pictures, name and town. I can withdraw
            it here at any time.
          </Consent>
        </div>
        <button type="submit" name="step" value="send" className="button button-accent">
          Send the review
        </button>
      </form>
    </section>
  )
}

const Lead = ({ state }: Pick<GuestReview, 'state'>) => (
  <>
    {state === 'withdrawn' && (
      <p className="quote-outcome">You withdrew your review. You can write another.</p>
    )}
    <p className="max-w-prose">
      Say what was good and what was not: we publish criticism too, and never change your words.
      Your name and town are shown as you write them here.
    </p>
  </>
)

const placeOf = (field: string) => (field === 'homeTown' ? 'review-town' : `review-${field}`)

function Stars({ chosen, error }: { chosen?: string; error?: string }) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="stars-label"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'stars-error'}
    >
      <p id="stars-label" className="font-semibold">
        Stars
      </p>
      <div className="review-choices">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className="quote-choice">
            <input
              type="radio"
              id={count === 1 ? 'review-stars' : undefined}
              name="stars"
              value={count}
              defaultChecked={chosen === String(count)}
            />
            {'★'.repeat(count)}
            <span className="sr-only">{count} of 5</span>
          </label>
        ))}
      </div>
      <FieldError id="stars-error" error={error} />
    </div>
  )
}

/** Stored pictures survive refused words, unless removed. */
function Pictures({ found: { pictures }, error }: { found: GuestReview; error?: string }) {
  return (
    <div className="field">
      <label htmlFor="review-pictures">
        Pictures
        <span className="font-normal text-ink-muted"> (optional, up to {maxReviewPictures})</span>
      </label>
      <ReviewPictures pictures={pictures} isRemovable />
      <input
        id="review-pictures"
        type="file"
        name={pictureField}
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'pictures-hint pictures-error' : 'pictures-hint'}
      />
      <p id="pictures-hint" className="text-sm text-ink-muted">
        {pictures.length >= maxReviewPictures && 'Take pictures out to add others. '}
        JPEG, PNG or WebP, up to 20 MB each. Only show people who have agreed to it.
      </p>
      <FieldError id="pictures-error" error={error} />
    </div>
  )
}
