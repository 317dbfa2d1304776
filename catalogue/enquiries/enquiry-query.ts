import { z } from 'zod'
import { email, isStorable, line, unstorable } from '../field.ts'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'
import { enquiryStatuses, originNames } from './enquiry.ts'

export const enquirySorts = ['newest', 'oldest', 'followUp', 'due'] as const

const oneOf = <const O extends readonly string[]>(name: string, options: O) =>
  z.enum(options, `${name} must be one of ${options.join(', ')}.`)

const day = (name: string) => z.iso.date(`${name} must be a date such as 2026-12-24.`)

export const enquiryPageSize = 25

const q = z.string().trim().max(maxSearch, `q can be at most ${maxSearch} characters.`).optional()

/** What narrows the list of enquiries, once blank parameters are dropped. */
export const enquiryQuery = z.object({
  /** Words in the name, email, reference or listing, or a phone number however it is written. */
  q,
  status: oneOf('status', [...enquiryStatuses, 'open']).optional(),
  form: oneOf('form', originNames).optional(),
  kind: z.string().max(40).optional(),
  listingId: whole('listingId', maxId).optional(),
  assigneeId: whole('assigneeId', maxId).optional(),
  /** 'yes' lists the suspected ones only; without it they are left out. */
  suspected: oneOf('suspected', ['yes', 'no', 'all']).default('no'),
  /** Taps that nobody has taken up: 'yes' lists only those; without it one is found by its reference. */
  taps: oneOf('taps', ['yes', 'no', 'all']).default('no'),
  /** Those that came after the one of this id. */
  after: whole('after', maxId).optional(),
  /** Days in Srinagar, both included. */
  from: day('from').optional(),
  to: day('to').optional(),
  /** Those to be followed up on this day or before. */
  due: day('due').optional(),
  /** Those to be followed up on this day or after. */
  dueFrom: day('dueFrom').optional(),
  /** Those that have no day for it. */
  followUp: oneOf('followUp', ['none']).optional(),
  sort: oneOf('sort', enquirySorts).default('newest'),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 1000).default(enquiryPageSize),
})

export type EnquiryQuery = z.output<typeof enquiryQuery>

/** What narrows the list whichever way it is looked at. */
const filters = enquiryQuery.pick({
  ...{ q: true, form: true, kind: true, listingId: true, assigneeId: true },
  ...{ from: true, to: true, due: true, dueFrom: true, followUp: true },
}).shape

export const filterNames = Object.keys(filters)

/** How many weeks are counted, the last one ending today; what narrows the list narrows what waits. */
export const summaryQuery = z.object({ weeks: whole('weeks', 104).default(12), ...filters })

export type SummaryQuery = z.output<typeof summaryQuery>

const note = z
  .string('Note must be text.')
  .trim()
  .max(5000, 'Note can be at most 5000 characters.')
  .refine(isStorable, unstorable('Note'))

/** What staff change of an enquiry; an absent field stays. */
export const enquiryChange = z.object({
  status: oneOf('Status', enquiryStatuses).optional(),
  assigneeId: z
    .number('Assignee must be the number of an account.')
    .int('Assignee must be the number of an account.')
    .min(1, 'Assignee must be the number of an account.')
    .max(maxId, 'Assignee must be the number of an account.')
    .nullish(),
  followUpOn: z.preprocess((value) => (value === '' ? null : value), day('Follow-up').nullish()),
  /** Says that it was sent by a person after all, or that it was not. */
  suspected: z.boolean('Suspected must be true or false.').optional(),
  /** The version that the change was made from; absent, the last write wins. */
  version: z.number('Version must be a number.').int('Version must be a whole number.').optional(),
  note: note.optional(),
  /** Who it is, once they have said so. */
  name: line('Name', { max: 100 }).schema.optional(),
  email: email('Email').schema.optional(),
  phone: line('Phone', { max: 40 }).schema.optional(),
})

export type EnquiryChange = z.output<typeof enquiryChange>

export const enquiryNote = z.object({
  text: note.refine((text) => text !== '', 'Note is required.'),
})
