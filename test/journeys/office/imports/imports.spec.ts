import { expect, type Page } from '@playwright/test'
import { xlsx } from '../../../samples/spreadsheets.ts'
import { sendSheets, type } from '../../support/agency-sheets.ts'
import { failure, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()

test('an import is undone, one of unknown headings discarded, and a refused file says why', async ({
  page,
}) => {
  const villas = async () =>
    (await (await page.request.get('/api/Villa?q=orchard+of+sheets')).json()).$values.length
  const sheetOf = (text: string) => ({
    ...{ name: 'Villas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
  })
  await openScreen(page, '/admin/imports', 'Imports')
  const row = 'Villa title,Tagline,Address,Price\nOrchard of sheets,Quiet,Harwan,1\n'
  await sendSheets(page, sheetOf(row))
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  expect(await villas()).toBe(1)
  await openScreen(page, '/admin/imports', 'Imports')
  await undo.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect.poll(villas, { timeout: 60_000 }).toBe(0)
  await page.getByRole('link', { name: 'Villas.csv' }).first().click()
  await expect(page.getByText('1 row undone.')).toBeVisible({ timeout: 20_000 })

  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, sheetOf('Villa Title,Prise\nOrchard,1\n'))
  await expect(page.getByRole('alert')).toContainText('Mend the headings first')
  await expect(page.getByText('Did you mean ‘price’?')).toBeVisible()
  const discard = page.getByRole('button', { name: 'Discard' })
  const refusal = { status: 409, json: { status: 409, errors: {}, Error: 'It was applied.' } }
  await page.route(/\/api\/imports\/\d+$/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.fallback(),
  )
  await discard.click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('It was applied.')
  await expect(page).toHaveURL(/imports\/\d+$/)
  await page.unrouteAll()
  await discard.click()
  await expect(page.getByText('Nothing was imported.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()
  await page.getByLabel('Listings', { exact: true }).selectOption('Destinations')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^destination-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.getByLabel('Choose files').setInputFiles(sheetOf(wide))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /Villas has 1,00,000 columns; a sheet may have 200\./,
    { timeout: 30_000 },
  )

  // An import in progress whose reader's session ends leads to log-in.
  let readings = 0
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    readings += 1
    if (readings > 1) return route.fulfill({ ...failure(), status: 401 })
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), state: 'undoing' } })
  })
  await openScreen(page, '/admin/imports', 'Imports')
  await page.getByRole('link', { name: 'Villas.csv' }).first().click()
  await expect(page).toHaveURL(/login\?next=%2Fadmin%2Fimports/)
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
