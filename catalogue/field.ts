import { z } from 'zod'
import { isEmailAddress } from './enquiries/email-address.ts'
import { maxEmail, maxId, maxTitle } from './limits.ts'
import { hasManyDecimals } from './number.ts'
import { dialled } from './phone.ts'
import { lineFeeds } from './texts/line-feeds.ts'

/** The form control of a field, and how its text is read from a multipart body. */
export type Control =
  | 'line'
  | 'paragraph'
  | 'markdown'
  | 'day'
  | 'email'
  | 'rupees'
  | 'number'
  | 'list'
  | 'switch'
  | 'listings'

/** One field of a listing or part. Data only; unusual fields get a hand-written control. */
export interface Field<S extends z.ZodType = z.ZodType> {
  label: string
  control: Control
  schema: S
  /** The value of a record stored without the field, and of a cleared field. */
  empty: z.output<S>
  required: boolean
  /** Maximum length in characters, shown as a counter. */
  max?: number
  hint?: string
  /** Whether the text may contain pictures of the record: `texts/pictured.ts`. */
  hasPictures?: boolean
  /** Whether the value is a picture uploaded separately: `brand/picture.ts`. */
  isPicture?: boolean
  /** The allowed values with their labels. */
  choices?: Record<string, string>
  /** The kind whose listings it refers to; any kind when absent. */
  of?: 'Destination'
  /** Whether it refers only to kinds that are sold. */
  isOfSold?: boolean
  /** The maximum number of references. */
  atMost?: number
}

/** Error messages by field name. */
export type FieldErrors = Record<string, string[]>

export type Fields = Record<string, Field>
export type Values<F extends Fields> = { [N in keyof F]: z.output<F[N]['schema']> }

/** The message for an absent value, or one of the wrong type. */
const orRequired = (label: string, wrongType: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? needed(label) : `${label} ${wrongType}`,
})

const isPlural = (label: string) => /[^s]s$/.test(label)

const needed = (label: string) => `${label} ${isPlural(label) ? 'are' : 'is'} required.`

/** Neither database stores a NUL or half a surrogate pair in JSON. */
export const isStorable = (text: string) => !/[\0\p{Cs}]/u.test(text)

export const unstorable = (label: string) =>
  `${label} ${isPlural(label) ? 'have' : 'has'} characters that cannot be stored.`

interface TextOptions {
  required?: boolean
  max?: number
  hint?: string
}

function text(control: Control, label: string, fallbackMax: number, options: TextOptions) {
  const { required = false, max = fallbackMax, hint } = options
  const wrongType = 'must be text.'
  const typed = z.string(required ? orRequired(label, wrongType) : `${label} ${wrongType}`)
  const schema = typed
    .overwrite(lineFeeds)
    .trim()
    .min(required ? 1 : 0, needed(label))
    .max(max, `${label} can be at most ${max} characters.`)
    .refine(isStorable, unstorable(label))
  return { label, control, schema, empty: '', required, hint, max: options.max }
}

export const line = (label: string, options: TextOptions = {}) =>
  text('line', label, maxTitle, options)

export const paragraph = (label: string, options: TextOptions = {}) =>
  text('paragraph', label, 20_000, options)

/** Text in the Markdown subset of `texts/markdown.ts`. */
export const markdown = (
  label: string,
  options: TextOptions & Pick<Field, 'hasPictures'> = {},
) => ({
  ...text('markdown', label, 20_000, options),
  hasPictures: options.hasPictures,
})

/** A phone number, in ASCII digits whichever were typed. */
export function phone(label: string, options: Pick<TextOptions, 'required'> = {}) {
  const field = line(label, { ...options, max: 40 })
  return { ...field, schema: field.schema.overwrite(dialled) }
}

/** An email address; may be empty unless required. */
export function email(label: string, options: TextOptions = {}) {
  const field = text('email', label, maxEmail, options)
  const schema = field.schema.refine(
    (value) => value === '' || isEmailAddress(value),
    `${label} must be an email address.`,
  )
  return { ...field, schema }
}

/** A day such as `2026-12-24`; may be blank unless required. */
export function day(label: string, options: Pick<TextOptions, 'hint' | 'required'> = {}) {
  const { hint, required = false } = options
  const schema = z
    .string(required ? orRequired(label, 'must be text.') : `${label} must be text.`)
    .trim()
    .min(required ? 1 : 0, needed(label))
    .refine(
      (value) => value === '' || z.iso.date().safeParse(value).success,
      `${label} must be a date such as 2026-12-24.`,
    )
  return { label, control: 'day' as const, schema, empty: '', required, hint }
}

