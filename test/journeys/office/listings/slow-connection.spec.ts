import { expect, type Page } from '@playwright/test'
import { holdSaves, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const lateMs = 400

/** Delays every API call, as on a slow connection. */
const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    await route.fallback()
  })

test('days cannot be edited before they have loaded', async ({ page }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  const choice = page.getByLabel('Travel package')
  await choice.selectOption({ index: 1 })
  await expect(page.getByRole('group').first()).toBeVisible()
  await slowDown(page)
  await choice.selectOption({ index: 2 })
  const chosen = await choice.inputValue()
  await expect(page.getByRole('group')).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Add a day' }).click()
  const last = page.getByRole('group').last()
  await last.getByLabel('Title').fill('Late day')
  await last.getByLabel('Details', { exact: true }).fill('At the lake')
  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ travelPackageId: Number(chosen) })
})

test('the form is empty and disabled while another hotel loads', async ({ page }) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  const choice = page.getByLabel('Hotel', { exact: true })
  const add = page.getByRole('button', { name: 'Add Service' })
  const services = page.getByRole('region', { name: 'Existing Services' })
  await choice.selectOption({ index: 1 })
  await expect(services.getByRole('listitem').first()).toBeVisible()
  const first = await choice.inputValue()
  await slowDown(page)
  await choice.selectOption({ index: 2 })
  await expect(add).toBeDisabled()
  await expect(services.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await choice.selectOption(first)
  await expect(add).toBeDisabled()
  await expect(choice).toHaveValue(first)
  await expect(add).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`hotelId=${first}$`))
  await expect(services.getByRole('listitem').first()).toBeVisible()

  await page.getByLabel('Title').fill('Words for the first')
  const drafts = () =>
    page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) => /^draft:\d+:(.*)/.exec(key)?.[1] ?? []),
    )
  expect(await drafts()).toEqual([`Hotel:${first}:services:new`])
  await choice.selectOption({ index: 2 })
  await expect(add).toBeDisabled()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(add).toBeEnabled()
  expect(await drafts()).toEqual([`Hotel:${first}:services:new`])
  await page.goBack()
  await expect(choice).toHaveValue(first)
  await expect(add).toBeEnabled()
  await expect(page.getByLabel('Title')).toHaveValue('Words for the first')
  expect(await drafts()).toEqual([`Hotel:${first}:services:new`])
})

test('a save that ends after another hotel was chosen does not affect its form, whose own goes to that hotel', async ({
  page,
}) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  const choice = page.getByLabel('Hotel', { exact: true })
  await choice.selectOption({ index: 1 })
  const first = await choice.inputValue()
  await expect(page).toHaveURL(/hotelId=/)
  await page.getByLabel('Title').fill('Slow to save')
  const save = await holdSaves(page, '**/api/Services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await choice.selectOption({ index: 2 })
  const second = await choice.inputValue()
  await expect(page).toHaveURL(new RegExp(`hotelId=${second}$`))
  await expect(page.getByRole('button', { name: 'Add Service' })).toBeEnabled()
  await page.getByLabel('Title').fill('Meanwhile')
  save()
  await expect(page.getByText('Service added successfully!')).toBeVisible()
  await expect(choice).toHaveValue(second)
  await expect(page.getByLabel('Title')).toHaveValue('Meanwhile')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? ''
  expect(/"hotelId"\r\n\r\n(\d+)/.exec(body)?.[1]).toBe(second)
  await expect(page.getByRole('listitem').filter({ hasText: 'Meanwhile' })).toHaveCount(1)
  await choice.selectOption(first)
  await expect(page.getByRole('listitem').filter({ hasText: 'Slow to save' })).toHaveCount(1)
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('rows do not move while a mouse is pressed on one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  const row = page.getByRole('row').nth(6)
  const title = (await row.getByRole('link').textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search' }).fill(title)
  await row.getByRole('button', { name: /^Edit / }).click({ delay: 150 })
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(page).toHaveURL(/^[^?]+\?q=[^&]+&edit=\d+$/)
})
