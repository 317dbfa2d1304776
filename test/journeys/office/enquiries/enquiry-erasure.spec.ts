import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test('only an owner saves and erases a person’s data; what others were typing about them stays', async ({
  page,
  request,
  ownerToken,
  pageOf,
}) => {
  // A unique number, since a shared one would mean the same person.
  const data = { name: 'Nusrat Zargar', email: 'nusrat@example.in', phone: '+91 91234 00987' }
  await request.post('/api/partners', { data: { ...data, message: 'Shawls' } })
  await request.post('/api/partners', { data: { ...data, message: 'Carpets' } })
  const headers = { authorization: `Bearer ${ownerToken}` }
  const found = await request.get('/api/Enquiry?q=Zargar', { headers })
  const [{ id }] = (await found.json()).$values

  const editor = await pageOf('Erfan')
  await openScreen(editor, `/admin/enquiries/${id}`, 'Nusrat Zargar')
  await expect(editor.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  await expect(editor.getByRole('button', { name: /this person’s data/ })).toHaveCount(0)
  await editor.getByLabel('Note').fill('Wants silk')

  await openScreen(page, '/admin/enquiries?q=Zargar', 'Enquiries')
  await page.getByRole('link', { name: 'Nusrat Zargar', exact: true }).first().click()
  await page.getByLabel('Note').fill('Asked to be forgotten')
  const erase = page.getByRole('button', { name: 'Erase this person’s data' })
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this person’s data' }).click()
  const saved = JSON.parse(readFileSync(await (await file).path(), 'utf8'))
  expect(saved.enquiries.$values.map(({ details }: { details: object }) => details)).toEqual([
    expect.objectContaining({ message: 'Shawls' }),
    expect.objectContaining({ message: 'Carpets' }),
  ])
  await erase.click()
  const dialog = page.getByRole('alertdialog', { name: 'Erase 2 enquiries from this person?' })
  await expect(dialog).toHaveAccessibleDescription('This can’t be undone.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(erase).toBeFocused()

  await erase.click()
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Erased 2 enquiries.')).toBeVisible()
  await expect(page).toHaveURL('/admin/enquiries?q=Zargar')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nusrat Zargar' })).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => key.endsWith(`:Enquiry:${id}`))).toEqual([])
  for (const button of ['Contacted', 'Save']) {
    await editor.getByRole('button', { name: button, exact: true }).click()
    await expect(
      editor.getByRole('alert').filter({ hasText: 'This enquiry has been erased meanwhile' }),
    ).toHaveCount(button === 'Save' ? 2 : 1)
    await expect(editor.getByLabel('Note')).toHaveValue('Wants silk')
  }
  await openScreen(page, '/admin/history?kind=Enquiry', 'History')
  await expect(page.getByText('erased the data of a person (2 enquiries)')).toBeVisible()
})
