import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
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
  const storage = s3Storage(`http://key:secret@127.0.0.1:${await bucketInPages()}/pictures`)
  const listed: string[] = []
  for await (const { path } of storage.list('uploads/')) listed.push(path)
  expect(listed).toEqual(['uploads/a.webp', 'uploads/b.webp', 'uploads/c.webp'])
})

/** The port of a bucket that names one file at a time; the real one does so after a thousand. */
async function bucketInPages(): Promise<number> {
  const names = ['a', 'b', 'c']
  const server = createServer(({ url }, response) => {
    const { searchParams } = new URL(url ?? '/', 'http://bucket')
    const at = Number(searchParams.get('continuation-token'))
    const next = at < 2 ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : ''
    response.setHeader('content-type', 'application/xml').end(`<ListBucketResult>
      <IsTruncated>${at < 2}</IsTruncated>${next}
      <Contents><Key>${searchParams.get('prefix')}${names[at]}.webp</Key><Size>1</Size>
      <LastModified>2026-05-01T06:00:00.000Z</LastModified></Contents></ListBucketResult>`)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
