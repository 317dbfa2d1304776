import { closeSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

export type CommitFlushes = ReturnType<typeof commitFlushes>

/**
 * Waits until the disk has what was committed, without blocking the process meanwhile: SQLite only
 * writes commits (`synchronous=normal`), and one flush of its log serves all that came before it.
 */
export function commitFlushes(file: DatabaseSync, logPath: string) {
  const log = openSync(logPath, 'r+')
  const changes = file.prepare('select total_changes() as rows')
  const changedRows = () => Number(changes.get()?.rows)
  let seenRows = changedRows()
  let running = Promise.resolve()
  let waiting: Promise<void> | undefined
  let latest = running

  function flush(): Promise<void> {
    // A flush that is running may miss the latest commits.
    waiting ??= running.then(() => {
      waiting = undefined
      running = flushed(log)
      return running
    })
    return waiting
  }

  return {
    /** Resolves when the disk has the commits since the last call and all before them. */
    async done(): Promise<void> {
      // Closing the file has flushed it.
      if (!file.isOpen) return
      const rows = changedRows()
      if (rows === seenRows) return
      seenRows = rows
      latest = flush()
      await latest
    },
    /** Resolves when the disk has all commits. */
    all: () => latest,
    /** Leaves the commits since the last call to the next flush. */
    skip() {
      seenRows = changedRows()
    },
    async close() {
      await latest
      closeSync(log)
    },
  }
}

/**
 * After a failure nobody knows what the disk has, and a second flush could succeed without it. So the
 * process ends, and the next start reads what is intact.
 */
const flushed = (log: number) =>
  new Promise<void>((resolve, reject) => {
    fdatasync(log, (error) => {
      if (!error) return resolve()
      reject(error)
      throw new Error('The disk failed to store the database.', { cause: error })
    })
  })
