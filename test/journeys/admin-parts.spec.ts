import { expect } from '@playwright/test'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-parts' } })

test('itineraries: add, edit, remove and save all', async ({ page, request }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  await page.getByRole('button', { name: 'Add a day' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a travel package first.')

  await page.getByLabel('Travel package').selectOption({ index: 1 })
  await expect(page.getByRole('group', { name: 'Day 1' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('travelPackageId')
  const days = async () =>
    (await (await request.get(`/api/TravelPackage/${id}`)).json()).dayWiseItinerary.$values as {
      dayNumber: number
      title: string
    }[]
  const before = await days()

  await page.getByRole('button', { name: 'Add a day' }).click()
  const last = page.getByRole('group', { name: `Day ${before.length + 1}`, exact: true })
  await last.getByLabel('Details').fill('Drive to the airport')
  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    `Error in itinerary for Day ${before.length + 1}: Title is required.`,
  )
  await expect(last.getByLabel('Title')).toBeFocused()
  expect(await days()).toEqual(before)

  await last.getByLabel('Title').fill('Farewell')
  await page.getByRole('group', { name: 'Day 2', exact: true }).getByLabel('Title').fill('Changed')
  await page.getByRole('button', { name: 'Remove Day 1', exact: true }).click()
  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  await expect(page.getByRole('alert')).toHaveText('Itineraries have been saved successfully!')
  const titles = (await days()).map((day) => day.title)
  expect(titles[0]).toBe('Changed')
  expect(titles.at(-1)).toBe('Farewell')
  expect(titles).toHaveLength(before.length)

  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  expect(await days()).toHaveLength(before.length)
})

const failed = { status: 500, json: { title: '', status: 500, errors: {}, Error: 'Out of order' } }

const eventParts = [
  {
    path: 'addons',
    heading: 'Manage Addons',
    add: 'Add Add-on',
    incomplete: 'Please fill in both title and description.',
    fields: { Title: 'Fireworks', Description: 'Over the lake' },
    name: 'Fireworks',
    question: 'Are you sure you want to delete this add-on?',
  },
  {
    path: 'eventDayWize',
    heading: 'Manage Day Wise Itineraries',
    add: 'Add Itinerary',
    incomplete: 'Please fill out all fields.',
    fields: { 'Day number': '91', Title: 'Last dance', Details: 'Until late' },
    name: 'Day 91: Last dance',
    question: 'Are you sure you want to delete this itinerary?',
  },
  {
    path: 'packageInclude',
    heading: 'Manage Package Includes',
    add: 'Add Include',
    incomplete: 'Please fill in all fields: title, description, and icon.',
    fields: { Title: 'Samovar bar', Description: 'All day', Icon: 'coffee' },
    name: 'Samovar bar',
    question: 'Are you sure you want to delete this include?',
  },
]

for (const part of eventParts) {
  test(`${part.path}: choose, add and delete`, async ({ page }) => {
    await openScreen(page, `/admin/${part.path}`, part.heading)
    await page.getByRole('button', { name: part.add }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Please select an event management package first.',
    )
    await page.getByLabel('Event management package').selectOption({ index: 1 })
    await expect(page).toHaveURL(/eventManagementId=/)
    await page.getByRole('button', { name: part.add }).click()
    await expect(page.getByRole('alert')).toHaveText(part.incomplete)

    for (const [label, text] of Object.entries(part.fields)) await page.getByLabel(label).fill(text)
    await page.route('**/api/Eventmanagement*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(failed) : route.fallback(),
    )
    const logged = page.waitForEvent('console', (each) => each.text().includes('Out of order'))
    await page.getByRole('button', { name: part.add }).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Out of order')
    await logged
    await page.unrouteAll()
    await page.getByRole('button', { name: part.add }).click()
    await expect(page.getByRole('listitem').filter({ hasText: part.name })).toBeVisible()
    await page.getByRole('button', { name: `Delete ${part.name}` }).click()
    await page
      .getByRole('alertdialog', { name: part.question })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: part.name })).toBeHidden()
  })
}

test('rooms: rules, pictures, edit and delete', async ({ page, photographs }) => {
  test.setTimeout(90_000)
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a hotel first.')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/hotelId=/)
  await page.getByLabel('Name').fill('Walnut room')
  await page.getByLabel('Capacity').fill('2 adults')
  await page.getByLabel('Price per night').fill('0')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Please fill out all fields and upload at least one image.',
  )
  await page.getByLabel('Images', { exact: true }).setInputFiles(photographs.slice(0, 2))
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid price.')
  await page.getByLabel('Price per night').fill('4200')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room added successfully!', { timeout: 60_000 })

  await page.getByRole('button', { name: 'Edit Walnut room' }).click()
  await page.getByLabel('Capacity').fill('3 adults')
  await page.getByRole('button', { name: 'Update Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room updated successfully!')
  await page.getByRole('button', { name: 'Delete Walnut room' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room deleted successfully!')
})

test('another hotel empties the form of a service and clears its messages', async ({ page }) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a hotel first.')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/hotelId=/)
  await page.getByLabel('Title').fill('Laundry')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 2 })
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Title').fill('Kangri')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})
