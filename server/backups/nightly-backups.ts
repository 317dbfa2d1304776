import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs, hourMs, minuteMs } from '#catalogue/dates/time.ts'
import type { Database } from '../db/database.ts'
import { undefinedIfMissing } from '../images/storage/open-file.ts'
import type { Limits } from '../limits/limits.ts'
import { lastBackup } from '../settings/last-backup.ts'

const checkMs = 10 * minuteMs
/** For this time no other process starts the same night's backup, even if it failed. */
const claim = { max: 1, windowMs: 45 * minuteMs }
const named = /^kashmir-\d{4}-\d\d-\d\d\.tar$/
const isReplacedBackup = /^kashmir-\d{4}-\d\d-\d\d\.tar\.old$/

interface Options {
  folder: string
  /** The number of newest backups that are kept. */
  keep: number
  /** Writes database and files to a new file. Throws an Error of one line if it cannot. */
  make: (file: string) => Promise<void>
}

/**
 * Makes a backup each night at three, Indian time, or as soon after as a process runs: one for all processes.
 * A failure is reported, and retried within the hour.
 */
export function nightlyBackups(
  { database, limits }: { database: Database; limits: Pick<Limits, 'take'> },
  { folder, keep, make }: Options,
) {
  async function backUpIfDue(now = new Date()) {
    const last = await lastBackup(database)
    const due = lastDue(now)
    if (last && isBetween(due, new Date(last), now)) return
    const night = dayInKolkata(due)
    if ((await limits.take(`backup of ${night}`, claim)) > 0) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await replace(join(folder, `kashmir-${night}.tar`), make)
    await prune(folder, keep)
  }

  return {
    backUpIfDue,
    /** Returns a function that stops it. */
    start() {
      const checkNow = () =>
        backUpIfDue().catch((error: Error) =>
          console.error('The nightly backup failed:', error.message),
        )
      const timer = setInterval(checkNow, checkMs)
      checkNow()
      return { stop: () => clearInterval(timer) }
    },
  }
}

/**
 * A file of that name may exist: from an attempt that was not recorded, or from a clock that was
 * ahead. It is put aside until the new one is complete. The new one gets its final name at once,
 * since the command records it even if this process stops meanwhile.
 */
async function replace(file: string, make: Options['make']) {
  const earlier = `${file}.old`
  await undefinedIfMissing(rename(file, earlier))
  try {
    await make(file)
  } finally {
    if (!existsSync(file)) await undefinedIfMissing(rename(earlier, file))
  }
}

/** The last time that it was three at night in India. */
function lastDue(now: Date): Date {
  const today = new Date(`${dayInKolkata(now)}T03:00:00+05:30`)
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/** A file dated in the future was made while the clock was ahead. */
const isBetween = (due: Date, made: Date, now: Date) =>
  made >= due && made.getTime() <= now.getTime() + hourMs

/** Removes the oldest backups and those put aside; other files in the folder stay. */
async function prune(folder: string, keep: number) {
  const names = await readdir(folder)
  const own = names.filter((name) => named.test(name)).sort()
  const aside = names.filter((name) => isReplacedBackup.test(name))
  for (const name of [...own.slice(0, -keep), ...aside]) await rm(join(folder, name))
}
