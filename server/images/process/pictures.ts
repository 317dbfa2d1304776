import type { Refusal } from '../refusal.ts'
import { type Limits, type PictureProcess, startPictureProcess, TaskDied } from './start.ts'
import type { TaskCall, TaskName, Tasks } from './tasks.ts'

interface Options extends Limits {
  /** Idle milliseconds after which the process ends, to free its memory. */
  idleMs: number
}

interface Waiting {
  call: TaskCall
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

const usual: Options = { taskMs: 180_000, memoryMib: 1024, idleMs: 10_000 }

/**
 * Decodes and encodes pictures, one at a time, in a separate process: its memory is freed with it,
 * and a file that crashes a decoder does not end the server.
 */
export function createPictureTasks(given: Partial<Options> = {}) {
  const options = { ...usual, ...given }
  const waiting: Waiting[] = []
  let current: PictureProcess | undefined
  let isWorking = false
  let idle: NodeJS.Timeout | undefined

  function end() {
    current?.end()
    current = undefined
  }

  async function perform(call: TaskCall) {
    if (!current?.isAlive()) current = await startPictureProcess(options)
    return current.ask(call)
  }

  async function work() {
    isWorking = true
    clearTimeout(idle)
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { call, resolve, reject } = task
      await perform(call).then(resolve as (value: unknown) => void, reject)
    }
    isWorking = false
    idle = setTimeout(end, options.idleMs).unref()
  }

  function run<N extends TaskName>(name: N, args: Parameters<Tasks[N]>, isUrgent = false) {
    return new Promise<Awaited<ReturnType<Tasks[N]>>>((resolve, reject) => {
      const task = { call: { name, args }, resolve, reject }
      if (isUrgent) waiting.unshift(task)
      else waiting.push(task)
      if (!isWorking) work()
    })
  }

  return {
    encode: (...args: Parameters<Tasks['encode']>) =>
      run('encode', args).catch((error: unknown) => ({ refusal: refusalFor(error) })),
    check: (...args: Parameters<Tasks['check']>) => run('check', args).catch(refusalFor),
    /** Share pictures come before uploads, since someone is waiting for a link preview. */
    drawCard: (...args: Parameters<Tasks['drawCard']>) => run('drawCard', args, true),
    drawIcon: (...args: Parameters<Tasks['drawIcon']>) => run('drawIcon', args, true),
    drawPhoto: (...args: Parameters<Tasks['drawPhoto']>) => run('drawPhoto', args, true),
    waiting: () => waiting.length,
    /** Of the process, if it is running. */
    pid: () => (current?.isAlive() ? current.pid : undefined),
  }
}

/** Shared by the whole server. */
export const pictureTasks = createPictureTasks()

export type PictureTasks = ReturnType<typeof createPictureTasks>

function refusalFor(error: unknown): Refusal {
  if (error instanceof TaskDied) return 'too costly'
  throw error
}
