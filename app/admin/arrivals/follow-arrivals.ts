import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { WireEnquiryNews } from '#server/api/enquiries/arrival-routes.ts'
import { authorization, unattended } from '../api/call.ts'
import { pause, pauseMs } from './pause.ts'

/** Longer than between two signs of life: who hears nothing has lost the line in silence. */
const silenceMs = 60_000
/** A connection that lasted so long was a good one. */
const steadyMs = 30_000

export interface Following {
  /** The last one that is known. */
  after: () => number | undefined
  tell: (news: WireEnquiryNews) => void
  signal: AbortSignal
}

/** Hears of enquiries as they come, through failures, until it is called off or the session has ended. */
export async function followArrivals(following: Following) {
  const { signal } = following
  let failures = 0
  while (!signal.aborted) {
    const began = performance.now()
    if ((await hear(following)) === 'refused') return
    failures = performance.now() - began > steadyMs ? 0 : failures + 1
    await pause(pauseMs(failures), signal)
  }
}

/** One connection, until it ends. An EventSource could not send the token. */
async function hear({ after, tell, signal }: Following): Promise<'refused' | 'ended'> {
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
    // Not reached, lost or called off.
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
