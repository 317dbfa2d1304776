import { dayMs, hourMs } from '#catalogue/dates/time.ts'
import type { Domain } from './domain.ts'
import { sweepUploadFolders } from './wire/upload-folder.ts'

const strayMs = dayMs
const shareMs = 60 * dayMs

/**
 * Removes expired data (deleted listings, stray files, old share pictures, sessions, limits, taps,
 * enquiries, quotes, history, missed addresses and imports), and hashes older pictures.
 */
export async function clean(domain: Domain, now = new Date()) {
  const { listings, images, shares, media, accounts, limits, enquiries, history } = domain
  const staleBefore = new Date(now.getTime() - strayMs)
  const failed = await failuresOf([
    async () => images.discard(await listings.purge(now)),
    () => images.sweep(staleBefore),
    () => images.fillHashes(),
    () => media.sweep(staleBefore),
    () => sweepUploadFolders(staleBefore),
    () => shares.sweep(new Date(now.getTime() - shareMs)),
    () => accounts.sweepSessions(),
    () => accounts.sweepAddresses(),
    () => limits.sweep(),
    () => enquiries.sweepTaps(now),
    () => enquiries.sweepEnquiries(now),
    () => domain.quotes.sweep(now),
    () => history.purge(now),
    () => domain.redirects.sweep(now),
    () => domain.imports.sweep(now),
  ])
  if (failed.length > 0) {
    throw new AggregateError(failed, failed.map(({ message }) => message).join(' '))
  }
}

/** One after another, since they share the database; none keeps the later ones from running. */
async function failuresOf(steps: (() => Promise<unknown>)[]): Promise<Error[]> {
  const failed: Error[] = []
  for (const step of steps) await step().catch((error) => failed.push(error))
  return failed
}

/** Cleans every hour until stopped. Several processes may do so at once. */
export function startHousekeeping(domain: Domain) {
  const logError = (error: unknown) => console.error('Cleaning failed:', error)
  const run = () => clean(domain).catch(logError)
  // Runs at once too, since a server that is often killed never reaches its first hour.
  sweepUploadFolders(new Date(Date.now() - strayMs)).catch(logError)
  const timer = setInterval(run, hourMs)
  return { stop: () => clearInterval(timer) }
}
