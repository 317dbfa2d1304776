import { expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

eachDatabase((open) => {
  test('the same sheet sent twice before it is imported makes no listing twice', async () => {
    const desk = await openImportDesk(await open())
    const sheet = {
      name: 'Villas.csv',
      body: 'Title,Tagline,Address,Price\nElm,Quiet,Harwan,9000\nElm,Loud,Nigeen,8000\n',
    }
    const first = await desk.check([sheet])
    const second = await desk.check([sheet])
    expect(second.counts).toMatchObject({ new: 2, refused: 0 })
    expect((await desk.step(first.id, 'apply')).counts).toMatchObject({ new: 2, refused: 0 })
    const applied = await desk.step(second.id, 'apply')
    expect(applied.counts).toMatchObject({ new: 0, refused: 2 })
    const [row] = await desk.rows(second.id)
    expect(row?.refusals).toMatchObject([
      {
        ...{ column: 'Title', cell: 'Elm' },
        message: expect.stringMatching(/^There is a villa of this name already, .* Take the row/),
      },
    ])
    expect(await desk.listings('Villa')).toHaveLength(2)
  })
  test('two imports of one sheet at the same instant make no listing twice', async () => {
    const desk = await openImportDesk(await open())
    const rows = ['Elm', 'Oak', 'Pine', 'Plane'].map(
      (title) => `${title},${title},Quiet,Harwan,9000`,
    )
    const body = ['ID,Title,Tagline,Address,Price', ...rows].join('\n')
    const sheet = { name: 'Villas.csv', body }
    const checked = [await desk.check([sheet]), await desk.check([sheet])]
    const { database, imports, listings } = desk.domain
    const { promise: bothRead, resolve: goOn } = Promise.withResolvers<void>()
    const write = listings.writeComplete
    const writing = vi.spyOn(listings, 'writeComplete').mockImplementation(async (...words) => {
      if (writing.mock.calls.length === 2) goOn()
      await bothRead
      return write(...words)
    })
    await database.db.updateTable('imports').set({ state: 'applying', done: 0 }).execute()
    const by = { id: 1, name: 'Owner' }
    const steps = checked.map(({ id }) => imports.handlers.import({ id, step: 'apply', by }))
    await Promise.all(steps)
    const titles = (await desk.listings('Villa')).map(({ title }: { title: string }) => title)
    expect(titles.sort()).toEqual(['Elm', 'Oak', 'Pine', 'Plane'])
    const counts = await Promise.all(checked.map(({ id }) => imports.counts(id)))
    expect(counts.map((each) => each.new).reduce((a, b) => a + b)).toBe(4)
    expect(counts.map((each) => each.refused).reduce((a, b) => a + b)).toBe(4)
  })
})
