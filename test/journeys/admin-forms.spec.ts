import { expect, type Page } from '@playwright/test'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-forms' } })

const packageQuestion = 'Are you sure you want to delete this package?'
const required = (...labels: string[]) =>
  labels.map((label) => `${label} ${/[^s]s$/.test(label) ? 'are' : 'is'} required.`)

const forms = [
  {
    screen: 'hotels',
    heading: 'Hotel Management',
    list: 'Existing Hotels',
    thing: 'Hotel',
    fields: ['Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Hotel Description'],
    more: ['Additional Information', 'Terms and Conditions', 'Hotel Images', 'Price'],
    missing: required('Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Price'),
    question: 'Are you sure you want to delete this hotel?',
  },
  {
    screen: 'villas',
    heading: 'Villas Management',
    list: 'Existing Villas',
    thing: 'Villa',
    fields: ['Villa Title', 'Tagline', 'Address', 'Description'],
    more: ['Additional info', 'Terms', 'Price', 'Images'],
    missing: required('Villa Title', 'Tagline', 'Address', 'Price'),
    question: 'Are you sure you want to delete this villa?',
  },
  {
    screen: 'travel',
    heading: 'Travel Package Form',
    list: 'Existing Travel Packages',
    thing: 'Package',
    fields: ['Title', 'Price', 'Category', 'Overview', 'Description', 'Inclusions', 'Exclusions'],
    more: ['Payment terms', 'Cancellation policy', 'Images'],
    missing: required('Title', 'Price', 'Category'),
    question: packageQuestion,
  },
  {
    screen: 'transport',
    heading: 'Transportation Form',
    list: 'Existing Vehicles',
    thing: 'Vehicle',
    fields: ['Title', 'Description', 'Seats', 'Price', 'Category'],
    more: ['Image'],
    missing: required('Title', 'Description', 'Seats', 'Price', 'Category'),
    question: 'Are you sure you want to delete this vehicle?',
  },
  {
    screen: 'adventure',
    heading: 'Adventure management',
    list: 'Existing Adventure Packages',
    thing: 'Package',
    fields: ['Title', 'Location', 'Price', 'Description', 'Category'],
    more: ['Additional information', 'Terms and conditions', 'Images'],
    missing: [
      ...required('Title', 'Location', 'Price', 'Category'),
      ...required('Additional information', 'Terms and conditions'),
    ],
    question: packageQuestion,
  },
  {
    screen: 'shoots',
    heading: 'Photography Packages',
    list: 'Existing Shoot Packages',
    thing: 'Package',
    fields: ['Title', 'Price', 'Category', 'Additional info', 'Overview'],
    more: ['Terms', 'Images'],
    missing: required('Title', 'Price', 'Category'),
    question: 'Are you sure you want to delete this shoot package?',
  },
  {
    screen: 'event',
    heading: 'Event Management Form',
    list: 'Existing Event Management Packages',
    thing: 'Package',
    fields: ['Title', 'Description', 'Price', 'Category'],
    more: ['Images'],
    missing: required('Title', 'Price', 'Category'),
    question: 'Are you sure you want to delete this event management package?',
  },
  {
    screen: 'wellness',
    heading: 'Wellness Packages',
    list: 'Existing Wellness Packages',
    thing: 'Package',
    fields: ['Title', 'Price', 'Category', 'Description', 'Overview'],
    more: ['Additional information', 'Terms and conditions', 'Images'],
    missing: required('Title', 'Price', 'Category'),
    question: packageQuestion,
  },
]

const form = (page: Page) => page.getByRole('form')

