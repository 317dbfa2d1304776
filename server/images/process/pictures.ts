import type { Refusal } from '../refusal.ts'
import { type Limits, type PictureProcess, startPictureProcess, TaskDied } from './start.ts'
import type { TaskCall, TaskName, Tasks } from './tasks.ts'

interface Options extends Limits {
  /** Milliseconds without work after which the process ends and gives its memory back. */
  idleMs: number
}

interface Waiting {
  call: TaskCall
  resolve: (value: never) => void
  reject: (reason: unknown) => void
}

const usual: Options = { taskMs: 180_000, memoryMib: 1024, idleMs: 10_000 }

/**
 * Reads and makes pictures, one at a time, in a process of its own: what a picture takes of memory is
 * given back, and a file that no decoder survives ends that process and not the server.
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
    /** Somebody is looking at a link: before the pictures of a form, which take a while anyhow. */
    drawCard: (...args: Parameters<Tasks['drawCard']>) => run('drawCard', args, true),
    drawIcon: (...args: Parameters<Tasks['drawIcon']>) => run('drawIcon', args, true),
    drawPhoto: (...args: Parameters<Tasks['drawPhoto']>) => run('drawPhoto', args, true),
    waiting: () => waiting.length,
    /** Of the process, while there is one. */
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
