import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBacklog } from '../backlog.ts'
import { createEncodings } from './encodings.ts'

const words = Array.from({ length: 4000 }, (_, index) => `listing-${(index * 7919) % 1000}`)
const body = Buffer.from(words.join(' '))

test('a page requested again is compressed better; encodings never requested are not made', async () => {
  const encodings = createEncodings(body, () => {})
  const size = async () => (await encodings.get('br')).length
  const first = await size()
  expect(encodings.bytes()).toBe(first)
  expect(await size()).toBe(first)
  await expect.poll(size).toBeLessThan(first)
})

test('a compressed page is stored only compressed, and decompressed for clients that need it', async () => {
  const encodings = createEncodings(body, () => {})
  expect(encodings.ready('identity')?.equals(body)).toBe(true)
  const packed = await encodings.get('br')
  expect(packed.buffer.byteLength).toBe(packed.length)
  expect(encodings.bytes()).toBe(packed.length)
  expect(encodings.ready('identity')).toBeUndefined()
  expect(gunzipSync(await encodings.get('gzip')).equals(body)).toBe(true)
  const whole = await encodings.get('identity')
  expect(whole.equals(body)).toBe(true)
  expect(encodings.ready('identity')).toBe(whole)
})

test('a page first requested uncompressed is also stored uncompressed', async () => {
  const encodings = createEncodings(body, () => {})
  await encodings.get('identity')
  const { length } = await encodings.get('br')
  expect(encodings.bytes()).toBe(body.length + length)
})

test('a dropped page is not compressed further', async () => {
  let kept = 0
  const encodings = createEncodings(body, () => {
    kept += 1
  })
  const first = await encodings.get('br')
  encodings.drop()
  await encodings.get('br')
  await encodings.get('br')
  const other = createEncodings(body, () => {})
  const sizeOfOther = async () => (await other.get('br')).length
  await expect.poll(sizeOfOther).toBeLessThan(first.length)
  expect(kept).toBe(1)
})

test('a full backlog accepts no more tasks', async () => {
  const backlog = createBacklog(2)
  const gate = Promise.withResolvers<void>()
  const done: number[] = []
  const task = (number: number) => async () => {
    await gate.promise
    done.push(number)
  }
  expect([1, 2, 3, 4].map((number) => backlog.add(task(number)))).toEqual([true, true, true, false])
  gate.resolve()
  await expect.poll(() => done).toEqual([1, 2, 3])
})
