import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { answer, button, link, press, question, sees } from '../../support/screen.ts'
import { followTo, openScreen, test } from '../../support/staff.ts'

test('a person’s data are saved, and erased for everybody', async ({ page, api }) => {
  // A unique number, since a shared one would mean the same person.
  const data = { name: 'Nusrat Zargar', email: 'nusrat@example.in', phone: '+91 91234 00987' }
  await api.post('/api/partners', { ...data, message: 'Shawls' })
  await api.post('/api/partners', { ...data, message: 'Carpets' })
  await openScreen(page, '/admin/enquiries?q=Zargar', 'Enquiries')
  await link(page, 'Nusrat Zargar').first().click()
  const note = page.getByLabel('Note')
  await note.fill('Asked to be forgotten')
  const file = page.waitForEvent('download')
  await press(page, 'Download this person’s data')
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/"Shawls".*"Carpets"/s)
  const erase = button(page, 'Erase this person’s data')
  await erase.click()
  const dialog = question(page, 'Erase 2 enquiries from this person?')
  await expect(dialog).toHaveAccessibleDescription('This can’t be undone.')
  await expect(button(dialog, 'Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(erase).toBeFocused()
  await erase.click()
  await answer(page, 'Erase')
  await sees(page, 'Erased 2 enquiries.')
  await expect(page).toHaveURL('/admin/enquiries?q=Zargar')
  await expect(link(page, 'Nusrat Zargar')).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => /:Enquiry:\d+$/.test(key))).toEqual([])

  const { id } = await api.post('/api/partners', { ...data, message: 'Silk' })
  await followTo(page, `/admin/enquiries/${id}`, 'Nusrat Zargar')
  await note.fill('Wants silk')
  await api.remove(`/api/Enquiry/${id}`)
  for (const [at, name] of ['Contacted', 'Save'].entries()) {
    await press(page, name)
    await expect(page.getByText('This enquiry has been erased meanwhile')).toHaveCount(at + 1)
    await expect(note).toHaveValue('Wants silk')
  }
})
