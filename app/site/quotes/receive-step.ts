import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import * as field from '#catalogue/field.ts'
import { tooManyAttempts } from '#catalogue/limits.ts'
import { versionErrors } from '#catalogue/quotes/version.ts'
import type { Domain } from '#server/domain.ts'
import { domainContext, type FormRequest } from '../../domain.ts'
import { isUnavailable } from '../../unavailable.ts'
import { notSaved } from './not-saved.tsx'
import { waitFor } from './step-limits.ts'

/** The answer to a refused step: messages by field, and the input. */
export interface StepAnswer {
  step: string
  errors: Record<string, string[]>
  /** A message that belongs to no field. */
  message?: string
  values: Record<string, string>
  extras: string[]
}

const acceptance = z.object({
  option: z.string('Choose one of the options.').min(1, 'Choose one of the options.').max(40),
  extra: z.array(z.string().max(90)).max(60),
  name: field.line('Name', { required: true, max: 100 }).schema,
  phone: field
    .phone('Phone', { required: true })
    .schema.refine(
      (text) => !text || ((text.match(/\d/g)?.length ?? 0) >= 7 && /^[\d\s()+./-]*$/.test(text)),
      'Phone must be a number with at least 7 digits.',
    ),
  consent: z.literal('yes', 'Please agree before you accept.'),
})
const message = z.object({
  message: field.paragraph('Message', { required: true, max: 2000 }).schema,
})
const reason = z.object({ reason: field.paragraph('Reason', { max: 2000 }).schema.default('') })

type Asked = FormRequest & { params: { token: string } }

/** A guest's step. On success redirects to the page; if refused, returns the errors and the input. */
export async function receiveStep({ request, context, params }: Asked) {
  const form = await request.formData()
  const step = String(form.get('step') ?? '')
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const extras = form.getAll('extra').map(String)
  const refuse: Refuse = (answer, status, headers) =>
    data<StepAnswer>({ errors: {}, step, values: sent, extras, ...answer }, { status, headers })
  const taking = take({ context, params }, { step, sent, extras }, refuse)
  return taking.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return refuse({ message: notSaved }, 503, { 'Retry-After': '5' })
  })
}

type Refuse = (
  answer: Partial<StepAnswer>,
  status: number,
  headers?: HeadersInit,
) => ReturnType<typeof data<StepAnswer>>

async function take(
  { context, params }: Omit<Asked, 'request' | 'url'>,
  sent: Taken,
  refuse: Refuse,
) {
  const { quotes } = context.get(domainContext)
  const quoteId = await quotes.guests.quoteOf(params.token)
  if (quoteId === undefined) throw data(null, { status: 404 })
  const wait = await waitFor('quote', quoteId, context)
  if (wait > 0) {
    return refuse({ message: tooManyAttempts }, 429, { 'Retry-After': String(wait) })
  }
  // Before the input is validated.
  if (!(await quotes.guests.read(params.token))) throw data(null, { status: 404 })
  const outcome = await taken(quotes.guests, params.token, sent)
  if (outcome === undefined) throw data(null, { status: 404 })
  if (outcome === 'unknown') return refuse({ message: 'This form is not recognised.' }, 400)
  if (typeof outcome === 'object') {
    // A guest who sends a form has viewed the page, even if the form is invalid.
    await quotes.guests.view(params.token)
    const { state, optionId, ...others } = outcome.errors
    if (state) {
      const newer = (await quotes.guests.read(params.token))?.current
      if (newer) throw redirect(tooLate(newer, sent.step), 303)
      return refuse({ message: state[0] }, 409)
    }
    const errors = optionId ? { ...others, option: optionId } : others
    return refuse({ errors }, 400)
  }
  return redirect(href('/q/:token', params) + (anchors[outcome] ?? ''), 303)
}

/** A newer version was sent meanwhile: its page says that the step about the older one was not taken. */
const tooLate = (token: string, step: string) =>
  `${href('/q/:token', { token })}?newer=1&late=${step}#newer`

const anchors: Record<string, string> = {
  accepted: '#accepted',
  declined: '#answered',
  asked: '?asked=1#answered',
}

type Guests = Domain['quotes']['guests']

interface Taken {
  step: string
  sent: Record<string, string>
  extras: string[]
}

async function taken(guests: Guests, token: string, { step, sent, extras }: Taken) {
  if (step === 'accept') return accepted(guests, token, { ...sent, extra: extras })
  if (step === 'decline') {
    const checked = reason.safeParse(sent)
    return checked.success ? guests.decline(token, checked.data.reason) : refused(checked.error)
  }
  if (step === 'change' || step === 'again') {
    const checked = message.safeParse(sent)
    return checked.success ? guests.ask(token, checked.data.message) : refused(checked.error)
  }
  return 'unknown' as const
}

async function accepted(guests: Guests, token: string, sent: object) {
  const checked = acceptance.safeParse(sent)
  if (!checked.success) return refused(checked.error)
  const { option, extra, name, phone } = checked.data
  // Prefixed with their option's id: those of another option stay so, and are refused.
  const prefix = `${option}:`
  const own = extra
    .filter((value) => value !== '')
    .map((value) => (value.startsWith(prefix) ? value.slice(prefix.length) : value))
  const extras = [...new Set(own)]
  return guests.accept(token, { optionId: option, extras, name, phone })
}

const refused = (error: z.ZodError) => ({ errors: versionErrors(error) })
