import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { addListing } from '../../support/new-listings.ts'
import { field, fill, press, sees } from '../../support/screen.ts'
import { expectAccessible, newEditor, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const conflict = 'Somebody else changed this record since you opened it.'

const sides = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test('an editor sees what another saved meanwhile, and takes it or overwrites it', async ({
  page,
  request,
  ownerToken,
}) => {
  const pictures = [await jpeg(90, 60), await jpeg(60, 90)]
  const id = await addListing({ request, token: ownerToken }, { api: '/api/Villa', pictures })
  const path = `/api/Villa/${id}`
  const { token } = await newEditor(request, { ownerToken, userName: 'Meena' })
  const headers = { authorization: `Bearer ${token}` }
  const stored = async () => (await request.get(path, { headers })).json()
  const change = (multipart: Record<string, string>) => request.put(path, { headers, multipart })
  const { images } = await stored()
  await openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  await change({ title: 'Villa of hers' })
  await field(page, 'Villa Title').fill('Villa of mine')
  await press(page, 'Update Villa')
  await sees(page, 'Theirs: Villa of hers')
  await press(page, 'Discard mine, use theirs')
  await expect(field(page, 'Villa Title')).toHaveValue('Villa of hers')
  await expect(page.getByRole('alert')).toBeHidden()

  await change({ duration: 'In her words', status: 'draft', images: images.$values[1] })
  await fill(page, { Tagline: 'In my words', Price: '9500' })
  await press(page, 'Update Villa')
  await expect(page.getByRole('alert')).toHaveText(conflict)
  await sees(page, /^Meena saved it on /)
  await expect(sides(page, 'Tagline')).toHaveText(['Theirs: In her words', 'Yours: In my words'])
  await expect(sides(page, 'Visibility')).toHaveText('Theirs (kept): Draft')
  await expect(sides(page, 'Pictures')).toHaveText('Theirs (kept): 1 picture')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await field(page, 'Price').fill('9700')
  await expect(sides(page, 'Price').last()).toHaveText('Yours: 9700')
  await press(page, 'Overwrite with mine')
  await sees(page, 'Villa updated successfully!')
  const { pictures: left, ...texts } = await stored()
  expect(left).toHaveLength(1)
  expect(texts).toMatchObject({
    ...{ title: 'Villa of hers', duration: 'In my words', price: 9700, status: 'draft' },
  })
})
