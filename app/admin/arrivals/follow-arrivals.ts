import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { WireEnquiryNews } from '#server/api/enquiries/arrival-routes.ts'
import { authorization, unattended } from '../api/call.ts'
import { pause, pauseMs } from './pause.ts'

/** Longer than the interval of keep-alives: without any, the connection is lost. */
const silenceMs = 60_000
/** A connection of this duration resets the retry delay. */
const steadyMs = 30_000

interface Following {
  /** The id of the newest known enquiry. */
  after: () => number | undefined
  tell: (news: WireEnquiryNews) => void
  signal: AbortSignal
}

/**
 * Receives enquiries as they arrive, reconnecting after failures, until it is aborted or the
 * session has ended.
 */
export async function followArrivals(following: Following) {
  const { signal } = following
  let failures = 0
  while (!signal.aborted) {
    const began = performance.now()
    if ((await listenOnce(following)) === 'refused') return
    failures = performance.now() - began > steadyMs ? 0 : failures + 1
    await pause(pauseMs(failures), signal)
  }
}

/** One connection, until it ends. EventSource could not send the token. */
async function listenOnce({ after, tell, signal }: Following): Promise<'refused' | 'ended'> {
  const lost = new AbortController()
  let timer: number | undefined
  function alive() {
    clearTimeout(timer)
    timer = window.setTimeout(() => lost.abort(), silenceMs)
  }
  alive()
  const known = after()
  try {
    const response = await fetch(
      `/api/Enquiry/arrivals${known === undefined ? '' : `?after=${known}`}`,
      {
        headers: { ...authorization(), ...unattended, Accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, lost.signal]),
      },
    )
    if (response.status === 401 || response.status === 403) return 'refused'
    if (response.ok && response.body) await readEvents(response.body, tell, alive)
  } catch {
    // Not reached, lost or aborted.
  } finally {
    clearTimeout(timer)
  }
  return 'ended'
}

async function readEvents(body: ReadableStream, tell: Following['tell'], alive: () => void) {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: alive }))
    .getReader()
  // Not every browser can iterate over a stream.
  for (let next = await events.read(); !next.done; next = await events.read()) {
    alive()
    tell(JSON.parse(next.value.data))
  }
}
