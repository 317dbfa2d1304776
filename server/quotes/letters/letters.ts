import { longDay } from '#catalogue/dates/day-words.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Message } from '../../mail/message.ts'

/** The data of a mail about a quote: nothing that guests may not read. */
export interface QuoteFacts {
  reference: string
  guest: { name: string; email: string }
  /** The guest's page; blank if its link can no longer be derived. */
  address: string
}

type Agency = Pick<Settings, 'operatorName' | 'phone' | 'email' | 'address'>

const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')
const greeting = (name: string) => (name ? `Dear ${name},` : 'Hello,')

/** To the guest: the link of the offer. */
export function offerLetter(
  { reference, guest, address }: QuoteFacts,
  { validUntil }: { validUntil: string },
  agency: Agency,
): Message {
  return {
    ...fromAgency(guest, agency),
    subject: `Your travel plan ${reference} from ${agency.operatorName}`,
    text: paragraphs(
      greeting(guest.name),
      `Here is your plan with its price: ${address}`,
      `It is valid until ${longDay(validUntil)}. On that page you can accept it, ask for a change, or decline it.`,
      signature(agency),
    ),
  }
}

/** To the guest: confirms the acceptance. */
export function thanksLetter(
  { reference, guest, address }: QuoteFacts,
  { option, total }: { option: string; total: number },
  agency: Agency,
): Message {
  return {
    ...fromAgency(guest, agency),
    subject: `You accepted the plan ${reference}`,
    text: paragraphs(
      greeting(guest.name),
      `Thank you. You accepted the plan ${reference}${option && `, ${option}`}, for ${rupees(total)}.`,
      'Next we confirm rooms and cars, and call you about the first payment. Nothing is charged before that.',
      address && `You will find your plan here: ${address}`,
      signature(agency),
    ),
  }
}

/** To the agency: the guest's action. */
export function answerLetter(
  { reference, guest }: Pick<QuoteFacts, 'reference' | 'guest'>,
  { did, words }: { did: string; words: string },
): Message {
  return {
    to: 'operator',
    ...(guest.email && { replyTo: { name: guest.name, address: guest.email } }),
    subject: `Quote ${reference}: ${guest.name} ${did}`,
    text: paragraphs(`${guest.name} ${did}: quote ${reference}.`, words),
    readable: true,
  }
}

const fromAgency = ({ name, email }: QuoteFacts['guest'], agency: Agency) => ({
  to: { name, address: email },
  replyTo: { name: agency.operatorName, address: agency.email },
})

const signature = ({ operatorName, phone, address }: Agency) =>
  `${operatorName}\n${phone}\n${address}`
