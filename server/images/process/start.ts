import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaskAnswer, TaskCall } from './tasks.ts'

const main = join(import.meta.dirname, 'main.ts')

/** The process gets none of the server's variables, since it reads untrusted files. */
const env = {
  TMPDIR: tmpdir(),
  // One heap and one thread, with large blocks freed at once, so that memory stays level.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
}

/** The process ended during a task: it took too long or too much memory, or crashed. */
export class TaskDied extends Error {}

export interface Limits {
  /** Maximum milliseconds per task. */
  taskMs: number
  /** Memory the process may use beyond what Node reserves; enforced by the kernel. */
  memoryMib: number
}

export type PictureProcess = Awaited<ReturnType<typeof startPictureProcess>>

/** Starts the process that runs the tasks one at a time. Throws if it cannot start. */
export async function startPictureProcess({ taskMs, memoryMib }: Limits) {
  const child = fork(main, {
    ...limited(memoryMib),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  })
  const ready = await next(child)
  if (ready instanceof Error) throw new Error(`It could not start. ${ready.message}`)
  const end = () => child.kill('SIGKILL')
  setRef(child, false)

  return {
    pid: child.pid,
    end,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async ask(call: TaskCall): Promise<unknown> {
      setRef(child, true)
      const timer = setTimeout(end, taskMs)
      const answered = next(child)
      child.send(call, (error) => error && end())
      const answer = await answered
      clearTimeout(timer)
      setRef(child, false)
      if (answer instanceof Error) throw answer
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.value
    },
  }
}

/** Address space reserved by Node, mostly for code and unused, but counted by the limit. */
const reservedMib = 640

/** In MB; pixels are stored outside of the heap. */
const heap = ['--max-semi-space-size=1', '--max-old-space-size=128']

/** Through a shell, which can set a kernel limit before it executes the program. */
function limited(memoryMib: number) {
  if (process.platform !== 'linux') return { execArgv: heap }
  const script = `ulimit -d ${(reservedMib + memoryMib) * 1024}; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...heap] }
}

/** The next message, or the reason why there will be none. */
function next(child: ChildProcess): Promise<TaskAnswer | Error> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown) => settle(message as TaskAnswer)
    const onError = (error: Error) => settle(error)
    const onExit = (code: number | null, signal: string | null) =>
      settle(new TaskDied(`The process for pictures ended by ${signal ?? `code ${code}`}`))
    function settle(outcome: TaskAnswer | Error) {
      child.off('message', onMessage).off('error', onError).off('exit', onExit)
      resolve(outcome)
    }
    child.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

/** The process keeps the server alive only while it works. */
function setRef(child: ChildProcess, isBusy: boolean) {
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) child.channel?.ref()
  else child.channel?.unref()
}
