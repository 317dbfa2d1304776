import { statfsSync } from 'node:fs'
import { sqliteErrors } from './sqlite/sqlite-errors.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const enoughBytes = 16 * 1024 * 1024
const rememberedMs = 60_000

/** Determines whether a disk accepts writes, from its free space and recent failures. */
export function diskSpace(folder: string) {
  let refusedAt = Number.NEGATIVE_INFINITY
  return {
    note(error: unknown) {
      if (sqliteErrors.isFull(error)) refusedAt = performance.now()
    },
    /** Throws DatabaseUnavailable if it does not. */
    requireSpace() {
      const { bavail, bsize } = statfsSync(folder)
      const refused = performance.now() - refusedAt < rememberedMs
      if (refused || bavail * bsize < enoughBytes) throw new DatabaseUnavailable('full', undefined)
    },
  }
}
