import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { photograph } from '../samples/pictures.ts'
import { enquire } from './enquire.ts'
import { expectAccessible, openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-together' } })

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

test('of two who change one villa the second is told by whom, keeps all, and saves over the first', async ({
  pageOf,
  request,
  ownerToken,
}) => {
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

test('what the other one saved is asked for again when the line breaks', async ({
  pageOf,
  request,
  ownerToken,
}) => {
  const villa = await addVilla(request, ownerToken, 'Villa of a weak line')
  const page = await pageOf('Bashir')
  await open(page, villa.id)
  await page.getByLabel('Tagline').fill('Mine')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const multipart = { title: villa.title, duration: 'Theirs', description: 'x', price: '1' }
  await request.put(`/api/Villa/${villa.id}`, { headers, multipart })
  const reading = `**/api/Villa/${villa.id}`
  await page.route(reading, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await save(page)
  await expect(page.getByText('The saved version couldn’t be loaded.')).toBeVisible()
  await page.unroute(reading)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Theirs: Theirs')).toBeVisible()
  await expect(page.getByText(/^Owner saved it on /)).toBeVisible()
})

test('nobody is named who only moved it, and none where the history doesn’t tell', async ({
  pageOf,
  request,
  ownerToken,
}) => {
  const { id } = await addVilla(request, ownerToken, 'Villa of many')
  const [page, meena] = [await pageOf('Bashir'), await pageOf('Meena')]
  await open(page, id)
  await open(meena, id)
  await meena.getByLabel('Tagline').fill('By Meena')
  await save(meena)
  await expect(meena.getByText('Villa updated successfully!')).toBeVisible()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const place = (at: number) =>
    request.put(`/api/Villa/${id}/place`, { headers, data: { place: at } })
  expect((await place(1)).status()).toBe(204)
  await page.getByLabel('Tagline').fill('By Bashir')
  await save(page)
  await expect(page.getByText(/^Meena saved it on /)).toBeVisible()

  await request.put(`/api/Villa/${id}`, { headers, multipart: { duration: 'By Meena' } })
  await save(page)
  await expect(page.getByText('Your changes are kept.')).toBeVisible()
  await expect(page.getByText(/saved it on /)).toBeHidden()
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

test('of two who work on one enquiry, neither takes back what the other did', async ({
  pageOf,
  page: first,
  request,
  ownerToken,
}) => {
  const reference = await enquire(request, 'Tariq Wani')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const found = await request.get(`/api/Enquiry?q=${reference}`, { headers })
  const [{ id }] = (await found.json()).$values
  const second = await pageOf('Bashir')
  for (const page of [first, second]) {
    await openScreen(page, `/admin/enquiries/${id}`, 'Tariq Wani')
  }
  await first.getByRole('combobox', { name: 'Status' }).selectOption('quoted')
  await first.getByLabel('Assigned to').selectOption({ index: 1 })
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Enquiry updated successfully!')).toBeVisible()

  await second.getByLabel('Note').fill('Called him')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Enquiry updated successfully!')).toBeVisible()
  await expect(second.getByRole('combobox', { name: 'Status' })).toHaveValue('quoted')
  await expect(second.getByLabel('Assigned to')).not.toHaveValue('')
  await expect(second.getByText('Called him')).toBeVisible()
  await expect(second.getByText(/^Status: /)).toHaveText('Status: new → quoted')
})
