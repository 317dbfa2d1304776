import { beforeAll, expect, test } from 'vitest'
import { openBucket } from '#test/servers/bucket.ts'
import { freePort } from '#test/servers/free-port.ts'
import { s3Storage } from './s3-storage.ts'

let url: string
beforeAll(async () => {
  const bucket = await openBucket()
  url = bucket.url
  return bucket.close
})

test('a check names the variable when the bucket does not exist', async () => {
  const storage = s3Storage(url.replace('/pictures', '/elsewhere'))
  await expect(storage.check()).rejects.toThrow(/^STORAGE_URL cannot be used for files: .+$/)
})

test('a missing bucket is a fault, not an absent file', async () => {
  const storage = s3Storage(url.replace('/pictures', '/elsewhere'))
  await expect(storage.get('uploads/x.webp')).rejects.toThrow(/bucket/i)
})

test('a check of a server that does not answer tells no secret', async () => {
  const port = await freePort()
  const storage = s3Storage(`http://key:hush-hush@127.0.0.1:${port}/pictures`)
  const error: unknown = await storage.check().catch((reason: unknown) => reason)
  expect(String(error)).toMatch(/^Error: STORAGE_URL cannot be used for files: .*ECONNREFUSED/)
  expect(String(error)).not.toContain('hush-hush')
})

test.each(['https://key:secret@host', 'https://host/bucket', 'https://key@host/bucket'])(
  'an address that lacks a part is refused: %s',
  (address) => {
    expect(() => s3Storage(address)).toThrow(/^STORAGE_URL must be an address such as/)
  },
)
