import { z } from 'zod'
import { maxEmail, maxId } from '../../limits.ts'
import { readDecimal } from '../../number.ts'
import { dialled } from '../../phone.ts'
import { lineFeeds } from '../../texts/line-feeds.ts'
import { isEmailAddress } from '../email-address.ts'

/** A text as forms and JSON clients send it: absent and null count as empty. */
const read = (tidy: (text: string) => string) => (value: unknown) => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? tidy(value) : value
}

// Neither database stores a NUL or half a surrogate pair in JSON, and a name has no line breaks.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
const lines = (text: string) =>
  lineFeeds(text)
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()

const text = (label: string, max: number) =>
  z.string(`${label} must be text.`).max(max, `${label} can be at most ${max} characters.`)

/** A required line; the message says that it is missing. */
export const required = (label: string, message: string) =>
  z.preprocess(read(oneLine), text(label, 100).min(1, message))

/** An optional line. */
export const optional = (label: string, max = 200) =>
  z.preprocess(read(oneLine), text(label, max)).default('')

export const optionalParagraph = (label: string) =>
  z.preprocess(read(lines), text(label, 5000)).default('')

const maxPhone = 40
const readPhone = read((phone) => dialled(oneLine(phone)))

export const requiredPhone = (label: string, message: string) =>
  z.preprocess(readPhone, text(label, maxPhone).min(1, message))

export const optionalPhone = (label: string) =>
  z.preprocess(readPhone, text(label, maxPhone)).default('')

export const emailAddress = (message: string) =>
  z.preprocess(
    read(oneLine),
    text('Email', maxEmail)
      .min(1, message)
      .refine((address) => address === '' || isEmailAddress(address), {
        error: 'Invalid email format',
      }),
  )

interface CountRule {
  label: string
  min: number
  tooFew: string
  /** The value of an unanswered question. */
  empty: number
  max?: number
}

/** A whole number, also given as text. */
export function count({ label, min, tooFew, empty, max = 10_000 }: CountRule) {
  const number = z
    .number(`${label} must be a number.`)
    .int(`${label} must be a whole number.`)
    .min(min, tooFew)
    .max(max, `${label} can be at most ${max}.`)
  const schema = z.preprocess((value) => numeric(value) ?? empty, number)
  // A default is not validated again, so it must not replace a required answer.
  return empty < min ? schema : schema.default(empty)
}

/** The id of a listing or part, as number or text; '' becomes null. */
export function recordId(label: string) {
  const message = `${label} must be given by its number.`
  const id = z.number(message).int(message).min(0, message).max(maxId, message)
  return z
    .preprocess((value) => numeric(value) ?? null, id.nullable())
    .default(null)
    .describe("A number, the same as text, or '' for none.")
}

/** The number in a text, undefined for a blank, anything else unchanged. */
export function numeric(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  return typeof value === 'string' ? (readDecimal(value) ?? value) : value
}
