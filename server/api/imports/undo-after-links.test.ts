import { expect, test, vi } from 'vitest'
import { xlsx } from '#test/samples/spreadsheets.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

eachDatabase((open) => {
  test('an undo keeps what a colleague changed before the links were set', async () => {
    const desk = await openImportDesk(await open())
    const villas = [
      ['ID', 'Villa title', 'Tagline', 'Address', 'Price', 'Destinations'],
      ['V1', 'Orchard', 'Quiet', 'Harwan', 1, 'Gurez'],
    ]
    const body = await xlsx({ Villas: villas, Destinations: [['Name'], ['Gurez']] })
    const { id } = await desk.check([{ name: 'all.xlsx', body }])
    const { listings } = desk.domain
    const write = listings.writeComplete
    const spied = vi.spyOn(listings, 'writeComplete').mockImplementationOnce(async (...words) => {
      const written = await write(...words)
      const [villa] = await desk.listings('Villa')
      await desk.put(`/api/Villa/${villa.id}`, [['price', '5']])
      return written
    })
    await desk.step(id, 'apply')
    spied.mockRestore()
    expect(await desk.step(id, 'undo')).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect(await desk.listings('Villa')).toMatchObject([{ title: 'Orchard', price: 5 }])
  })
})
