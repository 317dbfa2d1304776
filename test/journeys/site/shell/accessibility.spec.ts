import { expect, type Page } from '@playwright/test'
import { type Act, lookedAt } from '../../../samples/public-pages.ts'
import { expectForEveryone } from '../../support/for-everyone.ts'
import { listed, openBooking } from '../../support/public-pages.ts'
import { press } from '../../support/screen.ts'
import { follow, open, test } from '../../support/visitor.ts'

// Missing pages and refused forms log to the console.
test.use({ expected: /40[04]/, offer: true, contextOptions: { reducedMotion: 'reduce' } })

const beside = (page: Page, name: string) =>
  expect(page.getByRole('complementary', { name })).toBeVisible()

const acts: Record<Act, (page: Page) => Promise<void>> = {
  async choose(page) {
    const compare = page.getByRole('button', { name: /^Compare: / })
    for (const at of [0, 1]) await compare.nth(at).click()
    await beside(page, 'Comparison')
  },
  async save(page) {
    const [one, two] = await listed(page.request, 'Villa')
    await keep(page, [one.id, two.id])
    await expect(page.getByRole('article')).toHaveCount(2)
  },
  'see the offer': (page) => beside(page, 'Spring Tulip'),
  async send(page) {
    await press(page.locator('form'), /^Send|^Become/)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  },
  async book(page) {
    await openBooking(page)
    await acts.send(page)
  },
}

/** Stores these as saved and viewed. */
const keep = (page: Page, ids: number[]) =>
  page.evaluate((ids) => {
    localStorage.clear()
    for (const key of ids[0] ? ['saved', 'viewed'] : []) {
      localStorage.setItem(key, JSON.stringify(ids))
    }
    dispatchEvent(new Event('storage'))
  }, ids)

test('each page is accessible, also in large text', async ({ page }) => {
  test.slow()
  for (const [at, { address, act, looks = [] }] of lookedAt.entries()) {
    await test.step(address, async () => {
      if (looks.includes('wide')) await page.setViewportSize({ width: 1280, height: 720 })
      await (at === 0 ? open : follow)(page, address)
      if (act) await acts[act](page)
      await expectForEveryone(page, address, looks)
      // What one page stores must not affect the next.
      await keep(page, [])
    })
  }
})
