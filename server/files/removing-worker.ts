/** Takes the place of the worker that browsers have: drops what it kept, and goes. Enquiries that wait stay. */
export const removingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
`
