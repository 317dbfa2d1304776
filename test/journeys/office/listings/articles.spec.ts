import { expect } from '@playwright/test'
import { field, fill, press, sees } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('writes an article with a picture and related listings', async ({ page, api }) => {
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  await fill(page, { Title: 'Roads in March', Text: 'Snow, then mud.' })
  await field(page, 'Category').selectOption('Seasons')
  await press(page, 'Picture')
  await expect(field(page, 'Text')).toHaveValue('Snow, then mud.\n\n[picture 2]\n')
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  for (const name of ['Walnut Prow Houseboat', 'Zabarwan Steps']) {
    await find.fill(name)
    await press(page, new RegExp(`^Add ${name}`))
  }
  await find.fill('nothing is called so')
  await sees(page, 'No listing has this name.')
  await find.fill('')
  const chosen = page.getByRole('group', { name: 'Related listings' }).getByRole('listitem')
  await press(page, /^Move up Zabarwan/)
  await expect(chosen).toHaveText([/^Zabarwan Steps/, /^Walnut Prow Houseboat/])
  await press(page, /^Remove Walnut/)
  await press(page, 'Add Article')
  await sees(page, 'Article added successfully!')
  const [{ text, related }] = await api.list('/api/Article?q=roads+in+march')
  expect(text).toContain('[picture 2]')
  const [steps] = await api.list('/api/Hotel?q=zabarwan+steps')
  expect(related.$values).toEqual([steps.id])
})
