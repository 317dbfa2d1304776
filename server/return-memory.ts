import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'

/** Less is not worth the time. */
const minBytes = 24 * 2 ** 20
/** The largest share of time in which a quiet process works. */
const maxBusy = 0.2

type Trim = () => Promise<void>

/**
 * Returns memory to the system whenever the process has become quiet: glibc keeps what a busy minute
 * needed, in pieces between those in use. Does nothing with another C library.
 */
export function startReturningMemory(load = loadTrim, everyMs = 10_000) {
  let trim: Trim | undefined
  let low = 0
  let last = performance.eventLoopUtilization()
  const timer = setInterval(check, everyMs).unref()
  const stop = () => clearInterval(timer)

  async function check() {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const bytes = process.memoryUsage.rss()
    low = Math.min(low, bytes)
    if (utilization > maxBusy || bytes < low + minBytes) return
    try {
      trim ??= await load()
      await trim()
      low = process.memoryUsage.rss()
    } catch {
      stop()
    }
  }

  return { stop }
}

/** The function `malloc_trim` of glibc, run in another thread. Throws without glibc. */
async function loadTrim(): Promise<Trim> {
  const { default: koffi } = await import('koffi')
  const malloc = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)')
  const run = promisify<number, number>(malloc.async)
  return async () => void (await run(0))
}
