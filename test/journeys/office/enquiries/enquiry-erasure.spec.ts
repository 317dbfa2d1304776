import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { answer, button, press, question, sees, title } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test('only an owner saves and erases a person’s data; what others were typing about them stays', async ({
  page,
  api,
  pageOf,
}) => {
  // A unique number, since a shared one would mean the same person.
  const data = { name: 'Nusrat Zargar', email: 'nusrat@example.in', phone: '+91 91234 00987' }
  await api.post('/api/partners', { ...data, message: 'Shawls' })
  const { id } = await api.post('/api/partners', { ...data, message: 'Carpets' })
  const editor = await pageOf('Erfan')
  await openScreen(editor, `/admin/enquiries/${id}`, 'Nusrat Zargar')
  await expect(button(editor, 'Mark as spam')).toBeVisible()
  await expect(button(editor, /this person’s data/)).toHaveCount(0)
  await editor.getByLabel('Note').fill('Wants silk')

  await openScreen(page, '/admin/enquiries?q=Zargar', 'Enquiries')
  await page.getByRole('link', { name: 'Nusrat Zargar', exact: true }).first().click()
  await page.getByLabel('Note').fill('Asked to be forgotten')
  const file = page.waitForEvent('download')
  await press(page, 'Download this person’s data')
  const saved = JSON.parse(readFileSync(await (await file).path(), 'utf8'))
  expect(saved.enquiries.$values).toMatchObject([
    { details: { message: 'Shawls' } },
    { details: { message: 'Carpets' } },
  ])
  await press(page, 'Erase this person’s data')
  const dialog = question(page, 'Erase 2 enquiries from this person?')
  await expect(dialog).toHaveAccessibleDescription('This can’t be undone.')
  await expect(button(dialog, 'Cancel')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Erase this person’s data')).toBeFocused()

  await press(page, 'Erase this person’s data')
  await answer(page, 'Erase')
  await sees(page, 'Erased 2 enquiries.')
  await expect(page).toHaveURL('/admin/enquiries?q=Zargar')
  await expect(title(page, 'Enquiries')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nusrat Zargar' })).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => /:Enquiry:\d+$/.test(key))).toEqual([])
  const gone = editor
    .getByRole('alert')
    .filter({ hasText: 'This enquiry has been erased meanwhile' })
  for (const [at, name] of ['Contacted', 'Save'].entries()) {
    await press(editor, name)
    await expect(gone).toHaveCount(at + 1)
    await expect(editor.getByLabel('Note')).toHaveValue('Wants silk')
  }
  await openScreen(page, '/admin/history?kind=Enquiry', 'History')
  await sees(page, 'erased the data of a person (2 enquiries)')
})
