import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPrivate } from '../http/private-page.ts'
import { readToItsEnd } from '../http/refused-body.ts'
import { maxForm } from './form-body.ts'
import { agencyName, plainPage, type ReadSettings } from './plain-page.ts'

/** The page for a form that is too long to be read: the browser itself has what was written. */
export async function refuseTooLong(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ReadSettings,
) {
  readToItsEnd(reply, 413)
  // A browser forgets what was written on a page that it must not store.
  const isKept = !isPrivate(request.url)
  const text = `${tooLong} ${isKept ? stillThere : shorten}`
  const agency = await agencyName(settings)
  return reply
    .code(413)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(plainPage({ title: 'Too long to send', text, again: 'Start again', agency }))
}

const tooLong = `Nothing was sent: all answers together can be at most ${maxForm / 1024} KB.`
const stillThere =
  'Go back with your browser’s Back button: what you wrote is still there. Shorten it, and send it again.'
const shorten = 'Write less, and send it again, or call us.'
