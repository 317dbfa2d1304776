import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Printed } from './main.ts'
import type { PlanJob } from './typesetter.ts'

const main = join(import.meta.dirname, 'main.ts')

interface Limits {
  /** Milliseconds that a document may take, the start of the process included. */
  jobMs: number
  /** Milliseconds without work after which the process ends and gives its memory back. */
  idleMs: number
  /** How many documents may wait. */
  queue: number
}

const usual: Limits = { jobMs: 15_000, idleMs: 60_000, queue: 20 }

/** More wait already than would be answered in time. */
export class PrinterBusy extends Error {}

export type Printer = ReturnType<typeof createPrinter>

/**
 * Makes documents, one at a time, in a process of its own that knows none of the server's variables:
 * the site never waits for one, and what the typesetter does not survive ends only that process.
 */
export function createPrinter(given: Partial<Limits> = {}) {
  const { jobMs, idleMs, queue } = { ...usual, ...given }
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function end() {
    child?.kill('SIGKILL')
    child = undefined
  }

  function done() {
    waiting -= 1
  }

  async function printOne(job: PlanJob): Promise<Uint8Array> {
    clearTimeout(idle)
    if (!isAlive(child)) child = start()
    const timer = setTimeout(end, jobMs)
    try {
      const printed = await ask(child, job)
      if ('fault' in printed) throw new Error(printed.fault)
      return printed.pdf
    } finally {
      clearTimeout(timer)
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    async print(job: PlanJob): Promise<Uint8Array> {
      if (waiting >= queue) throw new PrinterBusy('Too many documents are asked for at once.')
      waiting += 1
      const printing = last.then(() => printOne(job))
      last = printing.catch(() => {}).finally(done)
      return printing
    },
    /** Of the process, while there is one. */
    pid: () => (isAlive(child) ? child.pid : undefined),
    end,
  }
}

/** Shared by the whole server. */
export const printer = createPrinter()

const isAlive = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.connected === true && child.exitCode === null && child.signalCode === null

function start(): ChildProcess {
  const child = fork(main, { serialization: 'advanced', env: {}, execArgv: [] })
  child.on('error', ({ message }) => console.error(`The process that prints: ${message}`))
  keepServerAlive(child, false)
  return child
}

async function ask(child: ChildProcess, job: PlanJob): Promise<Printed> {
  const stop = new AbortController()
  const { signal } = stop
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The process that prints has ended.')
  })
  keepServerAlive(child, true)
  try {
    const answered = once(child, 'message', { signal })
    // What cannot be sent has no answer but the end.
    child.send(job, (error) => error && child.kill('SIGKILL'))
    const [printed] = await Promise.race([answered, ended])
    return printed as Printed
  } finally {
    stop.abort()
    ended.catch(() => {})
    keepServerAlive(child, false)
  }
}

/** Only while it works does it keep the server from ending. */
function keepServerAlive(child: ChildProcess, isBusy: boolean) {
  const { channel } = child
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) channel?.ref()
  else channel?.unref()
}
