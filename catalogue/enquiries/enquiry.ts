import { z } from 'zod'
import type { FieldErrors } from '../field.ts'
import { emailAddress, optional, optionalParagraph, required } from './forms/answer.ts'
import {
  hotelBooking,
  hotelBookingLabels,
  listingBooking,
  listingBookingLabels,
} from './forms/booking.ts'
import { contactRequest, contactRequestLabels } from './forms/contact-request.ts'

/** A form that a visitor can send: its rules, the words for its answers, and what the page says after. */
export interface Form {
  noun: string
  schema: z.ZodObject
  /** Answers shown to staff and in mails, in this order. */
  labels: Record<string, string>
  success: string
  failure: string
}

const partnerRequest = z.object({
  name: required('Name', 'Name is required'),
  email: emailAddress('Email is required'),
  phone: optional('Phone', 40),
  address: optional('Address', 500),
  company: optional('Company'),
  message: optionalParagraph('Message'),
})

const partnerLabels = { company: 'Company', address: 'Address', message: 'Message' }

const inquiry = {
  noun: 'booking enquiry',
  success: 'Booking inquiry submitted successfully!',
  failure: 'Error submitting the form. Please try again.',
}

export const forms = {
  hotel: { ...inquiry, schema: hotelBooking, labels: hotelBookingLabels },
  room: {
    ...inquiry,
    schema: hotelBooking,
    labels: hotelBookingLabels,
    success: 'Form submitted successfully!',
  },
  booking: { ...inquiry, schema: listingBooking, labels: listingBookingLabels },
  contact: {
    noun: 'contact request',
    schema: contactRequest,
    labels: contactRequestLabels,
    success: 'Your booking request has been sent successfully!',
    failure: 'An error occurred while sending your request. Please try again.',
  },
  partner: {
    noun: 'partner request',
    schema: partnerRequest,
    labels: partnerLabels,
    success: 'Form submitted successfully! We will get back to you.',
    failure: 'Error submitting form. Please try again.',
  },
} satisfies Record<string, Form>

export type FormName = keyof typeof forms
export type FormValues = { [N in FormName]: z.output<(typeof forms)[N]['schema']> }

export const formNames = Object.keys(forms) as FormName[]

/** The links that lead to a person without a form. */
export const channels = ['whatsapp', 'call'] as const
export type Channel = (typeof channels)[number]

/** How an enquiry came: by a form, or by a link that opens a chat or dials. */
export type Origin = FormName | Channel

export const originNames = [...formNames, ...channels] as const

/** What an enquiry is called, and the words for its answers. */
export const origins: Record<Origin, Pick<Form, 'noun' | 'labels'>> = {
  ...forms,
  whatsapp: { noun: 'WhatsApp tap', labels: {} },
  call: { noun: 'call tap', labels: {} },
}

export const isTap = (origin: Origin): origin is Channel => !(origin in forms)

export type Checked<N extends FormName> =
  | { values: FormValues[N]; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** What a visitor sent, tidied, or the messages of each field. */
export function checkForm<N extends FormName>(name: N, input: unknown): Checked<N> {
  const result = forms[name].schema.safeParse(input ?? {})
  // The compiler cannot follow the name to its own schema's values.
  if (result.success) return { values: result.data as FormValues[N] }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path.join('.') || 'body'
    const text = path.length ? message : 'The answers must be an object of fields.'
    errors[field] = [...(errors[field] ?? []), text]
  }
  return { errors }
}

export const enquiryStatuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** Why an enquiry counts as spam: it filled the hidden field, was sent too fast, or staff said so. */
export type Suspicion = '' | 'trap' | 'haste' | 'staff'

/** What its notes say when staff mark one as spam, or take that back. */
export const spamNotes = { marked: 'Marked as spam', cleared: 'Marked as not spam' }
