import { PassThrough, type Readable } from 'node:stream'

/** Shorter than the minute after which proxies take a connection for dead. */
const heartbeatMs = 25_000
const heartbeat = ':\n\n'

export interface EventStream {
  /** To be sent as the answer. */
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

/** Server-sent events, with a sign of life now and then. */
export function openEventStream({ onBeat, onEnd }: Watching): EventStream {
  const body = new PassThrough()
  // Something at once, so that the head of the answer goes out.
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

/** The open streams of each account, the oldest of which gives way where there are more than `most`. */
export function createAccountStreams(most: number) {
  const all = new Map<number, Set<EventStream>>()
  return {
    add(accountId: number, stream: EventStream) {
      const own = all.get(accountId) ?? new Set()
      all.set(accountId, own.add(stream))
      // It is the likeliest to be a connection that was lost in silence.
      if (own.size > most) [...own][0]?.end()
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
