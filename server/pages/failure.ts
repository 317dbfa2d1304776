import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { shownPath } from '../http/private-page.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { BusyError } from './render-queue.ts'

type ReadSettings = Pick<SettingsStore, 'read'>

/** An error handler for when a page cannot be made: what is wrong with the request, or a plain page with the number that is in the log. */
export const failureAnswer =
  (settings: ReadSettings) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // What fails because the sender hung up is no fault.
    if (reply.raw.destroyed) return reply.hijack()
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send(error.message)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const agency = await agencyName(settings)
    if (error instanceof BusyError) {
      reply.code(503).header('retry-after', error.retryAfterSeconds)
      return reply.send(plainPage({ ...busy, agency }))
    }
    console.error(`[${request.id}] ${request.method} ${shownPath(request.url)}`, error)
    const text = `${broken.text}</p>\n<p>Reference: ${request.id}`
    return reply.code(500).send(plainPage({ ...broken, text, agency }))
  }

/** Blank where the settings are what cannot be read. */
const agencyName = ({ read }: ReadSettings) =>
  read().then(
    ({ operatorName }) => operatorName,
    () => '',
  )

const busy = { title: 'Many visitors at once', text: 'Please try again in a few seconds.' }
const broken = {
  title: 'Something went wrong',
  text: 'The page could not be made. Please try again in a moment.',
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => entities[sign] ?? sign)

interface PlainPage {
  title: string
  text: string
  agency: string
}

const plainPage = ({ title, text, agency }: PlainPage) => `<!DOCTYPE html><html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${[title, escaped(agency)].filter(Boolean).join(' | ')}</title>
<body style="max-width:40rem;margin:15vh auto;padding:1rem;font:1rem/1.6 system-ui">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Reload</a> · <a href="/">Home</a></p>`
