import { type APIRequestContext, expect } from '@playwright/test'
import { expectAccessible, openScreen, test } from './staff.ts'

async function enquire(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.in`
  const answer = await request.post('/api/partners', {
    data: { name, email, phone: '+91 98000 00000', message: 'Groups of twelve in May.' },
  })
  return (await answer.json()).reference as string
}

test('an enquiry is found from the dashboard, worked on and remembered', async ({
  page,
  request,
}) => {
  const reference = await enquire(request, 'Meera Iyer')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.getByRole('link', { name: /new enquir/ }).click()
  await expect(page).toHaveURL('/admin/enquiries?status=new')
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference)
  await page.getByRole('link', { name: 'Meera Iyer' }).click()
  await expect(page.getByText('Groups of twelve in May.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/91980+/,
  )
  await expectAccessible(page)

  await page.getByLabel('Status').selectOption('contacted')
  await page.getByLabel('Assigned to').selectOption({ index: 1 })
  await page.getByLabel('Follow up on').fill('2027-01-15')
  await page.getByLabel('Note').fill('Wants rates for May')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enquiry updated successfully!')).toBeVisible()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('contacted')
  await expect(page.getByLabel('Follow up on')).toHaveValue('2027-01-15')
  await expect(page.getByText('Wants rates for May')).toBeVisible()
})

test('spam leaves the inbox and comes back', async ({ page, request }) => {
  const reference = await enquire(request, 'Rahul Bose')
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: 'Rahul Bose' }).click()
  await page.getByRole('button', { name: 'It is spam' }).click()
  await expect(page.getByRole('button', { name: 'It is genuine' })).toBeVisible()
  await page.goto(`/admin/enquiries?q=${reference}`)
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('link', { name: 'Suspected' }).click()
  await expect(page.getByRole('link', { name: 'Rahul Bose' })).toBeVisible()
})

test('an owner approves an account and takes it away again', async ({ page, request }) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await request.post('/api/User/register', { data: account })
  await openScreen(page, '/admin/users', 'Users')
  await page.getByRole('button', { name: 'Approve Zoya Dar' }).click()
  await expect(page.getByText('Account approved successfully!')).toBeVisible()
  const { email, password } = account
  const login = await request.post('/api/User/login', { data: { email, password } })
  expect(login.status()).toBe(200)

  await page.getByRole('button', { name: 'Remove Zoya Dar' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove this account?',
  })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Account removed successfully!')).toBeVisible()
  await expect(page.getByText('zoya@example.in')).toBeHidden()
})

test('an editor sees the settings and may not change them', async ({
  page,
  request,
  ownerToken,
}) => {
  const account = { userName: 'Meena', email: 'meena@example.in', password: 'almond-blossom-3' }
  const registered = await (await request.post('/api/User/register', { data: account })).json()
  await request.post(`/api/User/${registered.id}/approval`, {
    headers: { authorization: `Bearer ${ownerToken}` },
  })
  const { email, password } = account
  const { token } = await (
    await request.post('/api/User/login', { data: { email, password } })
  ).json()
  await page.goto('/admin/login')
  await page.evaluate((each) => localStorage.setItem('jwtToken', each), token)
  await openScreen(page, '/admin/settings', 'Settings')
  await expect(page.getByText('Only an owner may change the settings.')).toBeVisible()
  await expect(page.getByLabel('Name of the agency')).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
})

test('a setting is checked, saved and kept', async ({ page }) => {
  await openScreen(page, '/admin/settings', 'Settings')
  await page.getByLabel('Maps page').fill('not an address')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(
    page.getByText('Maps page must be an address such as https://example.in.'),
  ).toBeVisible()
  await expect(page.getByLabel('Maps page')).toBeFocused()
  await page.getByLabel('Maps page').fill('https://maps.example.in/')
  await page.getByText('Show the floating button').click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Maps page')).toHaveValue('https://maps.example.in/')
  await expect(page.getByRole('switch', { name: 'Show the floating button' })).not.toBeChecked()
})

test('the password is changed with the current one', async ({ page, request, ownerToken }) => {
  const account = { userName: 'Noor', email: 'noor@example.in', password: 'walnut-wood-71' }
  const registered = await (await request.post('/api/User/register', { data: account })).json()
  await request.post(`/api/User/${registered.id}/approval`, {
    headers: { authorization: `Bearer ${ownerToken}` },
  })
  const { email, password } = account
  const { token } = await (
    await request.post('/api/User/login', { data: { email, password } })
  ).json()
  await page.goto('/admin/login')
  await page.evaluate((each) => localStorage.setItem('jwtToken', each), token)
  await openScreen(page, '/admin/account', 'My account')
  const type = async (current: string, next: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(next)
    await page.getByLabel('Confirm Password').fill(next)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await type('wrong-wood-71', 'chinar-wood-72')
  await expect(page.getByRole('alert')).toHaveText('Current Password is not correct.')
  await type(password, 'chinar-wood-72')
  await expect(page.getByRole('alert')).toContainText('Password changed successfully!')
  const after = await request.post('/api/User/login', {
    data: { email, password: 'chinar-wood-72' },
  })
  expect(after.status()).toBe(200)
})
