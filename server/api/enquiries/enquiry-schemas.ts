import { z } from 'zod'
import { enquiryStatuses, type FormName, originNames } from '#catalogue/enquiries/enquiry.ts'
import { quoteStates } from '#catalogue/quotes/states.ts'
import { reviewStates } from '#catalogue/reviews/review.ts'
import type { EnquiryFile, EnquiryNote } from '../../enquiries/desk/desk.ts'
import type { Enquiry } from '../../enquiries/enquiry.ts'
import type { EnquirysQuote } from '../../quotes/lists/of-enquiries.ts'
import { list, problemAnswer } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'

const text = z.string()
const number = z.number()
const nothing = z.literal('')

const common = {
  id: number,
  reference: text.describe('What the visitor quotes, such as KE-7F3K2M'),
  name: text,
  email: text,
  phone: text,
}
const stay = {
  ...common,
  contactDate: text,
  numberOfAdults: number,
  numberOfChilds: number,
  numberOfDays: number,
  startDate: text,
  endDate: text,
}
const recordId = z.union([number, nothing])
const hotelAnswer = z.object({
  ...stay,
  hotelId: recordId,
  hotelName: text,
  roomId: recordId,
  roomName: text,
})

/** The answer to the sender of a form. */
export const storedAnswers = {
  hotel: hotelAnswer,
  room: hotelAnswer,
  booking: z.object({ ...stay, kind: text, listingId: recordId, listingName: text }),
  contact: z.object({
    ...common,
    hotel: text,
    date: text,
    adults: number,
    children: number,
    days: number,
    kind: text,
    listingId: recordId,
  }),
  partner: z.object({ ...common, address: text, company: text, message: text }),
} satisfies Record<FormName, z.ZodType>

/** The stored record by its documented names; an absent id is ''. */
export function toStored({ id, reference, name, email, phone, details }: Enquiry) {
  const answers = Object.entries(details).map(([field, value]) => [field, value ?? ''])
  return { id, reference, name, email, phone, ...Object.fromEntries(answers) }
}

const quoteOfEnquiry = z.object({
  id: number,
  reference: text,
  number: number.describe('Of the newest version that was sent, or of the draft where none was'),
  state: z.enum(quoteStates),
  validUntil: text,
  total: number,
  sentAt: text.nullable(),
  viewedAt: text.nullable(),
  withdrawnAt: text.nullable(),
  decidedAt: text.nullable(),
  updatedAt: text,
})

/** An enquiry as staff see it. */
const enquiryAnswer = z.object({
  ...common,
  form: z.enum(originNames),
  thread: text,
  kind: text.nullable(),
  listingId: number.nullable(),
  partId: number.nullable(),
  listingTitle: text,
  partTitle: text,
  price: number.nullable().describe('In rupees, when it was sent'),
  details: z.record(text, z.unknown()),
  status: z.enum(enquiryStatuses),
  suspicion: z.enum(['', 'trap', 'haste', 'staff']),
  version: number,
  assigneeId: number.nullable(),
  assigneeName: text.nullable(),
  followUpOn: text.nullable(),
  source: text,
  consentVersion: text.nullable(),
  createdAt: text,
  updatedAt: text,
  takenUpAt: text.nullable().describe('When staff first did something about it'),
})

const enquiryWithQuote = enquiryAnswer.extend({
  quote: quoteOfEnquiry.nullable().describe('The newest that was begun for it'),
})

export type WireEnquiry = z.output<typeof enquiryAnswer> &
  Partial<Pick<z.output<typeof enquiryWithQuote>, 'quote'>>

export const enquiriesAnswer = list(enquiryWithQuote)

export const noteAnswer = z.object({
  id: number,
  author: text,
  text,
  createdAt: text,
})

export type WireNote = z.output<typeof noteAnswer>

export const enquiryFileAnswer = enquiryWithQuote.extend({
  notes: list(noteAnswer),
  others: list(enquiryAnswer).describe('What the same person sent besides, the newest 100'),
  totalOfPerson: number.describe('How many enquiries the person sent, this one included'),
})

/** All stored data of one person. */
export const personAnswer = z.object({
  readAt: text,
  enquiries: list(enquiryAnswer.extend({ notes: list(noteAnswer) })),
  quotes: list(
    z.object({
      reference: text,
      createdAt: text,
      versions: z.array(
        z.looseObject({ number, state: z.enum(quoteStates), offered: z.looseObject({}) }),
      ),
      review: z
        .looseObject({ state: z.enum(reviewStates) })
        .nullable()
        .describe('What they said of the trip'),
    }),
  ).describe('What they were offered, without what it costs the agency'),
})

export type WireEnquiryFile = z.output<typeof enquiryFileAnswer>

/** Another user's change came first: the current state. */
export const staleAnswer = problemAnswer.extend({ current: enquiryFileAnswer })

export const toFile = (
  { notes, others, ...enquiry }: EnquiryFile,
  quote: EnquirysQuote | null,
) => ({
  ...enquiry,
  quote,
  notes: values(notes.map(toNote)),
  others: values(others),
})

export const toNote = ({ id, author, text, createdAt }: EnquiryNote) => ({
  id,
  author,
  text,
  createdAt,
})

const assignee = z.object({ id: number, name: text })
export type WireAssignee = z.output<typeof assignee>

export const assigneesAnswer = list(assignee)

export const summaryAnswer = z.object({
  byStatus: z.partialRecord(z.enum(enquiryStatuses), number),
  due: number,
  suspected: number,
  taps: number.describe('Taps that nobody has taken up'),
  latestId: number,
  byListing: z.array(
    z.object({ listingId: number, kind: text, title: text, count: number, before: number }),
  ),
  byWeek: z.array(z.object({ from: text, count: number })),
  before: number.describe('In as many weeks before these'),
})

export type WireEnquirySummary = z.output<typeof summaryAnswer>
