import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Image } from '#catalogue/pictures/image.ts'
import { publicVersionOf } from '#catalogue/quotes/public-version.ts'
import { agency } from '#test/samples/agency.ts'
import { guestQuote, versionIn, wordsOf } from '#test/samples/guest-quotes.ts'
import { drawPhoto } from '../../images/photo.ts'
import { createDayPictures, type DayPicture, type PictureSource } from './day-pictures.ts'
import { planValues } from './plan-values.ts'
import { toPdf } from './typesetter.ts'

const one = versionIn(wordsOf.english)
const pricing = one.pricing!
const picturedDays = (names: string[], alt = '') =>
  publicVersionOf(
    {
      ...one,
      nights: 60,
      days: names.map((name, index) => ({
        ...one.days[0]!,
        ...{ id: `day-${index}`, day: index + 1, text: 'A walk.' },
        picture: { path: `uploads/${name}.webp`, alt },
      })),
    },
    pricing,
  )

const file = readFileSync(new URL('../../../content/pictures/dal-dawn.webp', import.meta.url))
const noise = await sharp({
  create: {
    ...{ width: 640, height: 480, channels: 3, background: '#777' },
    noise: { type: 'gaussian', mean: 120, sigma: 90 },
  },
})
  .webp({ quality: 95 })
  .toBuffer()

/** Pictures by name: `gone` is not stored, `away` cannot be read. */
function source(files: Record<string, Buffer>): PictureSource & { opened: string[] } {
  const opened: string[] = []
  const image = (path: string): Image => ({
    ...{ id: 1, folder: 'uploads', name: path.slice(8, -5), width: 1280, height: 853 },
    ...{ blur: '', alt: 'Of the library' },
  })
  return {
    opened,
    images: {
      byPath: async (paths) =>
        paths.filter((path) => !path.includes('gone')).map((path) => [path, image(path)]),
      async open(path) {
        opened.push(path)
        if (path.includes('away')) throw new Error('The storage is away.')
        const body = files[path.slice(8, -9)]
        return body && { path, type: 'image/webp', size: body.length, body: Readable.from([body]) }
      },
    },
    drawPhoto,
  }
}

const printed = (version: ReturnType<typeof picturedDays>, pictures: DayPicture[]) =>
  toPdf({
    values: planValues({ ...guestQuote(one), version }, agency, {
      ...{ link: 'https://kashmir.example/q/token', today: '2027-02-03' },
    }),
    qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    pictures,
  })
const jpegsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0

test('a day has its picture, scaled down, with its text', async () => {
  const from = source({ dal: file })
  const version = picturedDays(['dal'], 'Dal Lake at dawn')
  const pictures = await createDayPictures(from)(version)
  expect(from.opened).toEqual(['uploads/dal-640.webp'])
  expect(pictures).toMatchObject([{ index: 0, alt: 'Dal Lake at dawn' }])
  const { format, width, height } = await sharp(pictures[0]!.body).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 400, height: 300 })
  const pdf = printed(version, pictures)
  expect(jpegsIn(pdf)).toBe(1)
  expect(pdf.includes('Dal Lake at dawn')).toBe(true)
})

test('makes the JPEG of a picture once, for several days and documents', async () => {
  const from = source({ dal: file })
  const dayPictures = createDayPictures(from)
  const [first, second] = await dayPictures(picturedDays(['dal', 'gone', 'dal']))
  const [again] = await dayPictures(picturedDays(['dal']))
  expect(from.opened).toEqual(['uploads/dal-640.webp'])
  expect([first?.index, second?.index]).toEqual([0, 2])
  expect(again?.body).toEqual(first?.body)
})

test('a picture that could not be read is read again for the next document', async () => {
  const from = source({ dal: file })
  const { open } = from.images
  let isAway = true
  from.images.open = async (path) => {
    if (isAway) throw new Error('The storage is away.')
    return open(path)
  }
  const dayPictures = createDayPictures(from)
  expect(await dayPictures(picturedDays(['dal']))).toEqual([])
  isAway = false
  expect(await dayPictures(picturedDays(['dal']))).toHaveLength(1)
})

test('a picture without its own text has that of the library', async () => {
  const [picture] = await createDayPictures(source({ dal: file }))(picturedDays(['dal']))
  expect(picture?.alt).toBe('Of the library')
})

test('a missing, broken or unreadable picture is left out of its day', async () => {
  const version = picturedDays(['gone', 'broken', 'away', 'missing', 'dal'])
  const broken = Buffer.concat([file.subarray(0, 40), Buffer.from('no picture')])
  const pictures = await createDayPictures(source({ broken, dal: file }))(version)
  expect(pictures.map(({ index }) => index)).toEqual([4])
  expect(jpegsIn(printed(version, pictures))).toBe(1)
})

test('a document has at most twelve pictures in at most 400 KB', async () => {
  const version = picturedDays(Array.from({ length: 20 }, () => 'dal'))
  const pictures = await createDayPictures(source({ dal: file }))(version)
  expect(pictures.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  const grains = Array.from({ length: 12 }, async (_, index) => ({
    ...{ index, alt: 'Grain' },
    body: await drawPhoto(
      await sharp(noise)
        .modulate({ hue: index * 20 })
        .toBuffer(),
    ),
  }))
  const heavy = await Promise.all(grains)
  expect(heavy.reduce((sum, { body }) => sum + body.length, 0)).toBeGreaterThan(400_000)
  const pdf = printed(version, heavy)
  expect(pdf.length).toBeLessThanOrEqual(400_000)
  expect(jpegsIn(pdf)).toBe(0)
})

test('leaves out pictures that are not ready in time', async () => {
  const from = source({ dal: file })
  const slow: PictureSource = {
    ...from,
    images: {
      ...from.images,
      open: (path) => (path.includes('slow') ? new Promise(() => {}) : from.images.open(path)),
    },
  }
  const dayPictures = createDayPictures(slow)
  expect(await dayPictures(picturedDays(['dal']))).toHaveLength(1)
  const pictures = await dayPictures(picturedDays(['dal', 'slow', 'dal']), 300)
  expect(pictures.map(({ index }) => index)).toEqual([0])
})
