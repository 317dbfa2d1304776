import { expect, type Page } from '@playwright/test'
import { addressOf } from '../../support/public-pages.ts'
import { live, test } from '../../support/visitor.ts'

// A refused form logs to the console.
test.use({ expected: /400/, contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, address: string) {
  await page.goto(await addressOf(address, page.request))
  await live(page)
}

const main = (page: Page) => page.getByRole('main')
const outline = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents()

test('a travel package and a refused form are read as meant', async ({ page }) => {
  await open(page, '/travel-package/{TravelPackage}')
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb"
      - heading /First Time in Kashmir/ [level=1]
      - link /^Photo 1 of 5. ./
      - link "Show all 5 photos"
      - navigation "On this page":
        - link "Overview"
        - link "What is included"
        - link "Day by day"
        - link "Terms"
        - link "Book"
      - complementary "Price and booking":
        - link "Book Now"
        - link /^WhatsApp about First Time/
        - link /^Call Now about First Time/
  `)
  expect((await outline(page)).slice(0, 5)).toEqual([
    'Overview',
    'Highlights',
    'Inclusions',
    'Exclusions',
    'Day Wise Itinerary',
  ])

  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Tell us about your trip" [level=1]
      - alert:
        - paragraph: Please check these answers
        - list:
          - listitem:
            - link "Please fill out all required fields."
      - textbox "Name" [invalid]
      - textbox "Email" [invalid]
      - textbox "Phone" [invalid]
      - textbox "Hotel (optional)"
      - textbox "Date (optional)"
      - spinbutton "Adults": "1"
      - spinbutton "Children": "0"
      - spinbutton "Days": "1"
      - button "Send request"
      - complementary "Prefer to talk?"
  `)
  for (const name of ['Name', 'Email', 'Phone']) {
    const field = main(page).getByRole('textbox', { name, exact: true })
    await expect(field).toHaveAttribute('aria-required', 'true')
    await expect(field).toHaveAccessibleDescription(/Please fill out all required fields\./)
  }
})
