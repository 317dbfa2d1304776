import { expect, type Page } from '@playwright/test'
import {
  mistakenSheets,
  pictures,
  sendSheets,
  sheetsOf,
  workbookOf,
} from '../../support/agency-sheets.ts'
import { logIn } from '../../support/log-in.ts'
import { test } from '../../support/server.ts'
import { openScreen } from '../../support/staff.ts'

const agency = 'Nigeen Lake Journeys'
const phone = '+91 194 250 1234'
const answers = {
  'User Name': 'Asif Lone',
  Email: 'asif@example.in',
  Password: 'chinar-leaf-26',
  'Confirm Password': 'chinar-leaf-26',
}

/** The first owner, by the link that the server prints. */
async function signUp(page: Page, code: string) {
  await page.goto(`/admin/signUp?code=${code}`)
  for (const [label, text] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByRole('alert')).toHaveText('User registered successfully!')
  await logIn(page, { email: answers.Email, password: answers.Password })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

async function nameAgency(page: Page) {
  await openScreen(page, '/admin/settings', 'Settings')
  await page.getByLabel('Agency name').fill(agency)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  const samples = page.getByText(/^Visitors see a sample phone number and a sample email\./)
  await expect(samples).toBeVisible()
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(samples).toBeVisible()
  await page.getByRole('link', { name: 'Replace them in Settings' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Email', { exact: true }).fill(answers.Email)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(samples).toBeHidden()
}

/** Each is shown with the content of its cell. */
async function expectMistakes(page: Page) {
  await page.getByRole('link', { name: /^To correct 10$/ }).click()
  for (const cell of ['on demand?', 'Luxurious', 'first', 'stay at example', 'free']) {
    await expect(page.getByText(cell, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText(/“dall lake\.jpg” is not in the zip\./)).toBeVisible()
}

/** Uploads the sheets with errors, reads the errors, and uploads them corrected. */
async function bringCatalogue(page: Page) {
  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, [await workbookOf(mistakenSheets()), await pictures()])
  await expect(page.getByText(/^25 new, 10 to correct\.$/)).toBeVisible()
  await expectMistakes(page)
  await page.getByRole('link', { name: 'Send again' }).click()
  await sendSheets(page, [await workbookOf(sheetsOf()), await pictures()])
  await page.getByRole('button', { name: 'Import 35 rows' }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('35 new.')).toBeVisible()
}

interface Listed {
  id: number
  title: string
}

async function idsOf(page: Page, kind: string) {
  const answer = await page.request.get(`/api/${kind}?pageSize=100`)
  const { $values } = await answer.json()
  return new Map(($values as Listed[]).map(({ id, title }) => [title, id]))
}

async function bringRedirects(page: Page) {
  const packages = await idsOf(page, 'TravelPackage')
  const rows = Array.from({ length: 25 }, (_, at) => {
    const id = packages.get(`Valley tour ${at + 1}`)
    return `https://old.example/tours/valley-${at + 1}.html,/travel-package/${id}/valley-tour-${at + 1}`
  })
  await openScreen(page, '/admin/redirects', 'Redirects')
  const table = ['Old address,New address', ...rows].join('\n')
  await page.getByLabel('Old and new addresses').fill(table)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Import 25' }).click()
  await expect(page.getByText('25 redirects imported.')).toBeVisible()
}

async function readOnPhone(page: Page) {
  const old = await page.request.get('/tours/valley-7.html', { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([
    301,
    expect.stringMatching(/^\/travel-package\/\d+\/valley-tour-7$/),
  ])
  expect((await page.request.get(old.headers().location ?? '', { maxRedirects: 0 })).status()).toBe(
    200,
  )
  await page.goto('/tours/valley-1.html')
  await expect(page).toHaveURL(/\/valley-tour-1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Valley tour 1' })).toBeVisible()
  await expect(page.getByText('Arrive').first()).toBeVisible()
  await expect(page.locator('main img[src*="/uploads/"]').first()).toBeVisible()
  const hotel = (await idsOf(page, 'Hotel')).get('Poplar house 3')
  await page.goto(`/hotel/${hotel}`)
  await expect(page.getByText('Double').first()).toBeVisible()
  const html = await page.content()
  expect(html).toContain(agency)
  expect(/.{40}(Kashmir Escapes|kashmir-escapes|194 000 0000)/s.exec(html)?.[0]).toBeUndefined()
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap.match(/\/travel-package\/\d+\/valley-tour-/g)).toHaveLength(25)
  expect(sitemap.match(/\/hotel\/\d+\/poplar-house-/g)).toHaveLength(10)
}

test('an agency moves to an empty installation without losing texts or visitors', async ({
  browser,
  ownerlessServer,
}) => {
  test.setTimeout(240_000)
  const { url: baseURL, ownerCode } = ownerlessServer
  const office = await browser.newContext({ baseURL })
  const page = await office.newPage()
  await signUp(page, await ownerCode)
  await nameAgency(page)
  await bringCatalogue(page)
  await bringRedirects(page)
  await office.close()
  const phone = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
  await readOnPhone(await phone.newPage())
  await phone.close()
})
