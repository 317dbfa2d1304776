import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../../dates.ts'
import { nameOf } from '../enquiry-words.ts'

const india = '91'

/** The digits that `https://wa.me/` takes; a number of ten digits is one in India. */
export function chatDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `${india}${digits}` : digits
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** 24 Dec 2026 to 29 Dec 2026; of a contact request the one day. */
function datesOf({ details }: WireEnquiry): string {
  const { startDate, endDate, date } = details
  return [startDate ?? date, endDate].filter(isDay).map(dayText).join(' to ')
}

/** How an answer begins: what they asked about, when, and its reference. */
export function greetingOf(enquiry: WireEnquiry, agency: string): string {
  const { name, listingTitle, partTitle, reference } = enquiry
  const about = [listingTitle, partTitle, datesOf(enquiry)].filter(Boolean).join(', ')
  const thanks = `thank you for writing to ${agency}${about && ` about ${about}`}`
  return `Hello${name && ` ${name}`}, ${thanks} (${reference}). `
}

/** What opens when somebody answers. */
export type Channel = 'call' | 'chat' | 'mail'

/** Where a tap leads that answers; absent where the visitor left no such address. */
export type AnswerLinks = Partial<Record<Channel, string>>

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

/** For links that show an icon alone. */
export const callLabel = (enquiry: WireEnquiry) => `Call ${nameOf(enquiry)}`
export const chatLabel = (enquiry: WireEnquiry) => `WhatsApp ${nameOf(enquiry)}`
