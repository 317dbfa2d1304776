import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { freePort } from '#test/servers/free-port.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { openSqlite } from '../../db/sqlite/sqlite.ts'

/** The port of a server that accepts connections and never answers. */
async function silentPort(): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}

async function openWithStoreAt(port: number) {
  vi.spyOn(console, 'error').mockReturnValue()
  const database = openSqlite(temporaryFolder())
  onTestFinished(database.close)
  return openApp(database, { STORAGE_URL: `http://key:secret@127.0.0.1:${port}/pictures` })
}

const villa: [string, string][] = [
  ['title', 'Orchard'],
  ['duration', 'Apples'],
  ['description', 'Harwan'],
  ['price', '8500'],
]

test.each([
  { store: 'never answers', port: silentPort },
  { store: 'is not there', port: freePort },
])(
  'while a store $store, pictures and uploads are answered 503 and the dashboard says so, within seconds',
  async ({ port }) => {
    const { app, headers } = await openWithStoreAt(await port())
    const start = performance.now()
    const files = [{ field: 'imageFiles', name: 'a.jpg', body: await jpeg(90, 60) }]
    const uploading = calls(app, headers).post('/api/Villa', villa, files)
    const [picture, dashboard] = await Promise.all([
      app.inject(`/stock/${'a'.repeat(20)}.webp`),
      app.inject({ url: '/api/Overview', headers }),
    ])
    expect(performance.now() - start).toBeLessThan(12_000)
    expect([dashboard.statusCode, dashboard.json().storage]).toEqual([200, null])
    expect(picture.statusCode).toBe(503)
    expect(picture.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    const upload = await uploading
    expect(upload.statusCode).toBe(503)
    expect(upload.headers['retry-after']).toBe('5')
    expect(upload.json().Error).toBe(
      'The site cannot reach its store of pictures right now. Nothing was saved; please try again in a moment.',
    )
    expect((await app.inject({ url: '/api/Villa', headers })).json().$values).toEqual([])
  },
)
