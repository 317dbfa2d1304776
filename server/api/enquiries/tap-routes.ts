import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tap } from '#catalogue/enquiries/tap.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { address } from '../users/attempts.ts'

/** Taps on links that open a chat or dial, as reported by pages. */
export const tapRoutes: FastifyPluginAsyncZod<{ enquiries: Enquiries }> = async (
  app,
  { enquiries },
) => {
  app.post('/leads', {
    preValidation: readNamesOf(tap),
    schema: {
      tags: ['Enquiry'],
      summary: 'Report a tap on a link that opens WhatsApp or calls',
      body: tap,
      response: { 204: z.null(), ...refusals(400, 413, 415, 429) },
    },
    async handler(request, reply) {
      const limited = await enquiries.receiveTap(request.body, address(request))
      if (!limited) return reply.code(204).send(null)
      reportSecurityEvent(request, 'limited')
      reply.header('Retry-After', limited)
      return sendProblem(reply, 429, 'Too many requests. Please try again later.')
    },
  })
}
