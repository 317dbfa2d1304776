import { data } from 'react-router'
import { shortDay } from '#catalogue/dates/day-words.ts'
import { reviewQuestion } from '#catalogue/reviews/review-page.ts'
import { domainContext } from '../../domain.ts'
import { GuestDrafts } from '../quotes/guest-drafts.tsx'
import { GuestMeta } from '../quotes/guest-meta.tsx'
import { NoSuchLink } from '../quotes/no-such-link.tsx'
import { NotSaved } from '../quotes/not-saved.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/trip-review.ts'
import { receiveReview } from './receive-review.ts'
import { ReviewForm } from './review-form.tsx'
import { SentReview } from './sent-review.tsx'
import '../../styles/site/quote.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(domainContext).reviews.guests.read(params.token)
  if (!found) throw data(null, { status: 404 })
  return found
}

export const action = (request: Route.ActionArgs) => receiveReview(request)

export const shouldRevalidate = () => false

/** The page where a guest writes a review, sees its state, and can withdraw it. */
export default function TripReview({ loaderData, actionData }: Route.ComponentProps) {
  const { operatorName } = useSite()
  const { state, guestName, from, to } = loaderData
  const isOpen = state === 'asked' || state === 'withdrawn'
  const shared = {
    title: reviewQuestion(operatorName),
    description: 'Tell us and other travellers what was good and what was not.',
  }
  return (
    <article className="page quote">
      <GuestMeta title="How was your trip?" shared={shared} />
      <header className="quote-head">
        <p className="eyebrow">
          {shortDay(from)} to {shortDay(to)}
        </p>
        <h1 className="text-4xl" dir="auto">
          How was it, {guestName}?
        </h1>
      </header>
      {actionData?.message && !isOpen && (
        <NotTaken message={actionData.message} words={actionData.values.words} />
      )}
      {isOpen ? (
        <ReviewForm found={loaderData} answer={actionData} />
      ) : (
        <SentReview found={loaderData} />
      )}
      <GuestDrafts isTaken={!isOpen} />
    </article>
  )
}

/** The form is gone by then, so this shows the words that were sent, to be copied. */
const NotTaken = ({ message, words }: { message: string; words?: string }) => (
  <div role="alert" className="error-summary mt-4">
    <p>{message}</p>
    {words && (
      <p className="mt-2 whitespace-pre-line" dir="auto">
        <strong>What you sent now:</strong> {words}
      </p>
    )}
  </div>
)

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return actionData ? <NotSaved answer={actionData} /> : <NoSuchLink error={error} />
}
