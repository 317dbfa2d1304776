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
  await images.discard(await listings.purge(now))
  const staleBefore = new Date(now.getTime() - strayMs)
  await images.sweep(staleBefore)
  await images.fillHashes()
  await media.sweep(staleBefore)
  await sweepUploadFolders(staleBefore)
  await shares.sweep(new Date(now.getTime() - shareMs))
  await accounts.sweepSessions()
  await accounts.sweepAddresses()
  await limits.sweep()
  await enquiries.sweepTaps(now)
  await enquiries.sweepEnquiries(now)
  await domain.quotes.sweep(now)
  await history.purge(now)
  await domain.redirects.sweep(now)
  await domain.imports.sweep(now)
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
