import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { rateSheet } from '../../rates/rate-sheet.ts'
import type { Rates } from '../../rates/rates.ts'
import { refusals } from '../../wire/schemas.ts'
import { rateTags as tags } from './rate-answer.ts'

interface Options {
  rates: Rates
}

/** The rate book as a table, for all staff. */
export const rateSheetRoute: FastifyPluginAsyncZod<Options> = async (app, { rates }) => {
  app.get('/rates.csv', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Export the rates of suppliers in use as CSV',
      produces: ['text/csv'],
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(401) },
    },
    async handler(_request, reply) {
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="rates-${todayInKolkata()}.csv"`)
      return reply.send(rateSheet(await rates.every()))
    },
  })
}
