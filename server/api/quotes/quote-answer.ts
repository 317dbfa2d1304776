import { z } from 'zod'
import { pricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { quoteStates } from '#catalogue/quotes/states.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import { historyOf } from '../../quotes/history-of.ts'
import type { Quote, QuoteVersion } from '../../quotes/stored-quotes.ts'

export const quoteTags = ['Quotes']

const instant = z.string().nullable()
const state = z.enum(quoteStates).describe('As it is now: a version expires by the clock')

/** An object described by a schema that validates it elsewhere. */
export const describedBy = (schema: z.ZodType, description: string, io: 'input' | 'output') => ({
  ...z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }),
  description,
})

/** Validated when it was written. */
const document = z
  .looseObject({})
  .meta(
    describedBy(draftVersion, 'What the version says', 'output'),
  ) as unknown as z.ZodType<Version>

const sums = {
  total: z.number().describe('Of the first option, or of what was accepted, in whole rupees'),
  cost: z.number().describe('What the agency pays for it'),
  margin: z.number().describe('The total without tax and cost'),
  marginPercent: z.number(),
}

export const listedQuote = z.object({
  id: z.number(),
  reference: z.string(),
  enquiryId: z.number().nullable(),
  author: z.string(),
  number: z.number().describe('Of the accepted version, else of the newest'),
  state,
  guestName: z.string(),
  arrival: z.string(),
  validUntil: z.string(),
  ...sums,
  sentAt: instant,
  viewedAt: instant,
  withdrawnAt: instant.describe('When its link was withdrawn'),
  decidedAt: instant,
  askedAt: instant.describe("The guest's last message since this version was sent"),
  updatedAt: z.string(),
})

export type WireListedQuote = z.output<typeof listedQuote>

const group = z.object({
  count: z.number(),
  items: z.array(listedQuote).describe('Those that wait longest, ten at most'),
})

export const quoteSummary = z.object({
  waiting: group.describe('Sent, and not answered yet'),
  silent: group.describe('Viewed two days ago or earlier, and no word of the guest since then'),
  expiring: group.describe('Not answered, and over within two days'),
  accepted: z.object({ count: z.number(), value: z.number() }).describe('In this month'),
  sent: z.number(),
  acceptedOfSent: z.number(),
})

export const shownListingAnswer = z.object({
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ path: z.string(), alt: z.string() })),
})

export type WireShownListing = z.output<typeof shownListingAnswer>

export type WireQuoteSummary = z.output<typeof quoteSummary>

const version = z.object({
  number: z.number(),
  state,
  revision: z.number().describe('Grows with each save; send it back with a change'),
  document,
  ...{ total: sums.total, cost: sums.cost, margin: sums.margin },
  sentAt: instant,
  viewedAt: instant,
  decidedAt: instant,
  withdrawnAt: instant,
  decision: z
    .object({
      optionId: z.string().optional(),
      extras: z.array(z.string()).optional(),
      name: z.string().optional(),
      phone: z.string().optional(),
      reason: z.string().optional(),
    })
    .nullable()
    .describe('What the guest chose, or why not'),
  updatedAt: z.string(),
})

export const quoteAnswer = z.object({
  id: z.number(),
  reference: z.string(),
  enquiryId: z.number().nullable(),
  listingId: z.number().nullable(),
  author: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  versions: z.array(version).describe('The newest first; only that may be a draft'),
  steps: z.array(
    z.object({
      at: z.string(),
      author: z.string(),
      number: z.number(),
      step: z.string(),
      text: z.string(),
    }),
  ),
  pricing: pricingSettings.describe("Today's tax and rounding, which drafts follow"),
  minimumMargin: z.number().nullable().describe('In percent; owners alone see it'),
  link: z.string().nullable().describe("The guest's page of the newest version that was sent"),
})

export type WireQuote = z.output<typeof quoteAnswer>

function toWireVersion(row: QuoteVersion): WireQuote['versions'][number] {
  const { number, state, revision, document, total, cost, margin, decision, updatedAt } = row
  const { sentAt, viewedAt, decidedAt, withdrawnAt } = row
  return {
    ...{ number, state, revision, document, total, cost, margin, decision, updatedAt },
    ...{ sentAt, viewedAt, decidedAt, withdrawnAt },
  }
}

export function toWireQuote(
  quote: Quote,
  known: Pick<WireQuote, 'pricing' | 'minimumMargin' | 'link'>,
): WireQuote {
  const { id, reference, enquiryId, listingId, author, createdAt, updatedAt } = quote
  return {
    ...{ id, reference, enquiryId, listingId, author, createdAt, updatedAt },
    versions: quote.versions.map(toWireVersion),
    steps: historyOf(quote).map(({ at, author, number, step, text }) => ({
      ...{ at, author, number, step, text },
    })),
    ...known,
  }
}
