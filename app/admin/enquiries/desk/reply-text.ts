import {
  isReplyField,
  placeholder,
  type ReplyField,
  replyFields,
} from '#catalogue/texts/replies.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { publicPathOf } from '../enquiry-words.ts'
import { tripOf } from '../trip.ts'

type Values = Partial<Record<ReplyField, string>>

interface From {
  /** The site's own URL. */
  origin: string
  agency: string
}

/** The values from an enquiry. */
export function replyValues(enquiry: WireEnquiry, { origin, agency }: From): Values {
  const { dates, listing, price } = tripOf(enquiry)
  const path = publicPathOf(enquiry)
  const link = path && origin + path
  return { name: enquiry.name || undefined, dates, listing, price, link, agency }
}

/** A reply for an enquiry. Unknown values are in brackets, for the sender to fill in. */
export function fillReply(message: string, values: Values) {
  const missing = new Set<ReplyField>()
  const text = message.replace(placeholder, (whole, name: string) => {
    if (!isReplyField(name)) return whole
    const value = values[name]
    if (!value) missing.add(name)
    return value ?? bracketed(name)
  })
  return { text, missing: [...missing] }
}

const bracketed = (name: ReplyField) => `[${name}]`

/** The position of the first placeholder that is not filled in. */
export function firstPlaceholder(text: string): { at: number; length: number } | undefined {
  const names = Object.keys(replyFields).filter(isReplyField)
  const found = names.map(bracketed).filter((hole) => text.includes(hole))
  const [first] = found.sort((one, other) => text.indexOf(one) - text.indexOf(other))
  return first === undefined ? undefined : { at: text.indexOf(first), length: first.length }
}

/** 'the dates and the price' */
export const fieldWords = (fields: ReplyField[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(fields.map((name) => replyFields[name]))
