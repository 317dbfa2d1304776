import { data, href, redirect } from 'react-router'
import { minuteMs } from '#catalogue/dates/time.ts'
import { tooManyAttempts } from '#catalogue/limits.ts'
import { review as reviewSchema } from '#catalogue/reviews/review.ts'
import { domainContext, type FormRequest, visitorContext } from '../../domain.ts'
import { isUnavailable } from '../../unavailable.ts'
import { notSaved } from '../quotes/not-saved.tsx'

const already = 'We already have your review. Withdraw it first to write another.'
const rule = { max: 20, windowMs: 10 * minuteMs }

type Asked = FormRequest & { params: { token: string } }
type Values = Record<string, string>

interface ReviewAnswer {
  errors: Record<string, string[]>
  /** Without a field. */
  message?: string
  values: Values
}

type Refuse = (
  answer: Partial<ReviewAnswer>,
  status: number,
  headers?: HeadersInit,
) => ReturnType<typeof data<ReviewAnswer>>

/** Receives a guest's review, or its withdrawal, and redirects back to the page. */
export async function receiveReview({ request, ...asked }: Asked) {
  const form = await request.formData()
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const refuse: Refuse = (answer, status, headers) =>
    data({ errors: {}, ...answer, values: sent }, { status, headers })
  const removed = form.getAll('remove').map(Number).filter(Number.isSafeInteger)
  return take(asked, { sent, removed }, refuse).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return refuse({ message: notSaved }, 503, { 'Retry-After': '5' })
  })
}

interface Sent {
  sent: Values
  /** Earlier pictures to be removed. */
  removed: number[]
}

async function take(
  { context, params }: Omit<Asked, 'request'>,
  { sent, removed }: Sent,
  refuse: Refuse,
) {
  const { reviews, limits } = context.get(domainContext)
  const wait = await limits.take(`review ${context.get(visitorContext).address}`, rule)
  if (wait > 0) {
    return refuse({ message: tooManyAttempts }, 429, { 'Retry-After': String(wait) })
  }
  const read = await reviews.guests.read(params.token)
  if (!read) throw data(null, { status: 404 })
  const here = href('/rv/:token', params)
  if (sent.step === 'withdraw') {
    await reviews.guests.withdraw(params.token)
    return redirect(here, 303)
  }
  const isOpen = read.state === 'asked' || read.state === 'withdrawn'
  // The same review sent twice is taken; new pictures for it are not.
  if (sent.problem && !isOpen) return refuse({ message: already }, 409)
  if (removed.length > 0) await reviews.guests.removePictures(params.token, removed)
  const checked = reviewSchema.safeParse(sent)
  const errors: ReviewAnswer['errors'] = {
    ...(checked.success ? {} : messagesOf(checked.error.issues)),
    ...(sent.problem && { pictures: [sent.problem] }),
  }
  if (!checked.success || sent.problem) return refuse({ errors }, 400)
  const taken = await reviews.guests.send(params.token, checked.data)
  return taken ? redirect(here, 303) : refuse({ message: already }, 409)
}

function messagesOf(issues: { path: PropertyKey[]; message: string }[]) {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) errors[String(path[0])] = [message]
  return errors
}
