import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Media } from '../media/media.ts'
import { parseRange } from './byte-range.ts'
import { answerUnavailable, forever } from './send-image.ts'

interface FilmRequest {
  Params: { file: string }
}

/** The files of stock films, whole or by range, which some browsers require. */
export const filmRoutes: FastifyPluginAsync<Pick<Media, 'openFilm'>> = async (
  app,
  { openFilm },
) => {
  app.setErrorHandler(answerUnavailable)
  app.get<FilmRequest>('/stock/films/:file', async (request, reply) => {
    const [, name = ''] = /^([0-9a-f]+)\.mp4$/.exec(request.params.file) ?? []
    const film = await openFilm(name)
    if (!film) return refuse(reply, 404)
    const range = parseRange(request.headers.range, film.bytes)
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${film.bytes}`)
      return refuse(reply, 416)
    }
    const part = await film.read(range)
    if (!part) return refuse(reply, 404)
    if (range) {
      const { start, end } = range
      reply.code(206).header('content-range', `bytes ${start}-${end}/${film.bytes}`)
    }
    reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': forever,
      'content-length': part.size,
      'x-content-type-options': 'nosniff',
    })
    return reply.type('video/mp4').send(part.body)
  })
}

const refuse = (reply: FastifyReply, status: 404 | 416) =>
  reply.code(status).header('cache-control', 'no-store').send()
