import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { quoteQuery } from '#catalogue/quotes/quote-query.ts'
import { quoteSheet } from '../../quotes/lists/quote-sheet.ts'
import type { Quotes } from '../../quotes/quotes.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { refusals } from '../../wire/schemas.ts'
import { quoteTags as tags } from './quote-answer.ts'

interface Options {
  quotes: Quotes
}

/** Quotes as a table, for all staff. */
export const quoteSheetRoute: FastifyPluginAsyncZod<Options> = async (app, { quotes }) => {
  app.get('/quotes.csv', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(quoteQuery),
    schema: {
      tags,
      summary: 'Export the quotes that a query finds as CSV',
      querystring: quoteQuery,
      produces: ['text/csv'],
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(400, 401) },
    },
    async handler({ query }, reply) {
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="quotes-${todayInKolkata()}.csv"`)
      return reply.send(quoteSheet(await quotes.every(query)))
    },
  })
}
