import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { photograph } from '../../../samples/pictures.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const told = 'Somebody else changed this record since you opened it.'

async function addVilla(request: APIRequestContext, ownerToken: string, title: string) {
  const form = new FormData()
  const fields = { title, duration: 'By the lake', description: 'Nishat', price: '9000' }
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const scene of ['dal-dawn', 'gulmarg'] as const) {
    const file = new Blob([new Uint8Array(await photograph(scene))], { type: 'image/jpeg' })
    form.append('imageFiles', file, `${scene}.jpg`)
  }
  const headers = { authorization: `Bearer ${ownerToken}` }
  return (await request.post('/api/Villa', { headers, multipart: form })).json()
}

const open = (page: Page, id: number) =>
  openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')

const save = (page: Page) => page.getByRole('button', { name: 'Update Villa' }).click()

test('the second editor sees and solves a conflict', async ({ pageOf, request, ownerToken }) => {
  test.slow()
  const { id } = await addVilla(request, ownerToken, 'Villa of two')
  const [first, second] = [await pageOf('Meena'), await pageOf('Bashir')]
  await open(first, id)
  await open(second, id)

  await first.getByLabel('Tagline').fill('In the words of the first')
  await first.getByRole('button', { name: 'Remove picture 1' }).click()
  await first.getByRole('radio', { name: /^Draft/ }).check()
  await save(first)
  await expect(first.getByText('Villa updated successfully!')).toBeVisible()

  await second.getByLabel('Tagline').fill('In the words of the second')
  await second.getByLabel('Price', { exact: true }).fill('9500')
  await save(second)
  await expect(second.getByRole('alert')).toHaveText(told)
  await expect(second.getByText(/^Meena saved it on /)).toBeVisible()
  const difference = (label: string) =>
    second.locator('dl > div').filter({ has: second.getByText(label, { exact: true }) })
  await expect(difference('Tagline').locator('dd')).toHaveText([
    'Theirs: In the words of the first',
    'Yours: In the words of the second',
  ])
  await expect(difference('Visibility').locator('dd')).toHaveText('Theirs (kept): Draft')
  await expect(difference('Pictures').locator('dd')).toHaveText('Theirs (kept): 1 picture')
  await second.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(second)

  await second.getByLabel('Price', { exact: true }).fill('9700')
  await expect(difference('Price').locator('dd').last()).toHaveText('Yours: 9700')
  await second.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(second.getByText('Villa updated successfully!')).toBeVisible()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const { duration, price, status, images } = await (
    await request.get(`/api/Villa/${id}`, { headers })
  ).json()
  expect([duration, price, status]).toEqual(['In the words of the second', 9700, 'draft'])
  expect(images.$values).toHaveLength(1)
})

test('in a second tab one takes what one saved in the first, after looking at it', async ({
  page: first,
  context,
  request,
  ownerToken,
}) => {
  test.slow()
  const { id } = await addVilla(request, ownerToken, 'Villa of one')
  const second = await context.newPage()
  await second.setViewportSize({ width: 360, height: 740 })
  await open(first, id)
  await open(second, id)
  await first.getByLabel('Villa Title').fill('Villa of the first')
  await save(first)
  await expect(first.getByText('Villa updated successfully!')).toBeVisible()

  await second.getByLabel('Villa Title').fill('Villa of the second')
  await second.getByRole('radio', { name: /^Published/ }).focus()
  await expect(second.getByLabel('Villa Title')).not.toBeInViewport()
  await save(second)
  await expect(second.getByRole('alert')).toHaveText(told)
  await expect(second.getByRole('alert')).toBeInViewport()
  await expect(second.getByText(/^You saved it on /)).toBeVisible()
  await expect(second.getByText('Theirs: Villa of the first')).toBeVisible()
  await second.getByRole('button', { name: 'Discard mine, use theirs' }).click()
  await expect(second.getByLabel('Villa Title')).toHaveValue('Villa of the first')
  await expect(second.getByRole('alert')).toBeHidden()

  await second.getByLabel('Tagline').fill('Agreed')
  await save(second)
  await expect(second.getByText('Villa updated successfully!')).toBeVisible()
  const { title, duration } = await (await request.get(`/api/Villa/${id}`)).json()
  expect([title, duration]).toEqual(['Villa of the first', 'Agreed'])
})
