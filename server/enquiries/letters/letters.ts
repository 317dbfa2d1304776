import { type FormName, forms } from '#catalogue/enquiries/enquiry.ts'
import { priceText } from '#catalogue/prices/money.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Message } from '../../mail/message.ts'
import type { Enquiry } from '../enquiry.ts'
import { type Fact, factsOf, linesOf } from './facts.ts'

/** An enquiry that was sent by a form. */
export interface Letter extends Enquiry {
  form: FormName
}

const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')

/** The mail to the operator about a new enquiry; replies go to the visitor. */
export function operatorLetter(enquiry: Letter, earlier: number): Message {
  const { name, email, phone, reference, price, source } = enquiry
  const { noun } = forms[enquiry.form]
  const sender: Fact[] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
  ]
  const about = [enquiry.listingTitle, enquiry.partTitle].filter(Boolean).join(', ')
  return {
    to: 'operator',
    replyTo: { name, address: email },
    subject: `New ${noun} ${reference}: ${name}${about && ` – ${about}`}`,
    text: paragraphs(
      `A new ${noun} has arrived: ${reference}.`,
      linesOf(sender.filter(([, value]) => value)),
      linesOf(factsOf(enquiry)),
      price === null ? '' : `Price shown when it was sent: ${priceText(price)}`,
      earlier === 0 ? '' : `Earlier enquiries from this person: ${earlier}.`,
      source && `Sent from ${source}`,
      'Reply to this email to answer them.',
    ),
    readable: true,
  }
}

const next = {
  hotel:
    'We will check what is free on your dates and reply by phone or email. Nothing is booked or charged yet.',
  contact: 'We will read it and reply by phone or email. Nothing is booked or charged yet.',
  partner: 'We will read it and reply by phone or email.',
}
const whatHappens = { ...next, room: next.hotel, booking: next.hotel }

/** The acknowledgement to the visitor: the request, and what happens next. */
export function visitorLetter(enquiry: Letter, settings: Settings): Message {
  const { name, email, reference, form } = enquiry
  const { operatorName, phone, address } = settings
  const greeting = unlessLink(name)
  return {
    to: { name: greeting, address: email },
    replyTo: { name: operatorName, address: settings.email },
    subject: `We have your ${forms[form].noun}: ${reference}`,
    text: paragraphs(
      greeting ? `Dear ${greeting},` : 'Hello,',
      `Thank you for your ${forms[form].noun}. We have received it, and its reference is ${reference}.`,
      linesOf(confirmed(enquiry)),
      whatHappens[form],
      `If it is urgent, call ${phone} and quote the reference.`,
      `${operatorName}\n${address}`,
    ),
    readable: true,
  }
}

/** The answers repeated in the acknowledgement, whose reader may not be the sender. */
function confirmed(enquiry: Enquiry): Fact[] {
  const { form, listingId, listingTitle, partId, partTitle } = enquiry
  if (form === 'partner') return []
  const ours = [listingId && listingTitle, partId && partTitle]
  return factsOf(enquiry).filter(([, value]) => ours.includes(value) || unlessLink(value))
}

/** The text, unless it might contain a link. */
const unlessLink = (text: string) => (/[/@\\]|[\p{L}\d]\.\p{L}{2}/u.test(text) ? '' : text)
