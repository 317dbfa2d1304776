import { expect, type Page } from '@playwright/test'
import { fillBooking, live, test, visitor } from './visitor.ts'

interface KindPages {
  /** The kind's name in the API. */
  api: string
  path: string
  hero: string
  /** Headings of the categories, in the order of the page. */
  categories: string[]
  /** A listing, and the headings of its page. */
  title: string
  headings: string[]
  /** A word that finds some of the listings. */
  word: string
}

/** What the list and the pages of every kind can do. */
export function testKindPages(pages: KindPages) {
  const { api, path, hero, categories, title, headings, word } = pages
  const open = async (page: Page) => {
    await page.goto(path)
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }

  test('the list shows its categories, and tells machines what is in them', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero)
    await expect(page.locator('main section h2')).toHaveText(categories)
    const links = page.getByRole('article').getByRole('heading').getByRole('link')
    const listed = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.pathname))
    expect(listed.every((each) => new RegExp(`^${path}/\\d+$`).test(each))).toBe(true)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'ItemList')
    const named = list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)
    expect(named).toEqual(listed)
  })

  test('a listing has its sections, its price for machines, and what is like it', async ({
    page,
  }) => {
    await open(page)
    await expect(page.locator('.detail-section > h2')).toHaveText(headings)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = data.map((text) => JSON.parse(text))
    const types = things.map((thing) => thing['@type'])
    const price = Number(things[1].offers.price).toLocaleString('en-IN')
    await expect(page.getByRole('complementary', { name: 'Price and booking' })).toContainText(
      `₹${price}`,
    )
    expect(types).toEqual(['BreadcrumbList', expect.stringMatching(/^(Product|TouristTrip)$/)])
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(page.url())
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
    await expectSectionLinks(page)
  })

  test('a booking inquiry names the listing', async ({ page, ownerToken }) => {
    await open(page)
    await live(page)
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await fillBooking(page)
    await page.getByRole('button', { name: 'Send booking inquiry' }).click()
    await expect(page.getByText('Booking inquiry submitted successfully!')).toBeVisible()
    const kept = await newestEnquiry(page, ownerToken)
    expect(kept).toMatchObject({ name: visitor.name, kind: api, listingTitle: title })
  })

  test('an address with a title leads on for good, one of another kind nowhere', async ({
    request,
  }) => {
    const idOf = async (kind: string) => {
      const answer = await request.get(`/api/${kind}`)
      return (await answer.json()).$values[0].id
    }
    const id = await idOf(api)
    const long = await request.get(`${path}/${id}-some-title?x=1`, { maxRedirects: 0 })
    expect(long.status()).toBe(301)
    expect(long.headers().location).toMatch(new RegExp(`${path}/${id}\\?x=1$`))
    const other = await request.get(`${path}/${await idOf('Hotel')}`)
    expect(other.status()).toBe(404)
    expect(await other.text()).toContain('This path ends here')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the search narrows the list, and a chip widens it again', async ({ page }) => {
      await page.goto(path)
      await page.getByRole('searchbox').fill(word)
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=${word}`))
      await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeVisible()
      await page.getByRole('link', { name: `Remove “${word}”` }).click()
      await expect(page.getByRole('heading', { level: 2, name: categories[0] })).toBeVisible()
    })

    test('a booking inquiry is kept', async ({ page }) => {
      await open(page)
      await page.getByRole('link', { name: 'Book Now' }).first().click()
      await fillBooking(page)
      await page.getByLabel('Name').fill('Noor')
      await page.getByRole('button', { name: 'Send booking inquiry' }).click()
      await expect(page.getByText('Booking inquiry submitted successfully!')).toBeVisible()
    })
  })
}

/** Every link to a section leads to one, the last of them into view. */
export async function expectSectionLinks(page: Page) {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const ids = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash))
  expect(ids.length).toBeGreaterThan(1)
  for (const id of ids) await expect(page.locator(id)).toHaveCount(1)
  await links.last().click()
  await expect(page.locator(ids.at(-1) ?? '')).toBeInViewport()
}

/** What staff see of the last form sent; a test is quick enough to be suspected. */
export async function newestEnquiry(page: Page, token: string) {
  const answer = await page.request.get('/api/Enquiry?suspected=all', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).$values[0]
}
