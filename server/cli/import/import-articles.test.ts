import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { commandLine, importFolder, onSqlite, openSite } from '#test/servers/command-line.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A site into which articles with pictures can be imported again and again. */
async function opened() {
  const variables = await onSqlite()
  const { app } = await openSite(variables)
  const pictures = {
    'pictures/cover.jpg': await jpeg(500, 40),
    'pictures/Dal Lake.jpg': await jpeg(600, 40),
    'pictures/Dal Lake (1).jpg': await jpeg(640, 40),
    'pictures/blog/Snow.JPG': await jpeg(700, 40),
  }
  return {
    async run(heading: string, ...cells: string[]) {
      const sheet = `${heading}\n${cells.map(quoted).join()}\n`
      const folder = importFolder({ 'Articles.csv': sheet, ...pictures })
      return commandLine(variables)(['import', join(folder, 'Articles.csv')])
    },
    async article() {
      const [first] = (await app.inject('/api/Article')).json().$values
      const widths = first.pictures.map(({ width }: { width: number }) => width)
      return { text: first.text, widths }
    },
  }
}

const heading = 'ID,Title,Category,Text,Pictures'

test.each([
  ['lines with names', 'Snow.\n\n[picture dal-lake.jpg]\n\nIce.\n\n[picture snow.jpg]\n\n## Roads'],
  ['Markdown', 'Snow.\n\n![A lake](Dal Lake.jpg "Dal")\n\nIce.\n![](blog/Snow.JPG)\n## Roads'],
  [
    'HTML',
    '<p>Snow.</p><p><img class="w" src="https://old.example/up/Dal%20Lake.jpg?w=300" alt=""></p>' +
      "<p>Ice. <img src='blog/Snow.JPG' /></p><h2>Roads</h2>",
  ],
])(
  'a text names its pictures by their files, in %s, and they follow the cover',
  async (_, text) => {
    const { run, article } = await opened()
    expect((await run(heading, 'A1', 'Winter', 'Seasons', text, 'cover.jpg')).errors).toBe('')
    expect(await article()).toEqual({
      text: 'Snow.\n\n[picture 2]\n\nIce.\n\n[picture 3]\n\n## Roads',
      widths: [500, 600, 700],
    })
  },
)

test('file names in a text refer to pictures of the row, in any order', async () => {
  const { run, article } = await opened()
  const text = 'Snow.\n\n[picture Dal Lake.jpg]'
  await run(heading, 'A1', 'Winter', 'Seasons', text, 'snow.jpg|cover.jpg|dal lake.jpg')
  expect(await article()).toEqual({ text: 'Snow.\n\n[picture 3]', widths: [700, 500, 600] })
  const { errors } = await run('ID,Text', 'A1', text)
  expect(errors).toMatch(
    /row 2: The text shows “Dal Lake.jpg”. Name all its pictures in a column ‘Pictures’\./,
  )
  const lost = await run('Title,Category,Text', 'Ice', 'Seasons', '![](lost.jpg)')
  expect(lost.errors).toMatch(/“lost\.jpg” is not in /)
})

test('a copy of a file is called as devices call it', async () => {
  const { run, article } = await opened()
  const text = 'Snow.\n\n![A lake](Dal Lake (1).jpg "Dal")\n\n[picture Dal Lake (1).jpg]'
  expect((await run('Title,Category,Text', 'Ice', 'Seasons', text)).errors).toBe('')
  expect(await article()).toEqual({ text: 'Snow.\n\n[picture 1]\n\n[picture 1]', widths: [640] })
})

test('references to other addresses stay unchanged', async () => {
  const { run, article } = await opened()
  const text = 'See [picture 1] and [picture of snow].\n\n![inline](data:image/png;base64,AAAA)'
  expect((await run('Title,Category,Text', 'Ice', 'Seasons', text)).errors).toBe('')
  expect(await article()).toEqual({ text, widths: [] })
})
