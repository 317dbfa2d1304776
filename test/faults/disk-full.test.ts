import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { jpeg } from '../samples/pictures.ts'
import { builtApp } from '../servers/built.ts'
import { startServer } from '../servers/running-server.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const owner = { email: 'owner@example.in', password: 'chinar-leaves-42' }

beforeAll(async () => void (await builtApp()), 300_000)

/** Mounts a small disk visible only to the server; it is removed with the server. */
function onDisk(folder: string, size: string) {
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const mount = `mount -t tmpfs -o size=${size} tmpfs '${folder}' && exec "$@"`
  return ['unshare', '--mount', ...asRoot, 'sh', '-c', mount, 'sh']
}

/** Fills the disk; returns a function that frees it. */
function fill(folder: string) {
  const path = join(folder, 'something-large')
  const file = openSync(path, 'w')
  for (const bytes of [1024 * 1024, 4096, 1]) {
    try {
      while (writeSync(file, Buffer.alloc(bytes)) === bytes);
    } catch {
      // Too large for the remaining space.
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

/** Leaves so many bytes free; returns a function that frees the rest. */
function fillTo(folder: string, left: number) {
  const path = join(folder, 'rather-large')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(path, Buffer.alloc(bavail * bsize - left))
  return () => rmSync(path)
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('on a full disk reading works, nothing is stored incompletely, and free space is enough to recover', {
  timeout: 180_000,
}, async () => {
  const folder = temporaryFolder()
  const variables = { SEED: 'demo', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const server = await startServer(folder, variables, { through: onDisk(folder, '96m') })
  onTestFinished(server.stop)
  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(server.url + path, init)
    return { status: answer.status, body: await answer.text() }
  }
  const { token } = JSON.parse((await call('/api/User/login', json(owner))).body)
  const headers = { authorization: `Bearer ${token}` }
  const enquiries = async () =>
    JSON.parse((await call('/api/Enquiry', { headers })).body).$values.length
  const before = (await call('/api/Villa')).body

  const inside = join(`/proc/${server.pid}/root`, folder)
  const enquire = () => call('/api/partners', json({ name: 'Asif', email: 'asif@example.in' }))
  // The health check reports a disk that is nearly full, on which everything is still stored.
  expect((await call('/api/health')).status).toBe(200)
  const clear = fillTo(inside, 8 * 1024 * 1024)
  expect((await call('/api/health')).status).toBe(503)
  expect((await enquire()).status).toBe(201)
  clear()
  expect((await call('/api/health')).status).toBe(200)

  const giveBack = fill(inside)
  // The existing log may still have room for it.
  await expect.poll(async () => (await enquire()).status).toBe(503)
  expect((await enquire()).body).toContain('The site has no room left to store anything right now.')
  const plain = await call('/contact', { method: 'POST', body: new URLSearchParams(contact) })
  expect(plain.status).toBe(503)
  for (const words of Object.values(contact)) expect(plain.body.includes(words)).toBe(true)
  const kept = await enquiries()
  const form = new FormData()
  for (const [name, value] of Object.entries(villa)) form.append(name, value)
  form.append('imageFiles', new Blob([new Uint8Array(await jpeg())]), 'a.jpg')
  expect((await call('/api/Villa', { method: 'POST', headers, body: form })).status).toBe(503)
  for (const path of ['/', '/hotels', '/villas', '/search?q=dal', '/api/health/live']) {
    expect((await call(path)).status).toBe(200)
  }
  expect((await call('/api/health')).status).toBe(503)
  expect([await enquiries(), (await call('/api/Villa')).body]).toEqual([kept, before])

  giveBack()
  expect((await enquire()).status).toBe(201)
  expect(await enquiries()).toBe(kept + 1)
})

const villa = { title: 'Orchard', duration: 'Apples', description: 'Harwan', price: '8500' }

const contact = { name: 'Rabia of the Lake', email: 'rabia@example.in', phone: '9876543210' }

test('a first start on a full disk reports that in one line', async () => {
  const folder = temporaryFolder()
  const start = startServer(folder, { SEED: 'demo' }, { through: onDisk(folder, '64k') })
  await expect(start).rejects.toThrow(`DATA_DIR ${folder} cannot be used: its disk is full.`)
})
