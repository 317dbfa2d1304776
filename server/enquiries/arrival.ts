import { createHash } from 'node:crypto'
import type { FormName, FormValues, Suspicion } from '#catalogue/enquiries/enquiry.ts'
import { daysBetween } from '#catalogue/enquiries/forms/day.ts'

/** How an enquiry came. */
export interface Arrival {
  /** The path of the page. */
  source: string
  /** The same when the same submission is sent again. */
  idempotencyKey?: string
  /** The sender's network address, for the limit only; it is not stored. */
  address?: string
  consentVersion?: string
  /** A suspected one is stored and listed, but nobody gets a mail. */
  suspicion?: Suspicion
}

/** What was sent: who it is from, and the answers of that form. */
export interface Sent {
  name: string
  email: string
  phone: string
  answers: Record<string, unknown>
}

/** The values with what the server itself decides: the days, and when the visitor wrote. */
export function toSubmission({ name, email, phone, ...answers }: FormValues[FormName]): Sent {
  if (!('startDate' in answers)) return { name, email, phone, answers }
  const { startDate, endDate, contactDate } = answers
  const decided = {
    contactDate: contactDate || new Date().toISOString(),
    numberOfDays: daysBetween(startDate, endDate),
  }
  return { name, email, phone, answers: { ...answers, ...decided } }
}

/** The moment of writing may be new in a repetition; anything else makes it another message. */
export function fingerprint(form: FormName, key: string, values: object): string {
  const content = JSON.stringify([form, key, { ...values, contactDate: '' }])
  return createHash('sha256').update(content).digest('hex')
}
