import { data, href, redirect } from 'react-router'
import { dayText } from '#catalogue/quotes/words.ts'
import { review as reviewSchema } from '#catalogue/reviews/review.ts'
import { minuteMs } from '#catalogue/time.ts'
import { domainContext, visitorContext } from '../../domain.ts'
import { Field } from '../forms/field.tsx'
import { NoSuchLink } from '../quotes/no-such-link.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/trip-review.ts'
import '../../styles/site/quote.css'

const rule = { max: 20, windowMs: 10 * minuteMs }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(domainContext).reviews.guests.read(params.token)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { reviews, limits } = context.get(domainContext)
  const sent = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const refuse = (
    answer: { errors?: Record<string, string[]>; message?: string },
    status: number,
  ) => data({ errors: {}, ...answer, values: sent }, { status })
  const wait = await limits.take(`review ${context.get(visitorContext).address}`, rule)
  if (wait > 0) return refuse({ message: 'That was a lot at once. Please wait some minutes.' }, 429)
  const read = await reviews.guests.read(params.token)
  if (!read) throw data(null, { status: 404 })
  const here = href('/rv/:token', params)
  if (sent.step === 'withdraw') {
    await reviews.guests.withdraw(params.token)
    return redirect(here, 303)
  }
  const checked = reviewSchema.safeParse(sent)
  if (!checked.success) return refuse({ errors: messagesOf(checked.error.issues) }, 400)
  const taken = await reviews.guests.send(params.token, checked.data)
  return taken
    ? redirect(here, 303)
    : refuse({ message: 'Your review is there already. Withdraw it first to write another.' }, 409)
}

function messagesOf(issues: { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) errors[String(path[0])] = [message]
  return errors
}

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoSuchLink error={error} />
}
