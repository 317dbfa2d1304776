import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { jpeg } from './samples/pictures.ts'
import { builtApp } from './servers/built.ts'
import { type RunningServer, startServer } from './servers/running-server.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

const count = 60
const owner = { email: 'owner@example.in', password: 'chinar-leaves-42' }

/** Simulates a minute passing, so that leases of the killed process expire. */
function endLeases(dataDir: string) {
  const file = new DatabaseSync(join(dataDir, 'kashmir.sqlite'), { timeout: 5000 })
  file.exec('update jobs set leased_until = null')
  file.close()
}

async function villasWithPictures() {
  const rows = Array.from(
    { length: count },
    (_, at) => `V${at},Villa ${at},Quiet,Harwan,9,${at}.jpg`,
  )
  const sheet = ['ID,Villa Title,Tagline,Address,Price,Pictures', ...rows].join('\n')
  const pictures: Record<string, Uint8Array> = {}
  for (let at = 0; at < count; at++) {
    const blue = (at * 4).toString(16).padStart(2, '0')
    pictures[`${at}.jpg`] = await jpeg(300, 200, `#4488${blue}`)
  }
  const body = new FormData()
  body.append('files', new Blob([sheet]), 'Villas.csv')
  body.append('files', new Blob([new Uint8Array(zipSync(pictures))]), 'photos.zip')
  return body
}

/** The calls of an owner to a running server. */
async function callsOf({ url }: RunningServer) {
  const json = { 'content-type': 'application/json' }
  const login = { method: 'POST', headers: json, body: JSON.stringify(owner) }
  const { token } = await (await fetch(`${url}/api/User/login`, login)).json()
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${url}/api${path}`, { ...init, headers })).json()
  }
  const reaches = (id: number, isThere: (stored: WireImport) => boolean) =>
    vi.waitFor(
      async () => {
        const stored: WireImport = await call(`/imports/${id}`)
        if (!isThere(stored)) throw new Error(`${stored.state} ${stored.done}`)
        return stored
      },
      { timeout: 120_000, interval: 50 },
    )
  return { call, reaches }
}

test('an import interrupted by kill -9 has only complete rows, and resumes', {
  timeout: 300_000,
}, async () => {
  await builtApp()
  const dataDir = temporaryFolder()
  const variables = { SEED: 'none', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const first = await startServer(dataDir, variables)
  const before = await callsOf(first)
  const body = await villasWithPictures()
  const { id } = await before.call('/imports', { method: 'POST', body })
  await before.reaches(id, ({ state }) => state === 'checked')
  await before.call(`/imports/${id}/apply`, { method: 'POST' })
  await before.reaches(id, ({ done }) => done >= 5)
  await first.crash()
  endLeases(dataDir)

  const second = await startServer(dataDir, variables)
  const after = await callsOf(second)
  const { done, state } = await after.call(`/imports/${id}`)
  const { $values: half } = await after.call('/Villa?pageSize=100')
  expect(state).toBe('applying')
  expect(half.length).toBeGreaterThanOrEqual(done)
  expect(half.length).toBeLessThan(count)
  const whole = await after.reaches(id, ({ state }) => state === 'applied')
  expect(whole).toMatchObject({ done: count, total: count })
  const { $values: villas } = await after.call('/Villa?pageSize=100')
  const titles = villas.map(({ title }: { title: string }) => title)
  expect(new Set(titles).size).toBe(count)
  expect(titles).toHaveLength(count)
  for (const { images } of villas) {
    expect((await fetch(`${second.url}/${images.$values[0]}`)).status).toBe(200)
  }
  await second.stop()
})
