import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10
/** By then a requested page has its best compression. */
export const settleMs = 1500

/** Processor milliseconds of a process with its threads and children. Linux only. */
export function processorMs(pid: number): number {
  return timesOf(pid) + childrenOf(pid).reduce((total, child) => total + processorMs(child), 0)
}

function timesOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`)
  // The second field, the name, may contain spaces. Reads user and system time of the process, and those of
  // children that have ended.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields
    .slice(11, 15)
    .map(Number)
  return (user + system + ofChildren + systemOfChildren) * tickMs
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

/** Exact processor milliseconds of a process's living threads, without its children. Linux only. */
export const threadsMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ', 1)[0]))
    .reduce((total, nanoseconds) => total + nanoseconds / 1e6, 0)

/** Memory of a process in megabytes. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes) / 1024
}

/** Processor milliseconds that a task costs a process. */
export async function costOf(pid: number, task: () => Promise<unknown>): Promise<number> {
  const before = processorMs(pid)
  await task()
  return processorMs(pid) - before
}

/** The same with what follows, such as the best compression of pages that were requested repeatedly. */
export const costWithAll = (pid: number, task: () => Promise<unknown>) =>
  costOf(pid, async () => {
    await task()
    await delay(settleMs)
  })
