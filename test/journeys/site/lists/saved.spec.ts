import { expect, type Page } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save for later: ${title}` })

/** Ids and titles of published listings, the first of each kind. */
async function offered(page: Page, kind: 'Hotel' | 'Villa' | 'TravelPackage') {
  const answer = await page.request.get(`/api/${kind}`)
  return (await answer.json()).$values as { id: number; title: string }[]
}

test('listings saved on cards and pages are on the list, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/villas')
  await live(page)
  const [first] = await offered(page, 'Villa')
  const title = first?.title ?? ''
  await heart(page, title).click()
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/hotels')
  await live(page)
  const [hotel] = await offered(page, 'Hotel')
  await heart(page, hotel?.title ?? '').focus()
  await page.keyboard.press('Space')
  await page.getByRole('banner').getByRole('link', { name: 'Saved listings: 2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved listings')
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles).toHaveText([hotel?.title ?? '', title])
  await page.reload()
  await expect(titles).toHaveText([hotel?.title ?? '', title])

  const other = await context.newPage()
  await other.goto('/villas')
  await live(other)
  await heart(other, title).click()
  await expect(titles).toHaveText([hotel?.title ?? ''])
  await heart(page, hotel?.title ?? '').click()
  await page.reload()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Start browsing' })
  await expect(ways.getByRole('link', { name: 'Villas' })).toHaveAttribute('href', '/villas')
})

test('shares the list by WhatsApp without unpublished ones; a removal can be undone', async ({
  page,
  server,
}) => {
  const [one, two] = await offered(page, 'Villa')
  await page.addInitScript(
    (text) => localStorage.getItem('saved') ?? localStorage.setItem('saved', text),
    JSON.stringify([99_999, one?.id, two?.id]),
  )
  await page.goto('/saved')
  await expect(page.getByText('One listing is no longer available.')).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('saved'))
  expect(JSON.parse(kept ?? '')).toEqual([one?.id, two?.id])
  const ask = page.getByRole('link', { name: 'Ask about all 2 on WhatsApp' })
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('Hi, book me a trip to Kashmir')
  for (const villa of [one, two]) {
    expect(text).toContain(`${villa?.title}\n${server.url}/villas/${villa?.id}/`)
  }
  await heart(page, one?.title ?? '').click()
  await expect(page.getByRole('status').getByText('Removed from your list.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Removed from your list.')).toBeHidden()
})

test('a shared list shows its listings, and can be saved', async ({ page }) => {
  const [one, two] = await offered(page, 'Villa')
  await page.goto(`/saved?ids=${two?.id},${one?.id},99999`)
  await live(page)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    two?.title ?? '',
    one?.title ?? '',
  ])
  await expect(page.getByText('One listing is no longer available')).toBeVisible()
  await page.getByRole('button', { name: 'Save all on this device' }).click()
  await page.getByRole('link', { name: 'See your saved listings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved listings')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('recently viewed listings are shown until cleared', async ({ page }) => {
  const [one, two] = await offered(page, 'TravelPackage')
  await page.goto(`/travel-package/${one?.id}`)
  await live(page)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent).toHaveCount(0)
  await page.goto(`/travel-package/${two?.id}`)
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('link')).toContainText(one?.title ?? '')
  await page.goto('/saved')
  await expect(recent.getByRole('link')).toHaveCount(2)
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('[]')
})
