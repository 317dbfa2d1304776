import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { reviewPictures } from './review-pictures.ts'

eachDatabase((open) => {
  test('a signed URL shows all widths of one picture, in any process, for at least half an hour', async () => {
    const database = await open()
    let now = new Date('2026-11-25T10:29:59Z')
    const [picture] = await reviewPictures(database, () => now).signed([{ name: 'abc' }])
    const { verifiedPath } = reviewPictures(database, () => now)
    const at = (file: string) => verifiedPath(`${picture?.folder}/${file}`)
    for (const file of ['abc.webp', 'abc-400.avif']) expect(await at(file)).toBe(`reviews/${file}`)
    for (const file of ['abd.webp', '../uploads/abc.webp', '', 'abc.svg']) {
      expect(await at(file), file).toBeUndefined()
    }
    now = new Date('2026-11-25T10:59:59Z')
    expect(await at('abc.webp')).toBe('reviews/abc.webp')
    now = new Date('2026-11-25T11:00:00Z')
    expect(await at('abc.webp')).toBeUndefined()
  })

  test('without a signature, a picture of no published review is not shown; other folders are unaffected', async () => {
    const { verifiedPath } = reviewPictures(await open())
    expect(await verifiedPath('reviews/abc.webp')).toBeUndefined()
    expect(await verifiedPath('uploads/abc.webp')).toBe('uploads/abc.webp')
  })
})
