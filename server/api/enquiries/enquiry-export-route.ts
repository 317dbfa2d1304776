import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { refusals } from '../../wire/schemas.ts'
import { toCsv } from './enquiry-csv.ts'

/** The list of enquiries as a file, with the same filters. */
export const enquiryExportRoute: FastifyPluginAsyncZod<{ enquiries: Enquiries }> = async (
  app,
  { enquiries },
) => {
  app.get('/export', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(enquiryQuery),
    schema: {
      tags: ['Enquiry'],
      summary: 'Export the enquiries that the list would show, on all its pages, as CSV',
      produces: ['text/csv'],
      querystring: enquiryQuery.omit({ sort: true, page: true, pageSize: true }),
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(400, 401) },
    },
    async handler({ query }, reply) {
      const found = enquiries.each(enquiryQuery.parse(query))
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="enquiries-${todayInKolkata()}.csv"`)
      return reply.send(Readable.from(toCsv(found)))
    },
  })
}
