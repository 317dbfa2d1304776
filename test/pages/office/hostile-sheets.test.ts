import { beforeAll, expect, test } from 'vitest'
import { xlsx } from '../../samples/spreadsheets.ts'
import { words } from '../demo-site.ts'
import { office } from './office.ts'

const { site, open, importSheets } = office()
beforeAll(() => {
  site.domain.jobs.start(site.domain.imports.handlers)
  return () => site.domain.jobs.stop()
})

const script = '<script>window.hacked = 1</script>'
const story = [
  '# <img src=x onerror="window.hacked = 1">',
  '[Book now](javascript:window.hacked=1) and [again](data:text/html,<script>window.hacked=1</script>)',
  '![](https://evil.example/seen.png)',
  '<a href="javascript:window.hacked=1" onclick="window.hacked=1">press</a>',
  '<svg onload="window.hacked = 1"><style>*{display:none}</style></svg>',
  '**</strong></p><iframe src="https://evil.example/"></iframe>**',
  '- =HYPERLINK("https://evil.example/","Lakes")',
].join('\n\n')

/** What of the sheet is more than text: tags, event handlers, and addresses. */
const living = (html: string) =>
  [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) =>
      /^<(script>window|iframe)|<img[^>]* src="?x|\son(error|load|click)=|(href|src)="(javascript:|data:text|https:\/\/evil)/.test(
        tag.replaceAll(/(value|title|alt|aria-label|content)="[^"]*"/g, ''),
      ),
    )

test('a hostile sheet’s content is shown as text, to staff and visitors', async () => {
  expect(living(story)).not.toEqual([])
  const rows = [
    ['ID', 'Villa title', 'Tagline', 'Address', 'Price', 'Overview'],
    ['V1', `Orchard ${script}`, "=cmd|'/c calc'!A1", '"><b onclick=x>Harwan', 4000, story],
    ['V2', `${script} Pool`, 'Loud', 'Nigeen', script, story],
  ]
  const sheet = { name: `${script}.xlsx`, buffer: await xlsx({ Villas: rows }) }
  const { id } = await importSheets([sheet])
  const checked = await open(`/admin/imports/${id}`)
  expect(checked.text).toContain('1 new, 1 to correct.')
  expect(checked.html).toContain('&lt;script&gt;window.hacked = 1&lt;/script&gt; Pool')
  await importSheets({ id, step: 'apply' })
  const [villa] = await site.list('Villa?sort=newest')
  const edited = await open(`/admin/villas?edit=${villa.id}`)
  expect(edited.html).toContain('value="Orchard &lt;script&gt;window.hacked = 1&lt;/script&gt;"')
  const page = await site.html(`/villas/${villa.id}`)
  expect(page).toMatch(/<h1[^>]*>Orchard &lt;script&gt;window.hacked/)
  expect(words(page)).toContain('Book now')
  for (const html of [checked.html, edited.html, page]) expect(living(html)).toEqual([])
})

test('a sheet that cannot be read, or only without its headings, says why and what to do', async () => {
  const sheet = (text: string) => [{ name: 'Villas.csv', buffer: Buffer.from(text) }]
  const columns = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()
  const wide = await open(`/admin/imports/${(await importSheets(sheet(columns))).id}`)
  expect(wide.text).toMatch(/Unreadable .*Villas has 1,00,000 columns; a sheet may have 200\./)
  const misspelt = await importSheets(sheet('Villa Title,Prise\nOrchard,1\n'))
  const { html, text } = await open(`/admin/imports/${misspelt.id}`)
  expect(html).toMatch(/role="alert"[^>]*>((?!<\/div>).)*Mend the headings first/s)
  expect(text).toContain('Did you mean ‘Price’?')
  expect(text).toContain('Discard')
  expect(text).not.toContain('Import 1 row')
})
