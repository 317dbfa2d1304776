import { expect, type Locator, type Page } from '@playwright/test'
import { inDays, inquiry } from '../../../samples/enquiries.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({
  ownServer: {},
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

async function enquireAboutPackage(page: Page): Promise<number> {
  const packages = await (await page.request.get('/api/TravelPackage')).json()
  const { id } = packages.$values.find(({ duration }: { duration: string }) =>
    duration.startsWith('5 nights'),
  )
  const about = { kind: 'TravelPackage', listingId: id, objectId: id, numberOfChilds: 0 }
  const stay = { startDate: inDays(60), endDate: inDays(65), name: 'Asha Rao' }
  const sent = await page.request.post('/api/BookingRequest', {
    data: { ...inquiry, ...about, ...stay },
  })
  return (await sent.json()).id
}

test('makes and sends a quote from an enquiry about a package of five nights, in a few taps', async ({
  page,
  ownerToken,
}) => {
  await fillRateBook(page.request, ownerToken)
  const id = await enquireAboutPackage(page)
  const taps = await countTaps(page)
  let choices = 0
  /** A native select: one tap opens it, another chooses. */
  const choose = async (list: Locator, index: number) => {
    await list.selectOption({ index })
    choices += 2
  }
  const dialog = page.getByRole('dialog')
  const supplier = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) })
  await openScreen(page, `/admin/enquiries/${id}`, 'Asha Rao')

  await page.getByRole('button', { name: 'Write a quote' }).tap()
  await expect(page.getByRole('list', { name: 'Days' }).getByRole('listitem')).toHaveCount(6)
  await page.getByRole('button', { name: 'Lines', exact: true }).tap()
  await page.getByRole('button', { name: 'Add from the rate book' }).tap()
  await supplier('Zabarwan Houseboats').tap()
  await choose(dialog.getByLabel('Last night'), 1)
  await supplier('Deluxe cabin').tap()
  await supplier('Apharwat Lodge').tap()
  await choose(dialog.getByLabel('Last night'), 0)
  await supplier('Deluxe room').tap()
  await supplier('Lidder Retreat').tap()
  await supplier('Premium room').tap()
  await supplier('Dal Gate Taxis').tap()
  await supplier('Innova').tap()
  await dialog.getByRole('button', { name: 'Done' }).tap()
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(lines).toContainText(['Nights 1–2', 'Night 3', 'Nights 4–5', 'Days 1–6'])
  await page.getByRole('button', { name: 'Send', exact: true }).tap()

  const chat = page.getByRole('link', { name: 'WhatsApp' })
  await expect(chat).toBeVisible()
  await expect(page.getByText('Sent just now')).toBeVisible()
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('/q/')
  await page.route('https://wa.me/**', (route) => route.abort())
  await chat.tap()
  await expect(page.getByText('Opened WhatsApp with version 1')).toBeVisible()
  // Nothing was typed.
  expect(taps() + choices).toBeLessThanOrEqual(20)

  await openScreen(page, `/admin/enquiries/${id}`, 'Asha Rao')
  await expect(page.getByRole('button', { name: 'Quoted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('Sent')

  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await expect(page.getByRole('main')).toContainText(/Quote Q-\w{6} · Sent just now/)

  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByRole('region', { name: 'Waiting for an answer' })).toContainText(
    'Asha Rao',
  )
})
