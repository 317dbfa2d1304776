import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../../dates.ts'
import { nameOf } from '../enquiry-words.ts'

const india = '91'

/** The digits that `https://wa.me/` takes; ten digits mean an Indian number. */
export function chatDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `${india}${digits}` : digits
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** 24 Dec 2026 to 29 Dec 2026; for a contact request the single day. */
function datesOf({ details }: WireEnquiry): string {
  const { startDate, endDate, date } = details
  return [startDate ?? date, endDate].filter(isDay).map(dayText).join(' to ')
}

/** The beginning of an answer: the subject, the dates, and the reference. */
export function greetingOf(enquiry: WireEnquiry, agency: string): string {
  const { name, listingTitle, partTitle, reference } = enquiry
  const about = [listingTitle, partTitle, datesOf(enquiry)].filter(Boolean).join(', ')
  const thanks = `thank you for writing to ${agency}${about && ` about ${about}`}`
  return `Hello${name && ` ${name}`}, ${thanks} (${reference}). `
}

/** The ways to answer. */
export type Channel = 'call' | 'chat' | 'mail'

/** The link of each way; absent if the visitor left no such address. */
type AnswerLinks = Partial<Record<Channel, string>>

export function answerLinks(enquiry: WireEnquiry, agency: string): AnswerLinks {
  const { phone } = enquiry
  return {
    ...(chatDigits(phone) && { call: `tel:${phone.replace(/[^\d+]/g, '')}` }),
    ...writeTo(enquiry, greetingOf(enquiry, agency)),
  }
}

/** A chat and a mail that begin with a text. */
export function writeTo(
  { phone, email, reference }: Pick<WireEnquiry, 'phone' | 'email' | 'reference'>,
  text: string,
): Pick<AnswerLinks, 'chat' | 'mail'> {
  const body = encodeURIComponent(text)
  const digits = chatDigits(phone)
  const to = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  return {
    ...(digits && { chat: `https://wa.me/${digits}?text=${body}` }),
    ...(email && { mail: `mailto:${to}?subject=${subject}&body=${body}` }),
  }
}

/** For links with only an icon. */
export const callLabel = (enquiry: WireEnquiry) => `Call ${nameOf(enquiry)}`
export const chatLabel = (enquiry: WireEnquiry) => `WhatsApp ${nameOf(enquiry)}`
