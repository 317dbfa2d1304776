import { createHash } from 'node:crypto'
import type { FormName, FormValues, Suspicion } from '#catalogue/enquiries/enquiry.ts'
import { daysBetween } from '#catalogue/enquiries/forms/day.ts'

/** How an enquiry arrived. */
export interface Arrival {
  /** The path of the page. */
  source: string
  /** Identical when the same submission is sent again. */
  idempotencyKey?: string
  /** The sender's network address, only for rate limits; not stored. */
  address?: string
  consentVersion?: string
  /** Suspected spam is stored and listed, but causes no mail. */
  suspicion?: Suspicion
}

/** The submission: the sender, and the answers of the form. */
export interface Sent {
  name: string
  email: string
  phone: string
  answers: Record<string, unknown>
}

/** Adds the values that the server decides: the number of days, and the time of writing. */
export function toSubmission({ name, email, phone, ...answers }: FormValues[FormName]): Sent {
  if (!('startDate' in answers)) return { name, email, phone, answers }
  const { startDate, endDate, contactDate } = answers
  const decided = {
    contactDate: contactDate || new Date().toISOString(),
    numberOfDays: daysBetween(startDate, endDate),
  }
  return { name, email, phone, answers: { ...answers, ...decided } }
}

/** The time of writing may differ in a repetition; any other difference makes it a new message. */
export function fingerprint(form: FormName, key: string, values: object): string {
  const content = JSON.stringify([form, key, { ...values, contactDate: '' }])
  return createHash('sha256').update(content).digest('hex')
}
