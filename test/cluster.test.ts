import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { createAsker } from '../scripts/cluster/ask.ts'
import { type Cluster, startCluster } from '../scripts/cluster/cluster.ts'
import { countStored } from '../scripts/cluster/count-stored.ts'
import { startVisitors } from '../scripts/cluster/visitors.ts'
import { jpeg } from './samples/pictures.ts'
import { builtApp } from './servers/built.ts'

const paths = ['/', '/hotels', '/villas', '/hotel/1', '/About', '/search?q=gulmarg', '/contact']
const waiting = { timeout: 60_000, interval: 50 }

let cluster: Cluster
beforeAll(async () => {
  await builtApp()
  cluster = await startCluster()
}, 240_000)
afterAll(() => cluster.stop(), 60_000)

const { ask } = createAsker()
const urls = () => cluster.instances.map(({ url }) => url) as [string, string]

let token = ''
async function logIn() {
  token ||= JSON.parse(
    (await ask(`${cluster.url}/api/User/login`, { json: cluster.owner })).body,
  ).token
  return { authorization: `Bearer ${token}` }
}

/** Changes or adds a villa through one instance. */
async function send(url: string, method: 'POST' | 'PUT', form: FormData) {
  const answer = await fetch(url, { method, body: form, headers: await logIn() })
  expect(answer.ok).toBe(true)
  return answer.json()
}

function villa(title: string) {
  const form = new FormData()
  const fields = { title, duration: 'Apples', description: 'Harwan', price: '8500' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('two instances started together seed one demo with one owner, and every page is served through the proxy', async () => {
  const listed = await Promise.all(
    Object.keys(demoCatalogue).map((kind) => ask(`${cluster.url}/api/${kind}`)),
  )
  const counts = listed.map(({ body }) => JSON.parse(body).$values.length)
  expect(counts).toEqual(Object.values(demoCatalogue).map((listings) => listings.length))
  const users = await fetch(`${cluster.url}/api/User`, { headers: await logIn() })
  expect((await users.json()).$values).toMatchObject([{ role: 'owner' }])
  const pages = await Promise.all(paths.map((path) => ask(cluster.url + path)))
  expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200))
})

test('one instance serves an upload made through the other', async () => {
  const [one, other] = urls()
  const form = villa('Two Doors')
  form.append('imageFiles', new Blob([new Uint8Array(await jpeg())]), 'a.jpg')
  const { images } = await send(`${one}/api/Villa`, 'POST', form)
  const picture = await ask(`${other}/${images.$values[0]}`)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('an edit through one instance is visible in the other at once', async () => {
  const [one, other] = urls()
  const { id } = await send(`${one}/api/Villa`, 'POST', villa('Before'))
  const title = async (url: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec((await ask(`${url}/villas/${id}`)).body)?.[1]
  // Only pages requested repeatedly are rebuilt automatically.
  for (const url of [one, other, one, other]) expect(await title(url)).toBe('Before')
  await send(`${one}/api/Villa/${id}`, 'PUT', villa('Afterwards'))
  const acknowledged = performance.now()
  expect(await title(one)).toBe('Afterwards')
  await expect.poll(() => title(other), { interval: 10 }).toBe('Afterwards')
  const ms = performance.now() - acknowledged
  console.info(`the other instance showed it after ${Math.round(ms)} ms`)
  // A quarter of a second is promised; the rest allows for a busy machine.
  expect(ms).toBeLessThan(1250)
})

test('both instances share the counts of rate limits', async () => {
  const from = '127.9.9.9'
  const statuses: number[] = []
  for (let number = 0; number < 61; number += 1) {
    const json = { name: `Counted ${number}`, email: 'counted@example.in' }
    const { status } = await ask(`${urls()[number % 2]}/api/partners`, { from, json })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(60).fill(201), 429])
})

test('a rolling restart fails no request', { timeout: 120_000 }, async () => {
  const visitors = startVisitors(cluster.url, { paths })
  const before = cluster.instances.map((instance) => instance.server()?.pid)
  await cluster.restart()
  const { failed, refused, pages, acknowledged } = await visitors.sendHome()
  expect({ failed, refused }).toEqual({ failed: [], refused: 0 })
  expect(Math.min(pages, acknowledged.length)).toBeGreaterThan(20)
  const after = cluster.instances.map((instance) => instance.server()?.pid)
  expect(after.filter((pid) => pid && !before.includes(pid))).toHaveLength(2)
})

test('an instance killed under load is restarted, and no enquiry is lost or duplicated', {
  timeout: 120_000,
}, async () => {
  const visitors = startVisitors(cluster.url, { paths, enquirers: 6 })
  const { tally } = visitors
  const acknowledged = (count: number) =>
    expect.poll(() => tally.acknowledged.length, waiting).toBeGreaterThan(count)
  await acknowledged(10)
  for (const instance of cluster.instances) {
    const killed = instance.server()
    await killed?.crash()
    await acknowledged(tally.acknowledged.length + 10)
    await expect
      .poll(() => instance.server()?.pid, waiting)
      .toSatisfy((pid) => pid !== killed?.pid && pid)
  }
  await visitors.sendHome()
  expect(tally.failed).toEqual([])
  expect(await countStored(cluster.databaseUrl, tally.acknowledged)).toEqual({
    lost: 0,
    doubled: 0,
  })
})
