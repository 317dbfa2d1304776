import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { deleteListing, listingWith } from '#test/samples/listing-rows.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { createHistory } from '../history/history.ts'
import { filesOf, type StoredImage } from './image-file.ts'
import { createImages, type Images } from './images.ts'
import { localStorage } from './storage/local-storage.ts'
import type { Storage } from './storage/storage.ts'

eachDatabase((open, once) => {
  let database: Database
  let storage: Storage
  let images: Images
  let folder: string

  beforeEach(async () => {
    folder = temporaryFolder()
    database = await open()
    storage = localStorage(folder)
    images = createImages(storage, database, createHistory(database).pictures)
  })

  async function stored(): Promise<StoredImage> {
    const path = join(folder, 'upload')
    writeFileSync(path, await jpeg(900, 60))
    const result = await images.store({ path, fileName: 'lake.jpg', folder: 'uploads' })
    if ('error' in result) throw new Error(result.error)
    return result
  }

  async function files() {
    const paths: string[] = []
    for await (const { path } of storage.list('')) paths.push(path)
    return paths.sort()
  }

  once('stores every variant under a random name', async () => {
    const image = await stored()
    expect(image).toEqual({
      folder: 'uploads',
      name: expect.stringMatching(/^[a-z0-9]{20}$/),
      width: 900,
      height: 60,
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await files()).toEqual(filesOf(image).sort())
    expect((await stored()).name).not.toBe(image.name)
  })

  once('returns an error that names an invalid file, and stores nothing', async () => {
    const path = join(folder, 'upload')
    writeFileSync(path, 'GIF89a')
    const file = { path, fileName: 'x.gif', folder: 'uploads' as const }
    expect(await images.store(file)).toEqual({
      error: '“x.gif” is a GIF picture. Please save it as JPEG, PNG or WebP and send that.',
    })
    expect(await files()).toEqual([])
  })

  once('a storage failure halfway leaves nothing behind', async () => {
    let puts = 0
    const failing: Storage = {
      ...storage,
      async put(...file) {
        puts += 1
        if (puts === 3) throw new Error('No space left')
        return storage.put(...file)
      },
    }
    images = createImages(failing, database, createHistory(database).pictures)
    await expect(stored()).rejects.toThrow('No space left')
    expect(await files()).toEqual([])
  })

  test('discards the pictures of a failed transaction', async () => {
    const [kept, ...failed] = [await stored(), await stored(), await stored()]
    await images.discard(failed)
    expect(await files()).toEqual(filesOf(kept!).sort())
  })

  test('removes files once no row refers to them', async () => {
    const image = await stored()
    await listingWith(database, image)
    await images.discard([image])
    expect(await files()).toHaveLength(filesOf(image).length)
    await database.db.deleteFrom('images').execute()
    await images.discard([image])
    expect(await files()).toEqual([])
  })

  test('opens the files of a picture as long as its listing is live', async () => {
    const image = await stored()
    const path = `uploads/${image.name}.webp`
    expect(await images.open(path)).toBeUndefined()
    const id = await listingWith(database, image)
    await database.announce('everything')
    const opened = await images.open(path)
    expect(opened).toMatchObject({ path, type: 'image/webp' })
    expect((await buffer(opened!.body)).length).toBe(opened?.size)
    expect(await images.open(`uploads/${image.name}-641.webp`)).toBeUndefined()
    expect(await images.open(path.replace('uploads', 'hotelrooms'))).toBeUndefined()
    expect(await images.open('uploads/../server.lock')).toBeUndefined()
    await deleteListing(database, id)
    await database.announce('everything')
    expect(await images.open(path)).toBeUndefined()
  })

  once('a bundled picture is live without a row, and is neither copied nor removed', async () => {
    const image = images.addBundled('dal-dawn', 'uploads')
    expect(image).toMatchObject({ folder: 'uploads', name: 'dal-dawn', width: 1800, height: 1200 })
    expect(await files()).toEqual([])
    await images.discard([image])
    const opened = await images.open('uploads/dal-dawn-640.avif')
    expect(opened?.type).toBe('image/avif')
    opened?.body.destroy()
  })

  test('removes old files that no row refers to', async () => {
    const unnamed = await stored()
    const named = await stored()
    await listingWith(database, named)
    const hour = 3_600_000
    expect(await images.sweep(new Date(Date.now() - hour))).toBe(0)
    expect(await images.sweep(new Date(Date.now() + hour))).toBe(filesOf(unnamed).length)
    expect(await files()).toEqual(filesOf(named).sort())
  })
})
