import { expect, type Page } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

/** Records external links (phone, mail, other sites) instead of following them. */
const gatherAddresses = (page: Page) =>
  page.evaluate(() => {
    const gathered: string[] = []
    Object.assign(window, { gathered })
    document.addEventListener('click', (event) => {
      const { href = '' } = event.target as HTMLAnchorElement
      if (new URL(href).origin === location.origin) return
      gathered.push(href)
      event.preventDefault()
    })
  })

const addresses = (page: Page) =>
  page.evaluate(() => (window as unknown as { gathered: string[] }).gathered)

test('keys operate the desk, and can be switched off', async ({ page, request }) => {
  await enquire(request, 'Key One')
  await enquire(request, 'Key Two')
  await openScreen(page, '/admin/enquiries?sort=newest', 'Enquiries')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Key One', exact: true })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Key Two' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note')).toBeFocused()
  await page.keyboard.type('? is only a letter here')
  await expect(page.getByLabel('Note')).toHaveValue('? is only a letter here')
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Enquiry updated successfully!')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.click()
  await page.keyboard.press('f')
  await expect(page.getByLabel('Follow up on')).toBeFocused()
  await heading.click()
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'New' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(heading).toHaveText('Key One')
  await page.keyboard.press('k')
  await expect(heading).toHaveText('Key Two')
  await heading.click()
  await gatherAddresses(page)
  for (const key of ['c', 'w', 'm']) await page.keyboard.press(key)
  expect(await addresses(page)).toEqual([
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:\/\/wa\.me\//),
    expect.stringMatching(/^mailto:/),
  ])
  await page.keyboard.press('u')
  await expect(page).toHaveURL('/admin/enquiries?sort=newest')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Next enquiry')
  await expectAccessible(page)
  await help.getByLabel('Use single keys on this device').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
})
