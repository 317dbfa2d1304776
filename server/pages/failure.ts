import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { loggablePath } from '../http/private-page.ts'
import { agencyName, plainPage, type ReadSettings } from './plain-page.ts'
import type { Refusals } from './refusals.ts'
import { BusyError } from './render-queue.ts'
import { refuseTooLong } from './too-long.ts'

/**
 * An error handler for pages: reports an invalid request, or shows a plain page with a reference
 * that is in the log.
 */
export const failureAnswer =
  (settings: ReadSettings, refusals: Refusals) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // An error after the client hung up is not a fault.
    if (reply.raw.destroyed) return reply.hijack()
    const status = error.statusCode ?? 500
    if (status === 413) return refuseTooLong(request, reply, settings)
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send(error.message)
    if (error instanceof BusyError) return refusals.refuse(reply, error.retryAfterSeconds)
    console.error(`[${request.id}] ${request.method} ${loggablePath(request.url)}`, error)
    const text = `${broken.text}</p>\n<p>Reference: ${request.id}`
    const page = plainPage({ ...broken, text, agency: await agencyName(settings) })
    return reply
      .code(500)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(page)
  }

const broken = {
  title: 'Something went wrong',
  text: 'The page could not be made. Please try again in a moment.',
}
