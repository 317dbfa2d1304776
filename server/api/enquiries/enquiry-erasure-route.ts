import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { idParams } from '../../wire/ids.ts'
import { sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'

/** What a person may ask of the operator: that nothing of theirs stays stored. */
export const enquiryErasureRoute: FastifyPluginAsyncZod<{ enquiries: Enquiries }> = async (
  app,
  { enquiries },
) => {
  app.delete('/:id', {
    onRequest: app.requireOwner,
    schema: {
      tags: ['Enquiry'],
      summary: 'Erase all enquiries of the person who sent this one, with notes and mails',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const erased = await enquiries.erasePerson(request.params.id, signedIn(request))
      if (erased > 0) return reply.code(204).send(null)
      return sendProblem(reply, 404, 'There is no such enquiry.')
    },
  })
}
