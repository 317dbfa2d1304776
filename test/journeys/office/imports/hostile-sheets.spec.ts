import { expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { inline, workbook, xlsx } from '../../../samples/spreadsheets.ts'
import { sendSheets, type } from '../../support/agency-sheets.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

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

/** All requests of a page to other hosts. */
function askedElsewhere(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) asked.push(request.url())
  })
  return asked
}

/** Elements in the page's content that are more than text. */
const living = (page: Page) =>
  page.evaluate(() => [
    'hacked' in window,
    document.querySelectorAll('main [onerror], main [onload], main [onclick], main iframe').length,
    document.querySelectorAll('a[href^="javascript:"], a[href^="data:"], img[src*="evil"]').length,
  ])

test('shows a hostile sheet’s content as text, to staff and visitors', async ({ page }) => {
  test.setTimeout(120_000)
  const asked = askedElsewhere(page)
  const rows = [
    ['ID', 'Villa title', 'Tagline', 'Address', 'Price', 'Overview'],
    ['V1', `Orchard ${script}`, "=cmd|'/c calc'!A1", '"><b onclick=x>Harwan', 4000, story],
    ['V2', `${script} Pool`, 'Loud', 'Nigeen', script, story],
  ]
  await openScreen(page, '/admin/imports', 'Imports')
  const buffer = await xlsx({ Villas: rows })
  await sendSheets(page, { name: `${script}.xlsx`, mimeType: type, buffer })
  await expect(page.getByText('1 new, 1 to correct.')).toBeVisible()
  await expect(page.getByText(script, { exact: true }).first()).toBeVisible()
  expect(await living(page)).toEqual([false, 0, 0])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await page.getByRole('link', { name: `Orchard ${script}` }).click()
  await expect(page.getByLabel('Villa Title')).toHaveValue(`Orchard ${script}`)
  expect(await living(page)).toEqual([false, 0, 0])

  await page.goto('/villas?sort=newest')
  await page
    .getByRole('link', { name: /Orchard/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orchard ${script}`)
  await expect(page.getByText('Book now').first()).toBeVisible()
  expect(await living(page)).toEqual([false, 0, 0])
  expect(asked).toEqual([])
})

const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()
const bomb = workbook('', { 'xl/more.xml': new Uint8Array(200 * 1024 * 1024) })
const far = `<sheetData><row r="2000000000">${inline('A2000000000', 'x')}</row></sheetData>`
const villa = 'Villa title,Tagline,Address,Price,Pictures\nOrchard,Quiet,Harwan,1,up.jpg\n'

test('refuses malicious files with a message, and keeps working', async ({ page }) => {
  test.setTimeout(120_000)
  const hostile: [string, string | Uint8Array, RegExp][] = [
    ['Villas.csv', wide, /Villas has 1,00,000 columns; a sheet may have 200\./],
    ['Villas.xlsx', bomb, /unpacks to more than a spreadsheet may have/],
    ['Villas.xlsx', workbook(far), /takes too much time or memory to be read/],
    ['Villas.xlsx', 'PK and nothing behind', /is damaged: it cannot be unpacked/],
  ]
  const send = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await openScreen(page, '/admin/imports', 'Imports')
    await page.getByLabel('Choose files').setInputFiles(files)
    await page.getByRole('button', { name: 'Check' }).click()
  }
  const fileOf = (name: string, body: string | Uint8Array) => ({
    ...{ name, mimeType: type, buffer: Buffer.from(body) },
  })
  for (const [name, body, message] of hostile) {
    await send([fileOf(name, body)])
    await expect(page.getByRole('alert')).toContainText(message, { timeout: 30_000 })
  }
  const zip = zipSync({ '../../up.jpg': new Uint8Array([1]) })
  await send([fileOf('Villas.csv', villa), fileOf('photos.zip', zip)])
  await expect(page.getByRole('alert')).toContainText('The zip has names that lead out of it.', {
    timeout: 30_000,
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWide).toBe(false)
})
