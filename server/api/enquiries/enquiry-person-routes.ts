import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { senderOf } from '../../enquiries/reception/sender.ts'
import type { Quotes } from '../../quotes/quotes.ts'
import { idParams } from '../../wire/ids.ts'
import { sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import { personAnswer, toNote } from './enquiry-schemas.ts'

interface Options {
  enquiries: Enquiries
  quotes: Pick<Quotes, 'ofPerson'>
}

/** A person's rights: export of all stored data, and its erasure. */
export const enquiryPersonRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { enquiries, quotes },
) => {
  app.get('/:id/person', {
    onRequest: app.requireOwner,
    schema: {
      tags: ['Enquiry'],
      summary:
        'Read all that is stored of the person who sent this one, with notes, quotes and reviews',
      params: idParams,
      response: { 200: personAnswer, ...refusals(401, 403, 404) },
    },
    async handler(request, reply) {
      const found = await enquiries.personsEnquiries(request.params.id)
      if (found.length === 0) return sendProblem(reply, 404, 'There is no such enquiry.')
      const asked = found.map(({ notes, ...enquiry }) => ({
        ...enquiry,
        notes: values(notes.map(toNote)),
      }))
      const offers = await quotes.ofPerson({
        enquiryIds: found.map(({ id }) => id),
        phoneKeys: found.map((enquiry) => senderOf(enquiry).phoneKey),
      })
      const readAt = new Date().toISOString()
      return { readAt, enquiries: values(asked), quotes: values(offers) }
    },
  })

  app.delete('/:id', {
    onRequest: app.requireOwner,
    schema: {
      tags: ['Enquiry'],
      summary:
        'Erase all enquiries of the person who sent this one, with notes, quotes that were not accepted, and mails',
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
