import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { encode } from './encode.ts'

const folder = mkdtempSync(join(tmpdir(), 'kashmir-refused-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function refusalFor(body: Buffer | string) {
  const path = join(folder, 'photo.jpg')
  writeFileSync(path, body)
  const result = await encode(path)
  return 'refusal' in result ? result.refusal : undefined
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#135274' } })

const noisy = sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    background: 'black',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="5"/></svg>'
const heic = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')

/** A PNG whose header gives a wrong size. */
async function claiming(width: number, height: number) {
  const png = await plain(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each([
  ['text', 'not a picture at all'],
  ['SVG', svg],
  ['SVG after a byte order mark', `\ufeff${svg}`],
  ['PDF', '%PDF-1.7\n%âãÏÓ'],
])('refuses %s as a foreign format, whatever its name', async (_, body) => {
  expect(await refusalFor(body)).toBe('foreign')
})

test('an empty file is reported as empty', async () => {
  expect(await refusalFor('')).toBe('empty')
})

test.each(['gif', 'tiff', 'avif'] as const)('recognises %s', async (format) => {
  expect(await refusalFor(await plain(9, 7).toFormat(format).toBuffer())).toBe(format)
})

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('a file of brand %s is HEIC', async (brand) => {
  expect(await refusalFor(heic(brand))).toBe('heic')
})

test('decoders of other formats are disabled, even if the content check is bypassed', async () => {
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format')
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'a truncated %s is reported as damaged',
  async (format) => {
    const whole = await noisy.clone().toFormat(format).toBuffer()
    expect(await refusalFor(whole)).toBeUndefined()
    for (const length of [16, 200, whole.length >> 1, whole.length - 20]) {
      expect(await refusalFor(whole.subarray(0, length)), `${length} bytes`).toBe('damaged')
    }
  },
)

test('refuses more than 60 megapixels before decoding', async () => {
  expect(await refusalFor(await claiming(7625, 8000))).toBe('too large')
  expect(await refusalFor(await claiming(7500, 8000))).toBe('damaged')
})

test('refuses a side longer than WebP allows', async () => {
  expect(await refusalFor(await plain(10, 16_384).png().toBuffer())).toBe('too long')
  expect(await refusalFor(await plain(16_384, 10).png().toBuffer())).toBeUndefined()
})

test('a missing file is an error, not a refusal', async () => {
  await expect(encode(join(folder, 'absent.jpg'))).rejects.toThrow('ENOENT')
})
