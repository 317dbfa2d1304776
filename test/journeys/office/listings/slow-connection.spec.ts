import { expect } from '@playwright/test'
import { button, field, press, sees } from '../../support/screen.ts'
import { holdReads, holdSaves, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('the form of another hotel is locked and empty until it has loaded, keeps what is typed for each, and saves to its own', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  const choice = field(page, 'Hotel')
  const title = field(page, 'Title')
  const add = button(page, 'Add Service')
  const services = page.getByRole('region', { name: 'Existing Services' }).getByRole('listitem')
  await choice.selectOption({ index: 1 })
  await expect(services.first()).toBeVisible()
  const first = await choice.inputValue()
  const read = await holdReads(page, '**/api/Services?*')
  await choice.selectOption({ index: 2 })
  await expect(add).toBeDisabled()
  await expect(services).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await choice.selectOption(first)
  await expect(add).toBeDisabled()
  await expect(choice).toHaveValue(first)
  read()
  await expect(add).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`hotelId=${first}$`))
  await expect(services.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const drafts = () =>
    page.evaluate(() =>
      Object.keys(localStorage).flatMap((key) => /^draft:\d+:(.*)/.exec(key)?.[1] ?? []),
    )
  await title.fill('Slow to save')
  await expect.poll(drafts).toEqual([`Hotel:${first}:services:new`])
  await choice.selectOption({ index: 2 })
  await expect(title).toHaveValue('')
  await expect(add).toBeEnabled()
  const second = await choice.inputValue()
  await page.goBack()
  await expect(title).toHaveValue('Slow to save')
  await expect(choice).toHaveValue(first)
  await expect(add).toBeEnabled()
  expect(await drafts()).toEqual([`Hotel:${first}:services:new`])

  const save = await holdSaves(page, '**/api/Services')
  await add.click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await choice.selectOption(second)
  await expect(add).toBeEnabled()
  await title.fill('Meanwhile')
  save()
  await sees(page, 'Service added successfully!')
  await expect(choice).toHaveValue(second)
  await expect(title).toHaveValue('Meanwhile')
  await press(page, 'Add Service')
  await expect(services.filter({ hasText: 'Meanwhile' })).toHaveCount(1)
  await choice.selectOption(first)
  await expect(services.filter({ hasText: 'Slow to save' })).toHaveCount(1)
  await expect(title).toHaveValue('')
  const ofSecond = await api.list(`/api/Services?hotelId=${second}`)
  expect(ofSecond.at(-1)).toMatchObject({ title: 'Meanwhile' })
})
