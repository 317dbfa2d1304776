import { expect, type Locator } from '@playwright/test'
import { jpeg } from '../../samples/pictures.ts'
import { enquire } from '../support/enquiries.ts'
import { button, link, press, question, sees, title } from '../support/screen.ts'
import { holdReads, openScreen, test } from '../support/staff.ts'
import { tabTo } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

test('adds, changes and deletes a hotel by keyboard alone', async ({ page }) => {
  test.slow()
  // The file chooser is awaited from the start, since a key press could come before a later wait.
  page.on('filechooser', () => {})
  const enter = async (target: Locator, way?: 'Shift+Tab') => {
    await tabTo(page, target, way)
    await page.keyboard.press('Enter')
  }
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await enter(link(page.getByRole('navigation', { name: 'Back office' }), 'Hotels'))
  await expect(title(page, 'Hotel Management')).toBeVisible()
  await enter(link(page, 'New hotel'))
  const newHotel = page.getByRole('heading', { name: 'New hotel' })
  await expect(newHotel).toBeFocused()
  await type('Hotel Name', 'Hotel of keys')
  await type('Hotel Tagline', 'No mouse')
  await type('Contact Email', 'keys@example.in')
  await type('Hotel Address', 'Srinagar')
  await type('Price', '4200')
  await tabTo(page, page.getByLabel('Hotel Images', { exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const picture = { name: 'dusk.jpg', mimeType: 'image/jpeg', buffer: await jpeg(300, 200) }
  await (await choosing).setFiles(picture)
  await expect(page.getByRole('img', { name: 'dusk.jpg' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hotel created successfully!')).toBeVisible({ timeout: 30_000 })
  await expect(newHotel).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }), 'Shift+Tab')
  await page.keyboard.type('Hotel of keys')
  await expect(page.getByRole('row')).toHaveCount(2)
  await enter(button(page, 'Edit Hotel of keys'))
  await expect(page.getByRole('heading', { level: 2, name: 'Hotel of keys' })).toBeFocused()
  await type('Hotel Tagline', 'Keys')
  await page.keyboard.press('Control+s')
  await sees(page, 'Hotel updated successfully!')
  await enter(button(page, 'Delete Hotel of keys'), 'Shift+Tab')
  await expect(button(question(page), 'Cancel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(question(page), 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await sees(page, 'Hotel deleted successfully!', 'No data available')
})

test('Ctrl K opens screens, listings and enquiries, also at once; what fails is said, and late answers dropped', async ({
  page,
  request,
}) => {
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const box = palette.getByRole('combobox')
  const option = (name?: RegExp) => palette.getByRole('option', { name })
  const isChosen = (each: Locator) => expect(each).toHaveAttribute('aria-selected', 'true')
  await enquire(request, 'Ghulam Nabi')
  const code: string[] = []
  page.on('request', (each) => each.url().includes('/palette-') && code.push(each.url()))
  await openScreen(page, '/admin/mail', 'Mail queue')
  expect(code).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  expect(code).toHaveLength(1)
  await box.fill('event')
  await isChosen(option(/^Event Management/))
  // The server's results come below: only then the last entry is the last.
  await expect(palette.getByRole('status')).toHaveText(/^\d+ results$/)
  await box.press('ArrowDown')
  const chosen = palette.getByRole('option', { selected: true })
  await expect(chosen).not.toHaveText(/^Event Management/)
  const id = await chosen.getAttribute('id')
  await expect(box).toHaveAttribute('aria-activedescendant', id ?? '')
  for (const _ of [1, 2]) await box.press('ArrowUp')
  await isChosen(option().last())
  await press(palette, 'Close')
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await box.pressSequentially('ghulam.nabi@')
  await box.press('Enter')
  await expect(title(page, 'Ghulam Nabi')).toBeVisible()
  const opener = button(page, 'Go to…')
  await opener.click()
  await isChosen(option(/^Ghulam Nabi/))
  await box.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await box.fill('villa')
  await palette.getByRole('group', { name: 'Listings' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/\w+\?edit=\d+/)

  // The key is pressed just as the screen appears.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(box).toBeFocused()
  const find = async (text: string, said: string) => {
    await box.fill(text)
    await sees(palette, said)
  }
  await page.route('**/api/Search?q=fail*', (route) => route.abort())
  await find('fail', 'Listings and enquiries could not be searched.')
  await page.unrouteAll()
  await press(palette.getByRole('alert'), 'Retry')
  await sees(palette, 'Nothing found.')
  const slow = '**/api/Search?q=villa'
  const release = await holdReads(page, slow)
  const [asked, late] = [page.waitForRequest(slow), page.waitForResponse(slow)]
  await find('villa', 'Searching…')
  await asked
  await find('qqqq', 'Nothing found.')
  release()
  await late
  await expect(option()).toHaveCount(0)
})
