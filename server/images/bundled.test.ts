import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '#content/demo/pictures.ts'
import { bundledFile, bundledIndex, bundledPictures } from './bundled.ts'
import { filesOf, parseImagePath } from './image-file.ts'

const index = bundledIndex()
const bundled = bundledPictures()
const folder = join(import.meta.dirname, '../../content/pictures')

const fileAt = (path: string) => parseImagePath(path)!

test('every picture has an entry, a text and all its variants, and no file is unused', () => {
  const drawn = globSync('*.webp', { cwd: folder }).map((file) => file.replace('.webp', ''))
  expect(index.map(({ name }) => name)).toEqual(drawn.sort())
  expect(Object.keys(pictures).sort()).toEqual(drawn)
  const files = index.flatMap((picture) =>
    filesOf({ ...picture, folder: 'uploads' }).map((path) => bundledFile(picture, fileAt(path))),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const lying =
    globSync('{.,variants}/*.webp', { cwd: folder }).length +
    globSync('variants/*.avif', { cwd: folder }).length
  expect(lying).toBe(files.length)
})

test('variants have the width in their name', async () => {
  const image = bundled.image('dal-dawn', 'uploads')
  for (const [path, width] of [
    ['uploads/dal-dawn.webp', 1280],
    ['uploads/dal-dawn-400.webp', 400],
    ['uploads/dal-dawn-1800.webp', 1800],
  ] as const) {
    expect(filesOf(image)).toContain(path)
    const opened = await bundled.open(fileAt(path))
    const body = await buffer(opened!.body)
    expect(opened?.size).toBe(body.length)
    expect((await sharp(body).metadata()).width).toBe(width)
  }
})

test('a picture can be used in any folder', async () => {
  expect(bundled.image('room-suite', 'hotelrooms')).toMatchObject({
    folder: 'hotelrooms',
    width: 1800,
    height: 1200,
  })
  const inRooms = await bundled.open(fileAt('hotelrooms/room-suite-640.avif'))
  const inUploads = await bundled.open(fileAt('uploads/room-suite-640.avif'))
  expect((await buffer(inRooms!.body)).equals(await buffer(inUploads!.body))).toBe(true)
})

test('returns nothing for a picture that is not bundled', async () => {
  expect(() => bundled.image('taj-mahal', 'uploads')).toThrow('taj-mahal')
  expect(await bundled.open(fileAt('uploads/taj-mahal.webp'))).toBeUndefined()
  expect(await bundled.open(fileAt('uploads/dal-dawn-641.avif'))).toBeUndefined()
})
