import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

type Chunk = NonNullable<EntryContext['renderMeta']>['streamCache']

/**
 * Reads the data streamed to the browser before rendering and puts it where the router looks for
 * it, so that nothing suspends and the page can be rendered synchronously.
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

/** React's placeholder for a part that suspends or fails in a synchronous render. */
const missing = '<!--$!-->'

interface Waiting {
  signal: AbortSignal
  timeoutMs: number
}

export const doctype = '<!DOCTYPE html>'

/** The whole page with its doctype, since it is cached and must be complete without JavaScript. */
export async function renderPage(page: React.ReactNode, waiting: Waiting): Promise<string> {
  const html = renderToString(page)
  return html.includes(missing) ? renderWaiting(page, waiting) : html
}

/** The same at twice the cost, for a page that suspends. */
async function renderWaiting(page: React.ReactNode, { signal, timeoutMs }: Waiting) {
  const stream = await renderToReadableStream(page, {
    // Nothing of the page is left for a script to insert.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await stream.allReady
  return (await new Response(stream).text()).slice(doctype.length)
}
