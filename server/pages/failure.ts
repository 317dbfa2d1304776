import type { FastifyReply, FastifyRequest } from 'fastify'

/** When even the error page cannot be rendered: a plain one, with the number that is in the log. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  console.error(`[${request.id}] ${request.method} ${request.url}`, error)
  return reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!DOCTYPE html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong | Kashmir Escapes</title>
<body style="max-width:40rem;margin:15vh auto;padding:1rem;font:1rem/1.6 system-ui">
<h1>Something went wrong</h1>
<p>The page could not be made. Please try again in a moment.</p>
<p>Reference: ${request.id}</p>
<p><a href="">Reload</a> · <a href="/">Home</a></p>`)
}
