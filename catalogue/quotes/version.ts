import { z } from 'zod'
import * as field from '../field.ts'
import { line, maxLines, maxNights, partId, wholeNumber } from './line.ts'
import { markup, pricingSettings } from './pricing/pricing-settings.ts'

export const maxGuests = 500
export const maxChildren = 100
/** Who is older is an adult. */
export const maxChildAge = 17
export const maxRooms = 200
/** Characters of a day's text and of terms. */
export const maxText = 5000

const listOf = <S extends z.ZodType>(label: string, item: S, max: number) =>
  z.array(item, `${label} must be a list.`).max(max, `${label} can be at most ${max}.`)

const guest = z.object({
  name: field.line('Name', { max: 100 }).schema.default(''),
  phone: field.phone('Phone').schema.default(''),
  email: field.email('Email').schema.default(''),
  homeState: field.line('Home state', { max: 100 }).schema.default(''),
})

const party = z.object({
  adults: wholeNumber('Adults', 1, maxGuests).default(2),
  /** Their ages. */
  children: listOf('Children', wholeNumber('Age', 0, maxChildAge), maxChildren).default([]),
})

/** A number of equal rooms; additional guests are counted per room. */
const rooms = z.object({
  occupancy: z.enum(['single', 'double'], 'Occupancy must be single or double.'),
  extraAdults: wholeNumber('Extra adults', 0, 10).default(0),
  childrenWithBed: wholeNumber('Children with bed', 0, 10).default(0),
  childrenWithoutBed: wholeNumber('Children without bed', 0, 10).default(0),
  count: wholeNumber('Rooms', 1, maxRooms).default(1),
})

const option = z.object({
  id: partId,
  name: field.line('Option name', { max: 60 }).schema.default(''),
  lines: listOf('Lines', line, maxLines).default([]),
  markup: markup.default({ by: 'percent', percent: 0 }),
})

const picture = z.object({
  /** A picture's path as in the API: `uploads/x.webp`. */
  path: z
    .string('Picture must be text.')
    .regex(/^[\w-]+(\/[\w-]+)*\.[a-z\d]+$/, 'Picture must be a path such as uploads/x.webp.')
    .max(200, 'Picture can be at most 200 characters.'),
  alt: field.line('Alt text').schema.default(''),
})

const day = z.object({
  id: partId,
  /** The day of arrival is 1. */
  day: wholeNumber('Day', 1, maxNights + 1),
  place: field.line('Place', { max: 100 }).schema.default(''),
  title: field.line('Title').schema.default(''),
  text: field.paragraph('Text', { max: maxText }).schema.default(''),
  picture: picture.nullable().default(null),
})

const terms = (label: string) => field.paragraph(label, { max: maxText }).schema.default('')

/** A version while it is edited: within limits and well-formed, but maybe incomplete. */
export const draftVersion = z.object(
  {
    guest: guest.prefault({}),
    party: party.prefault({}),
    rooms: listOf('Rooms', rooms, 20).default([]),
    arrival: field.day('Arrival').schema.default(''),
    nights: wholeNumber('Nights', 1, maxNights).default(1),
    options: listOf('Options', option, 3)
      .min(1, 'Options are required.')
      .prefault([{ id: 'option-1' }]),
    days: listOf('Days', day, maxNights + 1).default([]),
    inclusions: field.list('Inclusions').schema.default([]),
    exclusions: field.list('Exclusions').schema.default([]),
    paymentTerms: terms('Payment terms'),
    cancellationTerms: terms('Cancellation terms'),
    /** A message to the guest. */
    word: terms('Word'),
    /** The last day on which it can be accepted. */
    validUntil: field.day('Valid until').schema.default(''),
    /** Internal notes, never shown to guests. */
    notes: terms('Notes'),
    /** Null in a draft, which uses today's settings; sending stores a copy. */
    pricing: pricingSettings.nullable().default(null),
  },
  'The quote must be an object of fields.',
)

export type Version = z.output<typeof draftVersion>
export type Option = z.output<typeof option>
export type Rooms = z.output<typeof rooms>
export type Day = z.output<typeof day>

/** Messages by field path, `options.0.lines.2.quantity`. */
export function versionErrors({ issues }: Pick<z.ZodError, 'issues'>): field.FieldErrors {
  const errors: field.FieldErrors = {}
  for (const { path, message } of issues) {
    const name = path.join('.') || 'body'
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}
