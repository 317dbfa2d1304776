import { data, href, redirect } from 'react-router'
import { dayText } from '#catalogue/quotes/words.ts'
import { review as reviewSchema } from '#catalogue/reviews/review.ts'
import { minuteMs } from '#catalogue/time.ts'
import { domainContext, visitorContext } from '../../domain.ts'
import { NoSuchLink } from '../quotes/no-such-link.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/trip-review.ts'
import { ReviewForm } from './review-form.tsx'
import { SentReview } from './sent-review.tsx'
import '../../styles/site/quote.css'

const tooMany = 'Too many attempts at once. Please wait a few minutes, or call us.'
const rule = { max: 20, windowMs: 10 * minuteMs }

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(domainContext).reviews.guests.read(params.token)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { reviews, limits } = context.get(domainContext)
  const form = await request.formData()
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const refuse = (
    answer: { errors?: Record<string, string[]>; message?: string },
    status: number,
    headers?: HeadersInit,
  ) => data({ errors: {}, ...answer, values: sent }, { status, headers })
  const wait = await limits.take(`review ${context.get(visitorContext).address}`, rule)
  if (wait > 0) return refuse({ message: tooMany }, 429, { 'Retry-After': String(wait) })
  const read = await reviews.guests.read(params.token)
  if (!read) throw data(null, { status: 404 })
  const here = href('/rv/:token', params)
  if (sent.step === 'withdraw') {
    await reviews.guests.withdraw(params.token)
    return redirect(here, 303)
  }
  const removed = form.getAll('remove').map(Number).filter(Number.isSafeInteger)
  if (removed.length > 0) await reviews.guests.removePictures(params.token, removed)
  const checked = reviewSchema.safeParse(sent)
  const errors = {
    ...(checked.success ? {} : messagesOf(checked.error.issues)),
    ...(sent.problem && { pictures: [sent.problem] }),
  }
  if (!checked.success || sent.problem) {
    return refuse({ errors }, 400)
  }
  const taken = await reviews.guests.send(params.token, checked.data)
  return taken
    ? redirect(here, 303)
    : refuse({ message: 'We already have your review. Withdraw it first to write another.' }, 409)
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
      {actionData?.message && !isOpen && (
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoSuchLink error={error} />
}