for (const { screen, heading, list, thing, fields, more, missing, question } of forms) {
  test(`${screen} has its fields, its rules, its list and its question`, async ({ page }) => {
    await openScreen(page, `/admin/${screen}`, heading)
    for (const label of [...fields, ...more]) {
      await expect(form(page).getByLabel(label, { exact: true })).toBeVisible()
    }
    const limit = screen === 'transport' ? 'one JPEG, PNG or WebP' : 'Max 6 images'
    await expect(form(page).getByText(limit)).toBeVisible()
    await page.getByRole('button', { name: `Add ${thing}` }).click()
    for (const text of missing) {
      await expect(form(page).getByText(text, { exact: true })).toBeVisible()
    }
    await expect(form(page).getByText(/(is|are) required\.$/)).toHaveCount(missing.length)

    const existing = page.getByRole('region', { name: list })
    const edit = existing.getByRole('button', { name: /^Edit / }).first()
    const title = ((await edit.textContent()) ?? '').replace('Edit ', '')
    await edit.click()
    await expect(page.getByRole('button', { name: `Update ${thing}` })).toBeVisible()
    await expect(form(page).getByLabel(fields[0] ?? '', { exact: true })).toHaveValue(title)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: `Add ${thing}` })).toBeVisible()

    await existing.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: question })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(edit).toBeVisible()
  })
}

test('a hotel’s own rule: its address must be one', async ({ page }) => {
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  await page.getByLabel('Contact Email').fill('desk at hotel')
  await page.getByRole('button', { name: 'Add Hotel' }).click()
  await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription(/email/i)
  await expect(page.getByLabel('Contact Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Contact Email')).toHaveAttribute('aria-invalid', 'true')
})

const refusals = [
  {
    screen: 'shoots',
    heading: 'Photography Packages',
    api: 'Shoot',
    fields: ['Images', 'Title', 'Price', 'Overview', 'AdditionalInfo', 'TermCondition'],
    category: 'ShootCategoryId',
  },
  {
    screen: 'event',
    heading: 'Event Management Form',
    api: 'EventManagement',
    fields: ['Images', 'Title', 'Price', 'Description'],
    category: 'EventManagementCategoryId',
  },
  {
    screen: 'wellness',
    heading: 'Wellness Packages',
    api: 'Relaxation',
    fields: ['Images', 'Title', 'Price', 'AdditionalInfo', 'Overview', 'TermCondition'],
    category: 'RelaxationCategoryId',
  },
]

for (const { screen, heading, api, fields, category } of refusals) {
  test(`what the server refuses on ${screen} stands under its field, and in an alert`, async ({
    page,
  }) => {
    const names = [...fields, category]
    const messages = names.map((name) => `${name} is odd.`)
    const errors = Object.fromEntries(names.map((name, at) => [name, [messages[at]]]))
    await page.route(`**/api/${api}`, (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      return route.fulfill({ status: 400, json: { title: '', status: 400, errors, Error: '' } })
    })
    await openScreen(page, `/admin/${screen}`, heading)
    await page.getByLabel('Title').fill('Odd one')
    await page.getByLabel('Price', { exact: true }).fill('100')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Add Package' }).click()
    await expect(page.getByRole('alert')).toHaveText(`Error: ${messages.join(' ')}`)
    for (const text of messages) {
      await expect(form(page).getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is odd.')
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription(`${category} is odd.`)
    if (screen === 'wellness') {
      await page.getByText('What the server answered').click()
      await expect(page.locator('code')).toContainText('"Title":["Title is odd."]')
    }
  })
}

test('a form is grouped, in two columns where there is room, and its bar stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  const groups = ['Basics', 'Pictures', 'Description']
  for (const name of groups) await expect(page.getByRole('group', { name })).toBeVisible()
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? Number.NaN
  expect(await top('Price')).toBe(await top('Old price'))
  await page.getByLabel('Terms and Conditions').focus()
  await expect(page.getByRole('button', { name: 'Add Hotel' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await top('Price')).toBeLessThan(await top('Old price'))
  await page.getByLabel('Hotel Name').fill('Chinar House')
  await expect(page.getByLabel('Hotel Name')).toBeInViewport()
  for (const label of ['Hotel Tagline', 'Terms and Conditions']) {
    await page.getByLabel(label).focus()
    await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add Hotel' })).toBeInViewport({ ratio: 1 })
  }
})
