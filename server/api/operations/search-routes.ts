import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { enquiryStatuses, originNames } from '#catalogue/enquiries/enquiry.ts'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { maxSearch } from '#catalogue/limits.ts'
import { quoteQuery } from '#catalogue/quotes/quote-query.ts'
import { quoteStates } from '#catalogue/quotes/states.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import type { Listings } from '../../listings/listings.ts'
import type { Quotes } from '../../quotes/quotes.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { refusals } from '../../wire/schemas.ts'
import { namedListing } from './named-listing.ts'

const searchQuery = z.object({
  q: z
    .string('q must be text.')
    .trim()
    .max(maxSearch, `q can be at most ${maxSearch} characters.`)
    .default(''),
  ids: z
    .string('ids must be text.')
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'ids must be up to 100 numbers, parted by commas.')
    .optional()
    .describe('Numbers of listings, such as `3,12`: these, instead of what is found'),
})

const searchAnswer = z.object({
  listings: z.array(namedListing).describe('Drafts too, those named so first'),
  enquiries: z
    .array(
      z.object({
        id: z.number(),
        reference: z.string(),
        form: z.enum(originNames),
        name: z.string(),
        listingTitle: z.string(),
        status: z.enum(enquiryStatuses),
        createdAt: z.string(),
      }),
    )
    .describe('Whatever became of them, the newest first'),
  quotes: z
    .array(
      z.object({
        id: z.number(),
        reference: z.string(),
        guestName: z.string(),
        arrival: z.string(),
        state: z.enum(quoteStates),
      }),
    )
    .describe('By their newest versions, the one that was worked on last first'),
})

export type WireFound = z.output<typeof searchAnswer>

interface Options {
  listings: Pick<Listings, 'titles' | 'titlesOf'>
  enquiries: Pick<Enquiries, 'list'>
  quotes: Pick<Quotes, 'page'>
}

/** Maximum number of each. */
const limit = 6

/** The search of staff: by words, a name, a phone number or a reference. */
export const searchRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { listings, enquiries, quotes },
) => {
  app.get('/', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(searchQuery),
    schema: {
      tags: ['Search'],
      summary: 'Find listings, enquiries and quotes, the first few of each',
      querystring: searchQuery,
      response: { 200: searchAnswer, ...refusals(400, 401) },
    },
    async handler({ query: { q, ids } }) {
      const none = { listings: [], enquiries: [], quotes: [] }
      if (ids) return { ...none, listings: await listings.titlesOf(ids.split(',').map(Number)) }
      if (!q) return none
      const allEnquiries = { q, suspected: 'all', taps: 'no', pageSize: limit }
      const [titles, asked, offered] = await Promise.all([
        listings.titles(q, limit),
        enquiries.list(enquiryQuery.parse(allEnquiries)),
        quotes.page(quoteQuery.parse({ q, pageSize: limit })),
      ])
      return { listings: titles, enquiries: asked.items, quotes: offered.items }
    },
  })
}
