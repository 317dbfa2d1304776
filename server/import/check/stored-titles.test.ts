import { expect, test } from 'vitest'
import { addListing } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { storedTitles } from './stored-titles.ts'

eachDatabase((open) => {
  test('of equal titles the newest listing is meant, whichever was changed last', async () => {
    const database = await open()
    const [older, newer] = [
      await addListing(database, 'Villa', 'Orchard'),
      await addListing(database, 'Villa', 'Orchard'),
    ]
    await database.db.updateTable('listings').set({ price: 9 }).where('id', '=', older).execute()
    const titles = await storedTitles(database)
    expect(titles.idOf('Villa', 'orchard')).toBe(newer)
    expect(titles.idsOf('Villa', 'orchard')).toEqual([older, newer])
  })
})
