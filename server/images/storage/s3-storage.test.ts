import { beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/servers/free-port.ts'
import { openBucket } from '#test/servers/services/bucket.ts'
import { s3Storage } from './s3-storage.ts'

let url: string
beforeAll(async () => {
  const bucket = await openBucket()
  url = bucket.url
  return bucket.close
})

test('the check names the variable if the bucket does not exist', async () => {
  const storage = s3Storage(url.replace('/pictures', '/elsewhere'))
  await expect(storage.check()).rejects.toThrow(/^STORAGE_URL cannot be used for files: .+$/)
})

test('a missing bucket is an error, not a missing file', async () => {
  const storage = s3Storage(url.replace('/pictures', '/elsewhere'))
  await expect(storage.get('uploads/x.webp')).rejects.toThrow(/bucket/i)
})

test('the check of an unreachable server reveals no secret', async () => {
  const port = await freePort()
  const storage = s3Storage(`http://key:hush-hush@127.0.0.1:${port}/pictures`)
  const error: unknown = await storage.check().catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/^Error: STORAGE_URL cannot be used for files: .*ECONNREFUSED/)
  expect(String(error)).not.toContain('hush-hush')
})

test.each(['https://key:secret@host', 'https://host/bucket', 'https://key@host/bucket'])(
  'refuses an incomplete URL: %s',
  (address) => {
    expect(() => s3Storage(address)).toThrow(/^STORAGE_URL must be an address such as/)
  },
)

test('lists more files than a bucket names at a time, each once', async () => {
  const storage = s3Storage(url)
  const paths = Array.from({ length: 1005 }, (_, at) => `uploads/${at}.webp`)
  for (let from = 0; from < paths.length; from += 50) {
    const some = paths.slice(from, from + 50)
    await Promise.all(some.map((path) => storage.put(path, Buffer.from('x'), 'image/webp')))
  }
  const listed: string[] = []
  for await (const { path } of storage.list('uploads/')) listed.push(path)
  expect(listed.sort()).toEqual(paths.sort())
})
