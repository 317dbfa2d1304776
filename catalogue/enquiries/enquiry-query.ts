import { z } from 'zod'
import { email, isStorable, line, phone, unstorable } from '../field.ts'
import { maxId, maxPage, maxSearch } from '../limits.ts'
import { whole } from '../number.ts'
import { enquiryStatuses, originNames } from './enquiry.ts'

const enquirySorts = ['newest', 'oldest', 'followUp', 'due'] as const

const oneOf = <const O extends readonly string[]>(name: string, options: O) =>
  z.enum(options, `${name} must be one of ${options.join(', ')}.`)

const day = (name: string) => z.iso.date(`${name} must be a date such as 2026-12-24.`)

export const enquiryPageSize = 25

const q = z.string().trim().max(maxSearch, `q can be at most ${maxSearch} characters.`).optional()

/** The filters of the list of enquiries, without blank parameters. */
export const enquiryQuery = z.object({
  /** Words in the name, email, reference or listing, or a phone number in any format. */
  q,
  status: oneOf('status', [...enquiryStatuses, 'open']).optional(),
  form: oneOf('form', originNames).optional(),
  kind: z.string().max(40).optional(),
  listingId: whole('listingId', maxId).optional(),
  assigneeId: whole('assigneeId', maxId).optional(),
  /** Assigned to nobody. */
  assignee: oneOf('assignee', ['none']).optional(),
  /** 'yes' lists only suspected spam; otherwise it is left out. */
  suspected: oneOf('suspected', ['yes', 'no', 'all']).default('no'),
  /**
   * Taps not yet taken up: 'yes' lists only these; otherwise one is found only by its reference.
   */
  taps: oneOf('taps', ['yes', 'no', 'all']).default('no'),
  /** Only enquiries newer than this id. */
  after: whole('after', maxId).optional(),
  /** Days in Srinagar, inclusive. */
  from: day('from').optional(),
  to: day('to').optional(),
  /** Due for follow-up on or before this day. */
  due: day('due').optional(),
  /** Due for follow-up on or after this day. */
  dueFrom: day('dueFrom').optional(),
  /** Without a follow-up day. */
  followUp: oneOf('followUp', ['none']).optional(),
  sort: oneOf('sort', enquirySorts).default('newest'),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 1000).default(enquiryPageSize),
})

export type EnquiryQuery = z.output<typeof enquiryQuery>

/** Filters shared by every view of the list. */
const filters = enquiryQuery.pick({
  ...{ q: true, form: true, kind: true, listingId: true },
  ...{ assigneeId: true, assignee: true },
  ...{ from: true, to: true, due: true, dueFrom: true, followUp: true },
}).shape

export const filterNames = Object.keys(filters)

/** The number of weeks to count, up to today; the filters apply to the waiting enquiries too. */
export const summaryQuery = z.object({ weeks: whole('weeks', 104).default(12), ...filters })

export type SummaryQuery = z.output<typeof summaryQuery>

const note = z
  .string('Note must be text.')
  .trim()
  .max(5000, 'Note can be at most 5000 characters.')
  .refine(isStorable, unstorable('Note'))

/** The fields staff can change; an absent field stays unchanged. */
export const enquiryChange = z.object({
  status: oneOf('Status', enquiryStatuses).optional(),
  assigneeId: z
    .number('Assignee must be the number of an account.')
    .int('Assignee must be the number of an account.')
    .min(1, 'Assignee must be the number of an account.')
    .max(maxId, 'Assignee must be the number of an account.')
    .nullish(),
  followUpOn: z.preprocess((value) => (value === '' ? null : value), day('Follow-up').nullish()),
  /** Marks it as spam, or as not spam. */
  suspected: z.boolean('Suspected must be true or false.').optional(),
  /** The version the change was based on; without it the last write wins. */
  version: z.number('Version must be a number.').int('Version must be a whole number.').optional(),
  note: note.optional(),
  /** Name of the visitor, once known. */
  name: line('Name', { max: 100 }).schema.optional(),
  email: email('Email').schema.optional(),
  phone: phone('Phone').schema.optional(),
})

export type EnquiryChange = z.output<typeof enquiryChange>

export const enquiryNote = z.object({
  text: note.refine((text) => text !== '', 'Note is required.'),
})
