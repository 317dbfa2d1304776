import { expect } from '@playwright/test'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1280, height: 900 } })

test('writes an article: a picture in its text, and listings found, sorted and removed', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  await page.getByLabel('Title').fill('Roads in March')
  await page.getByLabel('Category').selectOption({ label: 'Seasons' })
  await page.getByLabel('Text', { exact: true }).fill('Snow, then mud.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
    'Snow, then mud.\n\n[picture 2]\n',
  )
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  await find.fill('walnut')
  await page.getByRole('button', { name: 'Add Walnut Prow Houseboat' }).click()
  await find.fill('zabarwan steps')
  await page.getByRole('button', { name: 'Add Zabarwan Steps' }).click()
  await find.fill('nothing is called so')
  await expect(page.getByText('No listing has this name.')).toBeVisible()
  await find.fill('')
  const chosen = page.getByRole('group', { name: 'Related listings' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Move up Zabarwan Steps' }).click()
  await expect(chosen).toHaveText([/^Zabarwan Steps/, /^Walnut Prow Houseboat/])
  await page.getByRole('button', { name: 'Remove Walnut Prow Houseboat' }).click()
  await page.getByRole('button', { name: 'Add Article', exact: true }).click()
  await expect(page.getByText('Article added successfully!')).toBeVisible()

  const [{ id }] = await api.list('/api/Article?q=roads+in+march')
  const html = await (await page.request.get(`/article/${id}`)).text()
  expect(html).toMatch(/<h1[^>]*>Roads in March<\/h1>/)
  const [mentioned = ''] = /Mentioned here<.*?<\/section>/s.exec(html) ?? []
  expect(mentioned.match(/<article/g)).toHaveLength(1)
  expect(mentioned).toContain('Zabarwan Steps')
  expect(html).not.toContain('[picture')
})
