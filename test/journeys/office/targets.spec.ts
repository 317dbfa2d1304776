import { expect } from '@playwright/test'
import { enquire } from '../support/enquiries.ts'
import { officeScreens } from '../support/office-screens.ts'
import { openScreen, test } from '../support/staff.ts'
import { smallTargets } from '../support/targets.ts'

/** The name of a list on phones. */
const forms = {
  '/admin/hotels?edit=1': 'Hotel Management',
  '/admin/travel?edit=new': 'Travel Package Form',
  '/admin/event?edit=new': 'Event Management Form',
  '/admin/redirects?edit=new': 'Redirects',
}
const beforeLogIn = {
  '/admin/login': 'Log In',
  '/admin/signUp': 'Sign Up',
  '/admin/forgotPassword': 'Forgot password?',
  '/admin/resetPassword?token=none': 'Choose a new password',
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const [path, heading] of Object.entries({ ...officeScreens, ...forms })) {
  test(`${path} makes every control large enough for a finger`, async ({ page }) => {
    await openScreen(page, path, heading)
    if (path in forms) await page.locator('form').getByRole('textbox').first().waitFor()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await smallTargets(page)).toEqual([])
  })
}

test('every control of an enquiry is large enough for a finger', async ({ page, request }) => {
  const reference = await enquire(request, 'Large Thumb')
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: 'Large Thumb', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Large Thumb' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await smallTargets(page)).toEqual([])
})

test('the controls before log-in are large enough for a finger', async ({ browser, server }) => {
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const visitor = await browser.newPage({ ...options, baseURL: server.url })
  for (const [path, heading] of Object.entries(beforeLogIn)) {
    await openScreen(visitor, path, heading)
    expect.soft(await smallTargets(visitor), path).toEqual([])
  }
  await visitor.close()
})
