import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBucket } from '#test/servers/services/bucket.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

async function local() {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-storage-'))
  const storage = await openStorage({ DATA_DIR: folder, STORAGE_URL: undefined })
  return { storage, close: async () => rmSync(folder, { recursive: true }) }
}

async function s3() {
  const { url, close } = await openBucket()
  return { storage: await openStorage({ DATA_DIR: '', STORAGE_URL: url }), close }
}

describe.for([
  { name: 'local', create: local },
  { name: 's3', create: s3 },
])('$name', ({ create }) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ storage, close } = await create())
  })
  afterEach(() => close())

  const put = (path: string, text = path) => storage.put(path, Buffer.from(text), 'image/webp')

  async function textOf(path: string) {
    const file = await storage.get(path)
    if (!file) return undefined
    const body = await buffer(file.body)
    expect(file.size).toBe(body.length)
    return body.toString()
  }

  async function listed(folder: string) {
    const paths: string[] = []
    for await (const { path } of storage.list(folder)) paths.push(path)
    return paths.sort()
  }

  test('returns every byte that was put', async () => {
    const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256))
    await storage.put('uploads/x-640.avif', body, 'image/avif')
    const file = await storage.get('uploads/x-640.avif')
    expect(file?.size).toBe(300_000)
    expect(body.equals(await buffer(file!.body))).toBe(true)
  })

  test('returns the requested range', async () => {
    await put('stock/films/x.mp4', 'from the middle')
    const part = await storage.get('stock/films/x.mp4', { start: 5, end: 7 })
    expect(part?.size).toBe(3)
    expect(String(await buffer(part!.body))).toBe('the')
  })

  test('a second put replaces the first', async () => {
    await put('uploads/x.webp', 'long and old')
    await put('uploads/x.webp', 'new')
    expect(await textOf('uploads/x.webp')).toBe('new')
  })

  test('concurrent puts leave one complete file', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
    await Promise.all(texts.map((text) => put('uploads/x.webp', text)))
    expect(texts).toContain(await textOf('uploads/x.webp'))
    expect(await listed('')).toEqual(['uploads/x.webp'])
  })

  test('a missing file is undefined', async () => {
    expect(await storage.get('uploads/absent.webp')).toBeUndefined()
    await put('uploads/x.webp')
    expect(await storage.get('uploads/absent.webp')).toBeUndefined()
  })

  test('a removed file is gone, and can be removed again', async () => {
    await put('uploads/x.webp')
    await storage.remove('uploads/x.webp')
    await storage.remove('uploads/x.webp')
    expect(await storage.get('uploads/x.webp')).toBeUndefined()
  })

  test('lists a folder, or all, with sizes and times', async () => {
    for (const path of ['uploads/a.webp', 'uploads/b.webp', 'images/c.webp']) await put(path)
    expect(await listed('uploads/')).toEqual(['uploads/a.webp', 'uploads/b.webp'])
    expect(await listed('hotelrooms/')).toEqual([])
    expect(await listed('')).toEqual(['images/c.webp', 'uploads/a.webp', 'uploads/b.webp'])
    for await (const { size, modifiedAt } of storage.list('images/')) {
      expect(size).toBe('images/c.webp'.length)
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
    }
  })

  test.each([
    '',
    '/etc/passwd',
    '../x.webp',
    'uploads/../../x.webp',
    'uploads/..',
    'uploads//x.webp',
    'uploads\\..\\x.webp',
    'uploads/.hidden',
    'uploads/x.webp\0.txt',
    'uploads/x\n.webp',
  ])('refuses the path %j', async (path) => {
    await expect(put(path, 'x')).rejects.toThrow('Not a storage path')
    await expect(storage.get(path)).rejects.toThrow('Not a storage path')
    await expect(storage.remove(path)).rejects.toThrow('Not a storage path')
  })

  test.each(['..', '../', '/', 'uploads', './'])('refuses to list %j', async (folder) => {
    await expect(listed(folder)).rejects.toThrow('Not a storage folder')
  })

  test('a check passes and leaves nothing behind', async () => {
    await storage.check()
    expect(await listed('')).toEqual([])
  })
})
