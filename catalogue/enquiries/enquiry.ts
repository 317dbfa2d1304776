import { z } from 'zod'
import type { FieldErrors } from '../field.ts'
import {
  emailAddress,
  optional,
  optionalParagraph,
  optionalPhone,
  required,
} from './forms/answer.ts'
import {
  hotelBooking,
  hotelBookingLabels,
  listingBooking,
  listingBookingLabels,
} from './forms/booking.ts'
import { contactRequest, contactRequestLabels } from './forms/contact-request.ts'

/** A form for visitors: its rules, its labels for staff, and the message after sending. */
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
  phone: optionalPhone('Phone'),
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

const formNames = Object.keys(forms) as FormName[]

/** The links that contact the agency without a form. */
export const channels = ['whatsapp', 'call'] as const
export type Channel = (typeof channels)[number]

/** How an enquiry arrived: by a form, or by a link that opens a chat or dials. */
export type Origin = FormName | Channel

export const originNames = [...formNames, ...channels] as const

/** The name of an enquiry's type, and the labels of its answers. */
export const origins: Record<Origin, Pick<Form, 'noun' | 'labels'>> = {
  ...forms,
  whatsapp: { noun: 'WhatsApp tap', labels: {} },
  call: { noun: 'call tap', labels: {} },
}

export const isTap = (origin: Origin): origin is Channel => !(origin in forms)

export type Checked<N extends FormName> =
  | { values: FormValues[N]; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** The tidied submission, or error messages by field. */
export function checkForm<N extends FormName>(name: N, input: unknown): Checked<N> {
  const result = forms[name].schema.safeParse(input ?? {})
  // TypeScript cannot relate the name to the output of its schema.
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

/**
 * Why an enquiry counts as spam: it filled the hidden field, was sent too fast, or staff marked it.
 */
export type Suspicion = '' | 'trap' | 'haste' | 'staff'

/** The notes written when staff mark an enquiry as spam, or undo that. */
export const spamNotes = { marked: 'Marked as spam', cleared: 'Marked as not spam' }
