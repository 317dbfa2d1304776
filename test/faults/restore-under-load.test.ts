import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '../samples/pictures.ts'
import { calls } from '../servers/calls.ts'
import { commandLine, onPostgres, onSqlite, openSite } from '../servers/command-line.ts'
import { openBucket } from '../servers/services/bucket.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Variables = Record<string, string>

interface Villa {
  id: number
  title: string
  images: { $values: string[] }
}

/** Each database and each store of pictures once, since one does not affect the other. */
const installations = [
  { name: 'SQLite and files', fresh: onSqlite },
  { name: 'PostgreSQL and a bucket', fresh: async () => withBucket(await onPostgres()) },
]

async function withBucket(variables: Variables): Promise<Variables> {
  const bucket = await openBucket()
  onTestFinished(bucket.close)
  return { ...variables, STORAGE_URL: bucket.url }
}

const villasOf = async ({ app }: Site): Promise<Villa[]> =>
  (await app.inject('/api/Villa')).json().$values

async function enquiriesOf({ app, headers }: Site): Promise<string[]> {
  const { $values } = (await app.inject({ url: '/api/Enquiry?pageSize=100', headers })).json()
  return $values.map(({ name }: { name: string }) => name)
}

/** Simulates staff who add and remove villas, and visitors who enquire, until stopped. */
function useSite(site: Site, picture: Buffer) {
  const { post, remove, visit } = calls(site.app, site.headers)
  const done = { added: [] as string[], enquired: [] as string[], failed: [] as number[] }
  let open = true

  const check = ({ statusCode }: { statusCode: number }) => {
    if (statusCode >= 300) done.failed.push(statusCode)
  }

  async function work() {
    for (let number = 0; open; number += 1) {
      const files = [{ field: 'imageFiles', name: 'a.jpg', body: picture }]
      const title = `Villa ${number}`
      const added = await post('/api/Villa', Object.entries({ ...fields, title }), files)
      check(added)
      if (number % 3 === 1) check(await remove(`/api/Villa/${added.json().id}`))
      else done.added.push(title)
      const name = `Visitor ${number}`
      check(await site.app.inject({ ...partner(name), remoteAddress: `10.0.0.${number}` }))
      done.enquired.push(name)
      check(await visit('/api/Villa'))
      await setImmediate()
    }
  }

  const working = work()
  async function leave() {
    open = false
    await working
  }
  onTestFinished(leave)
  return { done, leave }
}

const partner = (name: string) => ({
  method: 'POST' as const,
  url: '/api/partners',
  payload: { name, email: 'visitor@example.in' },
})

const fields = { duration: 'Apples', description: 'Harwan', price: '8500' }

test.each(installations)(
  'with $name, a backup made and restored during use is complete',
  async ({ fresh }) => {
    const [from, to] = [await fresh(), await fresh()]
    const site = await openSite(from)
    const { done, leave } = useSite(site, await jpeg())
    await expect.poll(() => done.enquired.length).toBeGreaterThan(3)
    const before = { added: [...done.added], enquired: [...done.enquired] }
    const file = join(temporaryFolder(), 'backup.tar')
    expect(await commandLine(from)(['backup', file])).toMatchObject({ code: 0, errors: '' })
    const usedMeanwhile = done.enquired.length
    // Restores while the site runs.
    expect(await commandLine(to)(['restore', file])).toMatchObject({ code: 0, errors: '' })
    await leave()
    expect(done.failed).toEqual([])
    expect(done.enquired.length).toBeGreaterThan(before.enquired.length)

    const copy = await openSite(to)
    const [villas, enquiries] = [await villasOf(copy), await enquiriesOf(copy)]
    const titles = villas.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(before.added))
    expect(new Set(titles).size).toBe(titles.length)
    expect(enquiries).toEqual(expect.arrayContaining(before.enquired))
    expect(enquiries.length).toBeLessThanOrEqual(usedMeanwhile + 1)
    for (const { images } of villas) {
      expect(images.$values).toHaveLength(1)
      expect((await copy.app.inject(`/${images.$values[0]}`)).statusCode).toBe(200)
    }
    expect(await enquiriesOf(site)).toHaveLength(done.enquired.length)
  },
)
