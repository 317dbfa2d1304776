import { data } from 'react-router'
import { dayText } from '#catalogue/quotes/words.ts'
import { domainContext } from '../../domain.ts'
import { Field } from '../forms/field.tsx'
import { NoSuchLink } from '../quotes/no-such-link.tsx'
import { NotKept } from '../quotes/not-kept.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/trip-review.ts'
import { receiveReview } from './receive-review.ts'
import '../../styles/site/quote.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(domainContext).reviews.guests.read(params.token)
  if (!found) throw data(null, { status: 404 })
  return found
}

export const action = (request: Route.ActionArgs) => receiveReview(request)

export const shouldRevalidate = () => false

/** Where a guest says how the trip was, sees what became of it, and may take it back. */
export default function TripReview({ loaderData, actionData }: Route.ComponentProps) {
  const { operatorName } = useSite()
  const { state, guestName, from, to } = loaderData
  const isOpen = state === 'asked' || state === 'withdrawn'
  return (
    <article className="page quote">
      <title>{`How was your trip? | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className="quote-head">
        <p className="eyebrow">
          {dayText(from)} to {dayText(to)}
        </p>
        <h1 className="text-4xl" dir="auto">
          How was it, {guestName}?
        </h1>
      </header>
      {actionData?.message && (
        <p role="alert" className="error-summary">
          {actionData.message}
        </p>
      )}
      {isOpen ? (
        <ReviewForm found={loaderData} answer={actionData} />
      ) : (
        <SentReview found={loaderData} />
      )}
    </article>
  )
}

type Found = Route.ComponentProps['loaderData']
type Answer = Route.ComponentProps['actionData']

function ReviewForm({ found, answer }: { found: Found; answer: Answer }) {
  const { operatorName } = useSite()
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const typed = (name: string) => answer?.values[name]
  return (
    <section className="detail-section">
      {found.state === 'withdrawn' && (
        <p className="quote-outcome">You took your review back. You may write another.</p>
      )}
      <p className="max-w-prose">
        Say what was good and what was not: we publish criticism too, and never change your words.
        It shows your name and town as you write them here.
      </p>
      <form method="post" noValidate className="quote-form">
        <fieldset>
          <legend className="font-semibold">Stars</legend>
          <div className="review-choices">
            {[5, 4, 3, 2, 1].map((count) => (
              <label key={count} className="quote-choice">
                <input
                  type="radio"
                  name="stars"
                  value={count}
                  defaultChecked={typed('stars') === String(count)}
                />
                {'★'.repeat(count)}
                <span className="sr-only">{count} of 5</span>
              </label>
            ))}
          </div>
          {errorOf('stars') && <p className="field-error">{errorOf('stars')}</p>}
        </fieldset>
        <Field
          spec={{ name: 'words', label: 'How was the trip?', type: 'textarea' }}
          id="review-words"
          value={typed('words')}
          error={errorOf('words')}
        />
        <Field
          spec={{ name: 'name', label: 'Your name, as it shall stand', initial: found.guestName }}
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
        <label className="quote-choice">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            defaultChecked={typed('consent') === 'yes'}
          />
          <span>
            I agree that {operatorName} shows this with my name and town. I can take it back here at
            any time.
          </span>
        </label>
        {errorOf('consent') && <p className="field-error">{errorOf('consent')}</p>}
        <button type="submit" name="step" value="send" className="button button-accent">
          Send the review
        </button>
      </form>
    </section>
  )
}

const told = {
  waiting: 'Thank you. Somebody at the agency reads it before it is shown.',
  published: 'Thank you. Your review is published.',
  refused: 'We could not publish your review. Call us if you would like to know why.',
} as Record<string, string>

function SentReview({ found }: { found: Found }) {
  const { state, stars, words, name, homeTown, answer } = found
  return (
    <section className="detail-section">
      <p className="quote-outcome" role="status">
        {told[state]}
      </p>
      <blockquote className="quote-option">
        <p>
          {'★'.repeat(stars ?? 0)}
          <span className="sr-only">{stars} of 5 stars</span>
        </p>
        <p className="whitespace-pre-line" dir="auto">
          {words}
        </p>
        <p>
          <strong>{name}</strong>, {homeTown}
        </p>
        {answer && (
          <p className="whitespace-pre-line">
            <strong>Our answer:</strong> {answer}
          </p>
        )}
      </blockquote>
      <form method="post" className="quote-form">
        <button type="submit" name="step" value="withdraw" className="button button-quiet">
          Withdraw the review
        </button>
      </form>
    </section>
  )
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return actionData ? <NotKept answer={actionData} /> : <NoSuchLink error={error} />
}
