import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Printed } from './main.ts'
import type { PlanJob } from './typesetter.ts'

const main = join(import.meta.dirname, 'main.ts')

interface Limits {
  /** Maximum milliseconds of a document, including the start of the process. */
  jobMs: number
  /** Idle milliseconds after which the process ends, to free its memory. */
  idleMs: number
  /** Maximum number of waiting documents. */
  queue: number
  /** Maximum milliseconds that a document may wait. */
  waitMs: number
}

const usual: Limits = { jobMs: 15_000, idleMs: 60_000, queue: 20, waitMs: 30_000 }

/** Too many documents are waiting, or one takes too long. */
export class PrinterBusy extends Error {}

type MakeJob = () => Promise<PlanJob>

export type Printer = ReturnType<typeof createPrinter>

/**
 * Makes documents, one at a time, in a separate process without the server's variables: the site
 * never waits for one, and a crash of the typesetter ends only that process.
 */
export function createPrinter(given: Partial<Limits> = {}) {
  const { jobMs, idleMs, queue, waitMs } = { ...usual, ...given }
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function end() {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function printOne(make: MakeJob): Promise<Uint8Array> {
    clearTimeout(idle)
    const job = await make()
    if (!isAlive(child)) child = start()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, jobMs)
    try {
      const printed = await ask(child, job)
      if ('fault' in printed) throw new Error(printed.fault)
      return printed.pdf
    } catch (error) {
      throw isLate ? new PrinterBusy('The document takes too long.', { cause: error }) : error
    } finally {
      clearTimeout(timer)
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    /** The values of a document are read when its turn comes. */
    async print(make: MakeJob): Promise<Uint8Array> {
      if (waiting >= queue) throw new PrinterBusy('Too many documents are asked for at once.')
      waiting += 1
      const printing = waitAtMost(last, waitMs).then(() => printOne(make))
      // Without a result, which would hold every document so far.
      last = Promise.allSettled([last, printing]).then(() => {
        waiting -= 1
      })
      return printing
    },
    /** Of the process, if it is running. */
    pid: () => (isAlive(child) ? child.pid : undefined),
    end,
  }
}

/** Resolves with the current document; rejects if it takes too long. */
async function waitAtMost(inProgress: Promise<unknown>, waitMs: number): Promise<void> {
  const stop = new AbortController()
  const tooLong = wait(waitMs, undefined, { signal: stop.signal }).then(() => {
    throw new PrinterBusy('Other documents take too long.')
  })
  tooLong.catch(() => {})
  await Promise.race([inProgress, tooLong]).finally(() => stop.abort())
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
    const answer = Promise.race([once(child, 'message', { signal }), ended])
    answer.catch(() => {})
    // A message that cannot be sent would never be answered.
    child.send(job, (error) => error && child.kill('SIGKILL'))
    const [printed] = await answer
    return printed as Printed
  } finally {
    stop.abort()
    keepServerAlive(child, false)
  }
}

/** The process keeps the server alive only while it works. */
function keepServerAlive(child: ChildProcess, isBusy: boolean) {
  const { channel } = child
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) channel?.ref()
  else channel?.unref()
}
