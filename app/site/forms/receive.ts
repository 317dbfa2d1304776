import { data } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { checkForm, type FormName, forms } from '#catalogue/enquiries/enquiry.ts'
import { honeypotFields, suspicionOf } from '#catalogue/enquiries/forms/honeypot.ts'
import { domainContext, type FormRequest, visitorContext } from '../../domain.ts'
import { isUnavailable } from '../../unavailable.ts'
import { lastChanged } from '../legal/last-changed.ts'
import type { Answer } from './answer.ts'

type Answers = Record<string, unknown>

/** Values known to the page, possibly computed from the submission. */
type Known = Answers | ((sent: Answers) => Answers)

/** Stores a submission with values known to the page, and returns what to show. */
export async function receiveForm(
  name: FormName,
  { context, request, url }: FormRequest,
  known: Known = {},
) {
  const sent = Object.fromEntries(await request.formData())
  const values = Object.fromEntries(
    Object.entries(sent).map(([field, text]) => [field, String(text)]),
  )
  const checked = checkForm(name, {
    ...sent,
    ...(typeof known === 'function' ? known(sent) : known),
  })
  if (checked.errors) return answer({ errors: checked.errors, values }, 400)
  const { success, failure } = forms[name]
  const { address } = context.get(visitorContext)
  const { settings, texts, enquiries } = context.get(domainContext)
  const arrival = {
    source: url.pathname,
    address,
    // The same answers from the same page on the same day are one enquiry, however often they are
    // sent.
    idempotencyKey: `${url.pathname} ${dayOf(sent)}`,
    suspicion: suspicionOf(sent),
  }
  try {
    // The privacy policy of this day, which the visitor agreed to.
    const consentVersion = await lastChanged('privacy', { settings, texts })
    const received = await enquiries.receive(name, checked.values, { ...arrival, consentVersion })
    if (received.enquiry)
      return answer({ message: success, reference: received.enquiry.reference }, 200)
    if (received.errors) return answer({ errors: received.errors, values }, 400)
    const headers = { 'Retry-After': String(received.limited) }
    return answer({ message: failure, values }, 429, headers)
  } catch (error) {
    console.error(`Could not keep a ${forms[name].noun}`, error)
    if (isUnavailable(error))
      return answer({ message: failure, values }, 503, { 'Retry-After': '5' })
    return answer({ message: failure, values }, 500)
  }
}

const dayOf = (sent: Answers) =>
  String(sent[honeypotFields.day] ?? '').slice(0, 40) || todayInKolkata()

const answer = (body: Answer, status: number, headers?: Record<string, string>) =>
  data<Answer>(body, { status, headers })
