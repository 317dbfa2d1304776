import { expect, test } from 'vitest'
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
})
