import type { Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** Maximum concurrent renders; others wait, since rendering blocks the processor. */
const atOnce = 4

export interface QueueLimits {
  /** Maximum waiting pages. */
  max: number
  /** Maximum pages of one address waiting or rendering; forms don't count. */
  maxOfAddress: number
}

/** A share of the queue, since many phones share one address of their carrier. */
const defaultLimits: QueueLimits = { max: 128, maxOfAddress: 64 }

/** More renders are queued than visitors would wait for. */
export class BusyError extends Error {
  readonly retryAfterSeconds = 5
  constructor() {
    super('Too many pages wait to be rendered.')
  }
}

/** Created once: in a flood its stack trace would cost more than the rest of the refusal. */
export const busy = new BusyError()

interface Asked {
  signal: AbortSignal
  /** The sender's address, so that nobody fills the queue alone. */
  address: string
  /** A form comes before waiting pages, and is accepted when the queue is full for pages. */
  form?: boolean
}

interface Waiting {
  form: boolean
  start: () => void
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/** Runs a few tasks at once and queues a limited number; those nobody waits for never start. */
export function createRenderQueue({ max, maxOfAddress }: QueueLimits = defaultLimits) {
  const waiting: Waiting[] = []
  const ofAddress = createTally()
  const turns = turnsOfLoop()
  let free = atOnce

  function release() {
    const next = waiting.shift()
    if (next) next.start()
    else free += 1
  }

  async function take<T>(task: () => Promise<T>, asked: Asked): Promise<T> {
    if (free > 0) free -= 1
    else await turn(waiting, asked)
    try {
      await turns.next()
      asked.signal.throwIfAborted()
      return await task()
    } finally {
      release()
    }
  }

  /** Whether there is no room for another task of this sender. */
  function isFull({ address, form }: Pick<Asked, 'address' | 'form'>): boolean {
    if (form) return waiting.length >= 2 * max
    return waiting.length >= max || ofAddress.count(address) >= maxOfAddress
  }

  return {
    counts: () => ({ running: atOnce - free, waiting: waiting.length }),
    isFull,
    /** Accepts new connections before the next render. */
    yieldTo: turns.watch,
    /** Rejects with a BusyError if the queue is full, or with the signal's reason if it aborts. */
    async run<T>(task: () => Promise<T>, asked: Asked): Promise<T> {
      if (isFull(asked)) throw busy
      ofAddress.add(asked.address, 1)
      try {
        return await take(task, asked)
      } finally {
        ofAddress.add(asked.address, -1)
      }
    },
  }
}

/** How long new connections may delay the next render. */
const maxYieldMs = 10

/**
 * Renders on an embedded database never yield by themselves. A turn of the event loop accepts one
 * new connection, so in a flood several turns are needed between renders.
 */
function turnsOfLoop() {
  let connections = 0
  let last: Promise<unknown> = Promise.resolve()
  async function giveWay() {
    const until = performance.now() + maxYieldMs
    let before: number
    do {
      before = connections
      await setImmediate()
    } while (connections > before && performance.now() < until)
  }
  return {
    watch: (server: Server) =>
      void server.on('connection', () => {
        connections += 1
      }),
    next() {
      last = last.then(giveWay)
      return last
    },
  }
}

/** Resolves when a render slot is free; forms go ahead of pages. */
function turn(waiting: Waiting[], { signal, form = false }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = { form, start: resolve }
    const firstPage = waiting.findIndex((other) => !other.form)
    if (form && firstPage >= 0) waiting.splice(firstPage, 0, entry)
    else waiting.push(entry)
    signal.addEventListener('abort', () => {
      const place = waiting.indexOf(entry)
      if (place < 0) return
      waiting.splice(place, 1)
      reject(signal.reason)
    })
  })
}

/** Counts by name; names with a count of 0 are removed. */
function createTally() {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.get(name) ?? 0
  return {
    count,
    add(name: string, change: number) {
      const now = count(name) + change
      if (now > 0) counts.set(name, now)
      else counts.delete(name)
    },
  }
}
