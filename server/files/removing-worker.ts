/**
 * A service worker that replaces an installed one: deletes its caches and unregisters itself.
 * Queued enquiries stay.
 */
export const removingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
`
