import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaskAnswer, TaskCall } from './tasks.ts'

const main = join(import.meta.dirname, 'main.ts')

/** No variables of the server: what reads strangers' files knows no secrets. */
const env = {
  TMPDIR: tmpdir(),
  // One heap and one thread, large blocks given back at once: memory stays level however many pictures.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
}

/** The process went in the midst of a task: it took too long or too much memory, or it crashed. */
export class TaskDied extends Error {}

export interface Limits {
  /** Milliseconds that one task may take. */
  taskMs: number
  /** What the process may take beside what Node reserves; the kernel refuses more. */
  memoryMib: number
}

export type PictureProcess = Awaited<ReturnType<typeof startPictureProcess>>

/** Starts the process that does the tasks, one after the other. Throws when it cannot start. */
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

/** Most of it for code, and never filled; it counts all the same. */
const reservedMib = 640

/** In MB: pixels are kept outside of it. */
const heap = ['--max-semi-space-size=1', '--max-old-space-size=128']

/** Through a shell, since only that can set a limit of the kernel for what it becomes. */
function limited(memoryMib: number) {
  if (process.platform !== 'linux') return { execArgv: heap }
  const script = `ulimit -d ${(reservedMib + memoryMib) * 1024}; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...heap] }
}

/** The next message, or why there will be none. */
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

/** Only while it works does it keep the server from ending. */
function setRef(child: ChildProcess, isBusy: boolean) {
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) child.channel?.ref()
  else child.channel?.unref()
}
