import { expect, type Page } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

test.use({ ownServer: {} })

const pageSize = 24

test.beforeEach(async ({ request, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const { $values } = await (await request.get('/api/Villa?q=terrace')).json()
  const missing = Array.from({ length: 2 * pageSize + 1 - $values.length }, (_, at) => at)
  await Promise.all(
    missing.map((at) => {
      const villa = { title: `Terrace ${100 + at}`, duration: 'New', description: 'Harwan' }
      return request.post('/api/Villa', { headers, multipart: { ...villa, price: '4000' } })
    }),
  )
})

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The current page, and the links to others. */
async function expectPage(page: Page, number: number, links: string[]) {
  await expect(pages(page)).toContainText(`Page ${number} of 3`)
  await expect(pages(page).getByRole('link')).toHaveText(links)
}

/** Visits all pages and returns to the first; returns the titles. */
async function turn(page: Page): Promise<string[]> {
  const titles: string[] = []
  const read = async () =>
    titles.push(...(await cards(page).getByRole('heading').allTextContents()))
  await page.goto('/villas?q=terrace&sort=title')
  await expectPage(page, 1, ['Next'])
  await expect(cards(page)).toHaveCount(pageSize)
  await read()
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/villas?q=terrace&sort=title&page=2')
  await expectPage(page, 2, ['Previous', 'Next'])
  await read()
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expectPage(page, 3, ['Previous'])
  await read()
  await pages(page).getByRole('link', { name: 'Previous' }).click()
  await expectPage(page, 2, ['Previous', 'Next'])
  return titles
}

const expectAll = (titles: string[]) => {
  expect(titles).toHaveLength(2 * pageSize + 1)
  expect(titles).toEqual([...new Set(titles)].sort())
}

test('a long list is paged forwards and back', async ({ page }) => {
  expectAll(await turn(page))
  await live(page)
  const card = cards(page).nth(20).getByRole('heading').getByRole('link')
  const title = (await card.textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expectPage(page, 2, ['Previous', 'Next'])
  await expect(card).toBeInViewport()
  await page.getByRole('link', { name: 'Remove “terrace”' }).click()
  await expect(page).toHaveURL('/villas?sort=title')
})

test('a page beyond the last redirects to the last', async ({ page }) => {
  await page.goto('/villas?q=orchard')
  await expect(cards(page).first()).toBeVisible()
  await expect(pages(page)).toHaveCount(0)
  await page.goto('/villas?q=terrace&page=9')
  await expect(page).toHaveURL('/villas?q=terrace&page=3')
  await expectPage(page, 3, ['Previous'])
  await expect(cards(page)).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a long list is paged by links', async ({ page }) => {
    expectAll(await turn(page))
    await page.goBack()
    await expectPage(page, 3, ['Previous'])
  })
})
