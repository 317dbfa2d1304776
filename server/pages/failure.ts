import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError } from './render-queue.ts'

/** When a page cannot be made: what is wrong with the request, or a plain page with the number that is in the log. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // What fails because the sender hung up is no fault.
  if (reply.raw.destroyed) return reply.hijack()
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(error.message)
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (error instanceof BusyError) {
    return reply
      .code(503)
      .header('retry-after', error.retryAfterSeconds)
      .send(plainPage('Many visitors at once', 'Please try again in a few seconds.'))
  }
  const [path] = request.url.split('?')
  console.error(`[${request.id}] ${request.method} ${path}`, error)
  return reply
    .code(500)
    .send(
      plainPage(
        'Something went wrong',
        `The page could not be made. Please try again in a moment.</p>\n<p>Reference: ${request.id}`,
      ),
    )
}

const plainPage = (title: string, text: string) => `<!DOCTYPE html><html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Kashmir Escapes</title>
<body style="max-width:40rem;margin:15vh auto;padding:1rem;font:1rem/1.6 system-ui">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Reload</a> · <a href="/">Home</a></p>`
