import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { originNames } from '#catalogue/enquiries/enquiry.ts'
import { maxId } from '#catalogue/limits.ts'
import { whole } from '#catalogue/number.ts'
import type { SignedIn } from '../../accounts/sessions.ts'
import type { EnquiryNews } from '../../enquiries/arrivals.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { createAccountStreams, openEventStream } from '../../http/event-stream.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'

const arrivalsQuery = z.object({
  after: whole('after', maxId, 0)
    .optional()
    .describe('The last one that is known: those that came after it are told at once'),
})

/** The data of each event. */
const newsAnswer = z.object({
  latestId: z.number(),
  open: z.number().describe('How many somebody still has to do something about'),
  arrived: z.array(
    z.object({
      id: z.number(),
      form: z.enum(originNames),
      name: z.string(),
      listingTitle: z.string(),
      partTitle: z.string(),
      createdAt: z.string(),
    }),
  ),
})

export type WireEnquiryNews = z.output<typeof newsAnswer>

/** Maximum streams per account; the newest ones stay. */
const maxStreams = 12

/** Notifies staff of enquiries as they arrive. */
export const arrivalRoutes: FastifyPluginAsyncZod<{ enquiries: Enquiries }> = async (
  app,
  { enquiries },
) => {
  const streams = createAccountStreams(maxStreams)
  app.addHook('preClose', async () => streams.endAll())

  function open(user: SignedIn, after: number | undefined, isFollowed: boolean): Readable {
    const mayReceive = () => app.isStillSignedIn(user)
    const stream = openEventStream({
      onBeat: () => void mayReceive().then((may) => may || stream.end(), stream.end),
      onEnd() {
        stop()
        streams.remove(user.id, stream)
      },
    })
    function tell(news: EnquiryNews) {
      stream.send({ id: news.latestId, data: news })
      if (!isFollowed) stream.end()
    }
    const stop = enquiries.followArrivals({ after, mayReceive, tell, end: stream.end })
    streams.add(user.id, stream)
    return stream.body
  }

  app.get('/arrivals', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(arrivalsQuery),
    compress: false,
    config: { isStream: true },
    schema: {
      tags: ['Enquiry'],
      summary: 'Follow the enquiries as they come, as server-sent events',
      description:
        'Goes on where `Accept` names text/event-stream; any other caller is told how things stand, once.',
      produces: ['text/event-stream'],
      querystring: arrivalsQuery,
      response: { 200: z.unknown().meta({ type: 'string' }), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      reply.type('text/event-stream')
      // Proxies must not buffer the stream, and the connection must not be reused.
      reply.headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
      if (request.method === 'HEAD') return reply.send('')
      const isFollowed = request.headers.accept?.includes('text/event-stream') ?? false
      return reply.send(open(signedIn(request), request.query.after, isFollowed))
    },
  })
}
