import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { shownPath } from '../http/private-page.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Refusals } from './refusals.ts'
import { BusyError } from './render-queue.ts'

type ReadSettings = Pick<SettingsStore, 'read'>

/** An error handler for when a page cannot be made: what is wrong with the request, or a plain page with the number that is in the log. */
export const failureAnswer =
  (settings: ReadSettings, refusals: Refusals) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // What fails because the sender hung up is no fault.
    if (reply.raw.destroyed) return reply.hijack()
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.code(status).type('text/plain; charset=utf-8').send(error.message)
    if (error instanceof BusyError) return refusals.refuse(reply, error.retryAfterSeconds)
    console.error(`[${request.id}] ${request.method} ${shownPath(request.url)}`, error)
    const text = `${broken.text}</p>\n<p>Reference: ${request.id}`
    const page = plainPage({ ...broken, text, agency: await agencyName(settings) })
    return reply
      .code(500)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(page)
  }

/** Blank where the settings are what cannot be read. */
export const agencyName = ({ read }: ReadSettings) =>
  read().then(
    ({ operatorName }) => operatorName,
    () => '',
  )

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

export const plainPage = ({ title, text, agency }: PlainPage) => `<!DOCTYPE html><html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${[title, escaped(agency)].filter(Boolean).join(' | ')}</title>
<body style="max-width:40rem;margin:15vh auto;padding:1rem;font:1rem/1.6 system-ui">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Reload</a> · <a href="/">Home</a></p>`
