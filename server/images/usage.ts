import { minuteMs } from '#catalogue/dates/time.ts'
import type { Storage } from './storage/storage.ts'

const freshMs = 10 * minuteMs

interface Usage {
  files: number
  bytes: number
}

/** Measures the size of all files, at most every ten minutes. */
export function storageUsage({ list }: Pick<Storage, 'list'>, now = Date.now) {
  let known: { at: number; usage: Promise<Usage | undefined> } | undefined

  async function measure(): Promise<Usage> {
    const usage = { files: 0, bytes: 0 }
    for await (const { size } of list('')) {
      usage.files += 1
      usage.bytes += size
    }
    return usage
  }

  return function usage(): Promise<Usage | undefined> {
    if (known && now() - known.at < freshMs) return known.usage
    const measured = measure().catch((error: unknown) => {
      console.error('The storage could not be measured:', error)
      known = undefined
      return undefined
    })
    known = { at: now(), usage: measured }
    return measured
  }
}
