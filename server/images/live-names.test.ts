import { beforeEach, expect, test } from 'vitest'
import type { Changed } from '#server/db/cache-tags.ts'
import type { Database } from '#server/db/database.ts'
import { deleteListing, listingWith } from '#test/samples/listing-rows.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { liveNames } from './live-names.ts'

const image = { folder: 'uploads' as const, name: 'x', width: 900, height: 600, blur: '' }

eachDatabase((open) => {
  let database: Database
  let names: ReturnType<typeof liveNames>
  let change: (changed?: Changed) => void

  beforeEach(async () => {
    database = await open()
    names = liveNames({
      db: database.db,
      onChange: (listener) => {
        change = (changed = 'everything') => void listener(changed)
      },
    })
  })

  test('caches its answer until something changes', async () => {
    expect(await names.isLive(image)).toBe(false)
    const id = await listingWith(database, image)
    expect(await names.isLive(image)).toBe(false)
    change()
    expect(await names.isLive(image)).toBe(true)
    await deleteListing(database, id)
    expect(await names.isLive(image)).toBe(true)
    change()
    expect(await names.isLive(image)).toBe(false)
  })

  test('does not cache an answer during which something changed', async () => {
    const id = await listingWith(database, image)
    const asked = names.isLive(image)
    change()
    expect(await asked).toBe(true)
    await deleteListing(database, id)
    expect(await names.isLive(image)).toBe(false)
  })

  test('one published listing is enough', async () => {
    await deleteListing(database, await listingWith(database, image))
    await listingWith(database, image)
    expect(await names.isLive(image)).toBe(true)
    expect(await names.isLive({ ...image, folder: 'images' })).toBe(false)
  })

  test('a deleted listing still uses its pictures', async () => {
    expect(await names.inUse(image)).toBe(false)
    await deleteListing(database, await listingWith(database, image))
    expect(await names.inUse(image)).toBe(true)
  })
})
