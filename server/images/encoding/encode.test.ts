import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantWidths } from '#catalogue/pictures/image.ts'
import { photograph } from '#test/samples/pictures.ts'
import { similarity } from '#test/similarity.ts'
import { type EncodedImage, encode } from './encode.ts'

const folder = mkdtempSync(join(tmpdir(), 'kashmir-encode-'))
// The application never decodes AVIF; these tests do, to check the results.
const avif = { operation: ['VipsForeignLoadHeif'] }
beforeAll(() => sharp.unblock(avif))
afterAll(() => {
  sharp.block(avif)
  rmSync(folder, { recursive: true })
})

let made = 0
async function encoded(picture: Sharp): Promise<EncodedImage> {
  made += 1
  const path = join(folder, `upload-${made}`)
  writeFileSync(path, await picture.toBuffer())
  const result = await encode(path)
  if ('refusal' in result) throw new Error(result.refusal)
  return result
}

const plain = (width: number, height: number, background = '#c83c3c') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on the left, blue on the right. */
const twoColours = (width: number, height: number) =>
  plain(width, height, '#ff0000').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      gravity: 'east',
    },
  ])

const headsOf = ({ variants }: EncodedImage) =>
  Promise.all(variants.map(({ body }) => sharp(body).metadata()))

const formatOf = ({ format }: Metadata) => (format === 'heif' ? 'avif' : format)

/** The colour at a point given as fractions of width and height. */
async function colourAt(body: Buffer, across: number, down: number) {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const pixel = Math.floor(down * info.height) * info.width + Math.floor(across * info.width)
  return [...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)]
}

async function expectColour(image: EncodedImage, expected: number[], across = 0.5, down = 0.5) {
  for (const { body } of image.variants) {
    const colour = await colourAt(body, across, down)
    expect(colour).toHaveLength(expected.length)
    const distance = Math.max(...colour.map((value, index) => Math.abs(value - expected[index]!)))
    expect(distance, `${colour} is not ${expected}`).toBeLessThan(12)
  }
}

test.each([1, 399, 400, 401, 641, 1279, 1280, 1281, 1919, 1920, 2500])(
  'makes a picture %i wide in each of its widths and both formats',
  async (width) => {
    const image = await encoded(plain(width, 51).jpeg())
    const expected = variantWidths(width).flatMap((step) => [
      { width: step, format: 'avif' },
      { width: step, format: 'webp' },
    ])
    expect(image).toMatchObject({ width, height: 51, variants: expected })
    const heads = await headsOf(image)
    expect(heads.map((head) => ({ width: head.width, format: formatOf(head) }))).toEqual(expected)
  },
)

test.each([
  [1, 1],
  [3, 7001],
  [7001, 3],
  [401, 399],
])('a picture of %i by %i keeps its proportions', async (width, height) => {
  const image = await encoded(plain(width, height).png())
  expect(image).toMatchObject({ width, height })
  for (const head of await headsOf(image)) {
    expect(head.height).toBe(Math.max(1, Math.round((height * head.width) / width)))
  }
  await expectColour(image, [200, 60, 60])
})

test('turns a rotated photo upright, and removes location, camera and other metadata', async () => {
  const photo = twoColours(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of Aamir' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 5/1 2/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Aamir</x:xmpmeta>')
    .jpeg()
  const sent = await sharp(await photo.toBuffer()).metadata()
  expect(sent).toMatchObject({ orientation: 6, exif: expect.any(Buffer), xmp: expect.any(Buffer) })

  const image = await encoded(photo)
  expect(image).toMatchObject({ width: 400, height: 600 })
  await expectColour(image, [255, 0, 0], 0.5, 0.1)
  await expectColour(image, [0, 0, 255], 0.5, 0.9)
  for (const head of await headsOf(image)) {
    expect(head.height).toBe(600)
    expect([head.exif, head.xmp, head.iptc, head.icc, head.orientation]).toEqual(
      Array(5).fill(undefined),
    )
  }
  for (const { body } of image.variants) expect(body.includes('Aamir')).toBe(false)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('applies orientation %i once', async (orientation) => {
  const image = await encoded(plain(60, 40).withMetadata({ orientation }).jpeg())
  const [width, height] = orientation < 5 ? [60, 40] : [40, 60]
  expect(image).toMatchObject({ width, height })
  for (const head of await headsOf(image)) expect(head).toMatchObject({ width, height })
})

test('converts a wide-gamut profile to sRGB and removes it', async () => {
  const wide = plain(50, 50).withIccProfile('p3').png()
  expect(await colourAt(await wide.toBuffer(), 0, 0)).not.toEqual([200, 60, 60])
  const image = await encoded(wide)
  await expectColour(image, [200, 60, 60])
  for (const head of await headsOf(image)) expect(head.icc).toBeUndefined()
})

test('keeps the colours of a CMYK JPEG', async () => {
  const cmyk = plain(50, 50, '#b4a08c').withIccProfile('cmyk').jpeg()
  expect((await sharp(await cmyk.toBuffer()).metadata()).channels).toBe(4)
  await expectColour(await encoded(cmyk), [180, 160, 140])
})

test('reduces a PNG of 16 bits to 8', async () => {
  const deep = plain(50, 50).toColourspace('rgb16').png()
  expect((await sharp(await deep.toBuffer()).metadata()).depth).toBe('ushort')
  const image = await encoded(deep)
  for (const head of await headsOf(image)) expect(head.depth).toBe('uchar')
  await expectColour(image, [200, 60, 60])
})

test('keeps a grey picture grey', async () => {
  const grey = plain(50, 50, '#646464').toColourspace('b-w').jpeg()
  expect((await sharp(await grey.toBuffer()).metadata()).channels).toBe(1)
  await expectColour(await encoded(grey), [100, 100, 100])
})

test('keeps the colour of a palette picture', async () => {
  await expectColour(await encoded(plain(50, 50).png({ palette: true })), [200, 60, 60])
})

test('keeps transparency in both formats', async () => {
  const background = { r: 200, g: 60, b: 60, alpha: 0.5 }
  const image = await encoded(
    sharp({ create: { width: 500, height: 50, channels: 4, background } }).png(),
  )
  await expectColour(image, [200, 60, 60, 128])
})

test('keeps the first frame of an animation', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => plain(50, 40, colour).png().toBuffer()),
  )
  const animation = sharp(frames, { join: { animated: true } }).webp({ delay: [100, 100] })
  expect((await sharp(await animation.toBuffer()).metadata()).pages).toBe(2)
  const image = await encoded(animation)
  expect(image).toMatchObject({ width: 50, height: 40 })
  await expectColour(image, [255, 0, 0])
})

test('the blurred placeholder is a small WebP of the same shape', async () => {
  const { blur } = await encoded(twoColours(1200, 800).jpeg())
  expect(blur.length).toBeLessThan(500)
  const [head, base64] = blur.split(',')
  expect(head).toBe('data:image/webp;base64')
  const metadata = await sharp(Buffer.from(base64!, 'base64')).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 20, height: 13 })
})

test('the AVIF of a small photo is as good as its WebP, in fewer bytes', async () => {
  const scene = await sharp(await photograph('gulmarg'))
    .autoOrient()
    .resize(640)
    .png()
    .toBuffer()
  const image = await encoded(sharp(scene).jpeg({ quality: 92 }))
  const [avif, webp] = image.variants.filter(({ width }) => width === 640)
  if (!avif || !webp) throw new Error('A variant is missing')
  expect(avif.body.length).toBeLessThan(webp.body.length)
  expect(await similarity(avif.body, scene)).toBeGreaterThan(0.95)
})