interface AmountOptions {
  /** The amount must be greater than this. */
  above?: number
  hint?: string
}

const maxRupees = 100_000_000

const isInPaise = (value: number) => Number(value.toFixed(2)) === value

function amount(label: string, { above }: AmountOptions) {
  const rule = 'must be whole rupees or have two decimals.'
  const wrongType = orRequired(label, 'must be a number.').error
  const schema = z
    .number({
      error: ({ input }) =>
        typeof input === 'string' && hasManyDecimals(input)
          ? `${label} ${rule}`
          : wrongType({ input }),
    })
    .min(0, `${label} cannot be negative.`)
    .max(maxRupees, `${label} can be at most ${maxRupees}.`)
  const ranged = above === undefined ? schema : schema.gt(above, `${label} must be above ${above}.`)
  return ranged.refine(isInPaise, `${label} ${rule}`)
}

/** An amount in rupees, with paise as a fraction. */
export function rupees(label: string, options: AmountOptions = {}) {
  const schema = amount(label, options)
  return { label, control: 'rupees' as const, schema, empty: 0, required: true, hint: options.hint }
}

/** An amount in rupees, or null when absent. */
export function optionalRupees(label: string, options: AmountOptions = {}) {
  const schema = amount(label, options).nullable()
  const empty: number | null = null
  return { label, control: 'rupees' as const, schema, empty, required: false, hint: options.hint }
}

/** A whole number up to 999, from 1 (such as a day's number) or from 0. */
export function count(label: string, { min = 1 }: { min?: 0 | 1 } = {}) {
  const schema = z
    .number(orRequired(label, 'must be a number.'))
    .int(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(999, `${label} can be at most 999.`)
  return { label, control: 'number' as const, schema, empty: min as number, required: true }
}

interface DegreesOptions {
  /** Maximum absolute value in degrees. */
  within: number
  hint?: string
}

/** A latitude or longitude in decimal degrees, or null when absent. */
export function degrees(label: string, { within, hint }: DegreesOptions) {
  const range = `${label} must be from -${within} to ${within}.`
  const schema = z
    .number(`${label} must be a number.`)
    .min(-within, range)
    .max(within, range)
    .nullable()
  const empty: number | null = null
  return { label, control: 'number' as const, schema, empty, required: false, hint }
}

/** A yes-or-no field. */
export function toggle(label: string, options: { hint?: string } = {}) {
  const schema = z.boolean(`${label} must be on or off.`)
  const empty: boolean = false
  return { label, control: 'switch' as const, schema, empty, required: false, hint: options.hint }
}

interface ListOptions {
  required?: boolean
  hint?: string
  /** Maximum characters per line. */
  maxLine?: number
}

/** Lines of text, in order. The reader of a form drops blank lines. */
export function list(label: string, options: ListOptions = {}) {
  const { required = false, hint, maxLine = 500 } = options
  const item = z.string(`${label} must be lines of text.`).trim()
  const schema = z
    .array(
      item
        .max(maxLine, `${label}: a line can be at most ${maxLine} characters.`)
        .refine(isStorable, unstorable(label)),
      `${label} must be a list.`,
    )
    .min(required ? 1 : 0, needed(label))
    .max(100, `${label} can have at most 100 lines.`)
  const empty: string[] = []
  return { label, control: 'list' as const, schema, empty, required, hint }
}

interface ListingsOptions extends Pick<Field, 'of' | 'isOfSold' | 'hint'> {
  atMost: number
}

/** The ids of other listings, in order, without duplicates. */
export function listings(label: string, { atMost, ...options }: ListingsOptions) {
  const id = z
    .int(`${label} must be numbers of listings.`)
    .min(1, `${label} must be numbers of listings.`)
    .max(maxId, `${label} must be numbers of listings.`)
  const schema = z
    .array(id, `${label} must be a list.`)
    .max(atMost, `${label} can be at most ${atMost}.`)
    .refine((ids) => new Set(ids).size === ids.length, `${label} can name each only once.`)
  const empty: number[] = []
  return {
    ...{ label, control: 'listings' as const, schema, empty, required: false, atMost },
    ...options,
  }
}
