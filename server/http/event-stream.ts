import { PassThrough, type Readable } from 'node:stream'

/** Shorter than the minute after which proxies close a silent connection. */
const heartbeatMs = 25_000
const heartbeat = ':\n\n'

interface EventStream {
  /** The response to send. */
  body: Readable
  /** Sends an event. `data` becomes JSON. */
  send: (event: { id: number; data: object }) => void
  end: () => void
}

interface Watching {
  onBeat: () => void
  /** Called once, whoever ends it. */
  onEnd: () => void
}

/** Server-sent events with regular keep-alives. */
export function openEventStream({ onBeat, onEnd }: Watching): EventStream {
  const body = new PassThrough()
  // Sends something at once, so that the headers go out.
  body.write(heartbeat)
  const beat = setInterval(() => {
    body.write(heartbeat)
    onBeat()
  }, heartbeatMs)
  let isOpen = true
  function end() {
    if (!isOpen) return
    isOpen = false
    clearInterval(beat)
    body.end()
    onEnd()
  }
  body.once('close', end)
  return {
    body,
    send({ id, data }) {
      if (isOpen) body.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end,
  }
}

/** The open streams of each account; beyond the maximum, the oldest one is closed. */
export function createAccountStreams(max: number) {
  const all = new Map<number, Set<EventStream>>()
  return {
    add(accountId: number, stream: EventStream) {
      const own = all.get(accountId) ?? new Set()
      all.set(accountId, own.add(stream))
      // The oldest is the most likely to be a lost connection.
      if (own.size > max) [...own][0]?.end()
    },
    remove(accountId: number, stream: EventStream) {
      const own = all.get(accountId)
      own?.delete(stream)
      if (own?.size === 0) all.delete(accountId)
    },
    endAll() {
      for (const stream of [...all.values()].flatMap((own) => [...own])) stream.end()
    },
  }
}
