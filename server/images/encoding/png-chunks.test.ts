import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutExtras } from './png-chunks.ts'

const plain = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#c83c3c' } })
  .withIccProfile('p3')
  .withMetadata({ orientation: 6 })
  .png()
  .toBuffer()

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** With additional chunks after the header. */
const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])

function typesIn(png: Buffer) {
  const types: string[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    types.push(png.toString('latin1', at + 4, at + 8))
  }
  return types
}

test('keeps colours, orientation and pixels', () => {
  const types = typesIn(withoutExtras(Buffer.from(plain)))
  expect(types).toEqual(expect.arrayContaining(['IHDR', 'iCCP', 'eXIf', 'IDAT', 'IEND']))
})

test('removes texts, additional frames and private chunks', () => {
  const extras = ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fcTL', 'fdAT', 'sPLT', 'hIST', 'prVt']
  const png = withChunks(...extras.map((type) => chunk(type, Buffer.from('Author\0\0wazwan'))))
  expect(withoutExtras(png).equals(withoutExtras(Buffer.from(plain)))).toBe(true)
})

test('removes an oversized profile, and any after the first', () => {
  const profile = (size: number) =>
    chunk('iCCP', Buffer.concat([Buffer.from('p3\0\0'), deflateSync(Buffer.alloc(size))]))
  const bare = Buffer.concat([plain.subarray(0, 33), plain.subarray(plain.indexOf('IDAT') - 4)])
  const behindHead = (...chunks: Buffer[]) =>
    Buffer.concat([bare.subarray(0, 33), ...chunks, bare.subarray(33)])
  expect(typesIn(withoutExtras(behindHead(profile(5 * 2 ** 20))))).not.toContain('iCCP')
  const two = typesIn(withoutExtras(behindHead(profile(900), profile(900))))
  expect(two.filter((type) => type === 'iCCP')).toHaveLength(1)
})

test.each([0, 8, 20, 40, plain.length - 5])('leaves a PNG cut to %i bytes unchanged', (length) => {
  const cut = plain.subarray(0, length)
  expect(withoutExtras(Buffer.from(cut)).equals(cut)).toBe(length < 33 + 8)
})

test('stops at invalid data after the signature', () => {
  const noise = Buffer.concat([plain.subarray(0, 8), randomBytes(100_000)])
  expect(withoutExtras(noise).length).toBeLessThanOrEqual(noise.length)
})
