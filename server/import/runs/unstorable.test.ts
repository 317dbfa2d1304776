import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const villa = { title: 'Orchard', duration: 'Quiet', description: 'Harwan', price: 5 }
const json = (body: object) => [{ name: 'all.json', body: JSON.stringify(body) }]

eachDatabase((open) => {
  test.each([
    ['title', json({ Villa: [{ ...villa, title: 'a\0b' }] }), 'checked', 'refused'],
    ['ID', json({ Villa: [{ ...villa, externalId: 'a\0b' }] }), 'checked', 'new'],
    ['kind', json({ 'Vil\0la': [villa] }), 'failed', undefined],
    ['file name', [{ name: 'Vil\0las.csv', body: 'Title\nOrchard\n' }], 'checked', 'refused'],
  ])(
    'a %s with a character that no database stores ends the check',
    async (_, files, state, row) => {
      const desk = await openImportDesk(await open())
      const checked = await desk.check(files)
      expect([checked.state, (await desk.rows(checked.id))[0]?.outcome]).toEqual([state, row])
    },
  )
})
