import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunningServer } from '#test/servers/running-server.ts'

const maxPauseMs = 5000
/** Its last lines of output before it ended. */
const shownLines = 5

export type Instance = ReturnType<typeof keepRunning>

/** Restarts a server whenever it ends, after growing pauses while that fails. */
export function keepRunning(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  say: (line: string) => void,
) {
  const events = new EventEmitter()
  const stopping = new AbortController()
  const { signal } = stopping
  let current: RunningServer | undefined = first
  let replacing = false

  const attempt = () =>
    start().catch((error: Error) => {
      say(`${first.url}: ${error.message}`)
      return undefined
    })

  async function run() {
    while (current) {
      const { ended, errors, stop } = current
      await (signal.aborted ? stop() : ended)
      current = undefined
      if (signal.aborted) return
      if (!replacing) say(`${first.url} has ended and is started again${lastLines(errors())}`)
      current = await startAgain(attempt, signal)
      events.emit('started')
    }
  }

  const running = run()
  return {
    url: first.url,
    /** Undefined while it is being restarted. */
    server: () => current,
    /** Stops it, and resolves when its replacement runs. */
    async replace() {
      replacing = true
      const started = once(events, 'started')
      await current?.stop()
      await started
      replacing = false
    },
    async stop() {
      stopping.abort()
      await current?.stop()
      await running
    },
  }
}

async function startAgain(
  attempt: () => Promise<RunningServer | undefined>,
  signal: AbortSignal,
): Promise<RunningServer | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const server = await attempt()
    if (server) return server
    const pause = Math.min(maxPauseMs, 250 * 2 ** failures)
    await delay(pause, undefined, { signal }).catch(() => {})
  }
  return undefined
}

const lastLines = (said: string) =>
  said
    .trimEnd()
    .split('\n')
    .slice(-shownLines)
    .map((line) => line && `\n  ${line}`)
    .join('')
