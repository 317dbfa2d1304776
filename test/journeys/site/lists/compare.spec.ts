import { expect } from '@playwright/test'
import { overhang } from '../../support/lost-text.ts'
import { listed } from '../../support/public-pages.ts'
import { button, press, title } from '../../support/screen.ts'
import { open, test } from '../../support/visitor.ts'

test('compares three packages, and refuses a fourth', async ({ page }) => {
  const [one, two, three, four] = await listed(page.request, 'TravelPackage')
  const toggle = (of: { title: string }) => button(page, `Compare: ${of.title}`)
  const tray = page.getByRole('complementary', { name: 'Comparison' })
  const compared = page.getByRole('columnheader')
  await open(page, '/travel-packages')
  await toggle(one).click()
  await expect(tray).toContainText('Choose one or two more packages')
  await toggle(two).click()
  await toggle(three).press('Space')
  await expect(tray).toContainText('3 packages chosen')
  await toggle(four).click()
  await expect(tray.getByRole('status')).toHaveText(
    `Three packages can be compared at a time. Remove one to add ${four.title}.`,
  )
  await expect(toggle(four)).toHaveAttribute('aria-pressed', 'false')

  const all = `/compare?ids=${one.id},${two.id},${three.id}`
  await tray.getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL(all)
  await expect(compared).toHaveText([one.title, two.title, three.title])
  await expect(tray).toHaveCount(0)
  await page.goto('/compare')
  await expect(page).toHaveURL(all)

  // On a phone the table scrolls past its row headings.
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overhang(page)).toBe(0)
  const label = page.getByRole('rowheader', { name: 'Price', exact: true })
  await expect(compared.last()).not.toBeInViewport({ ratio: 0.5 })
  await page.locator('.compare-scroll').evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect(compared.last()).toBeInViewport({ ratio: 0.9 })
  await expect(label).toBeInViewport({ ratio: 0.9 })
  expect((await label.boundingBox())?.x).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('link', { name: `Remove ${two.title}` }).click()
  await expect(page).toHaveURL(`/compare?ids=${one.id},${three.id}`)
  await expect(title(page)).toBeFocused()
  await expect(compared).toHaveText([one.title, three.title])

  await open(page, `/travel-package/${four.id}`)
  await expect(tray).toContainText('2 packages chosen')
  await toggle(four).click()
  await expect(tray).toContainText('3 packages chosen')
  await press(tray, 'Clear the comparison')
  await expect(tray).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
})
