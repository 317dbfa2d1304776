import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

type Chunk = NonNullable<EntryContext['renderMeta']>['streamCache']

/**
 * Reads what a page hands over to the browser before the page is made, and keeps it where the router
 * looks for it: then nothing of the page waits, and it can be made in one go.
 */
export async function readAhead({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return
  const chunks: NonNullable<Chunk> = {}
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  for (let at = 0, done = false; !done; at++) {
    const read = await reader.read()
    done = read.done
    const value = decoder.decode(read.value, { stream: true })
    chunks[at] = Object.assign(Promise.resolve(), { result: { done, value } })
  }
  reader.releaseLock()
  renderMeta.streamCache = chunks
}

/** What React puts in the place of a part that waits or fails while a page is made in one go. */
const missing = '<!--$!-->'

interface Waiting {
  signal: AbortSignal
  timeoutMs: number
}

export const doctype = '<!DOCTYPE html>'

/** The whole page behind its doctype, since it is cached and must be complete without JavaScript. */
export async function renderWhole(page: React.ReactNode, waiting: Waiting): Promise<string> {
  const html = renderToString(page)
  return html.includes(missing) ? renderWaiting(page, waiting) : html
}

/** The same at twice the cost, for a page of which a part waits for something. */
async function renderWaiting(page: React.ReactNode, { signal, timeoutMs }: Waiting) {
  const stream = await renderToReadableStream(page, {
    // Nothing of the page is held back for a script to put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await stream.allReady
  return (await new Response(stream).text()).slice(doctype.length)
}
