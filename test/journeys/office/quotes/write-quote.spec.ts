import { expect, type Locator, type Page } from '@playwright/test'
import { inDays, inquiry } from '../../../samples/enquiries.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { sees } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({
  ...{ ownServer: 'with other writers', viewport: { width: 360, height: 740 } },
  ...{ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } },
})

test('makes and sends a quote from an enquiry about a package of five nights, in a few taps', async ({
  page,
  api,
  ownerToken,
}) => {
  await fillRateBook(page.request, ownerToken)
  const packages: { id: number; duration: string }[] = await api.list('/api/TravelPackage')
  const listingId = packages.find(({ duration }) => duration.startsWith('5 nights'))?.id
  const about = { kind: 'TravelPackage', listingId, objectId: listingId, numberOfChilds: 0 }
  const stay = { startDate: inDays(60), endDate: inDays(65), name: 'Asha Rao' }
  const { id } = await api.post('/api/BookingRequest', { ...inquiry, ...about, ...stay })
  const taps = await countTaps(page)
  let choices = 0
  /** A native select: one tap opens it, another chooses. */
  const choose = async (list: Locator, index: number) => {
    await list.selectOption({ index })
    choices += 2
  }
  const dialog = page.getByRole('dialog')
  const tap = (name: string, place: Page | Locator = page) =>
    place.getByRole('button', { name, exact: true }).tap()
  const choice = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) })
  await openScreen(page, `/admin/enquiries/${id}`, 'Asha Rao')

  await tap('Write a quote')
  await expect(page.getByRole('list', { name: 'Days' }).getByRole('listitem')).toHaveCount(6)
  await tap('Lines')
  await tap('Add from the rate book')
  await choice('Zabarwan Houseboats').tap()
  await choose(dialog.getByLabel('Last night'), 1)
  await choice('Deluxe cabin').tap()
  await choice('Apharwat Lodge').tap()
  await choose(dialog.getByLabel('Last night'), 0)
  for (const name of [
    'Deluxe room',
    'Lidder Retreat',
    'Premium room',
    'Dal Gate Taxis',
    'Innova',
  ]) {
    await choice(name).tap()
  }
  await tap('Done', dialog)
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(lines).toContainText(['Nights 1–2', 'Night 3', 'Nights 4–5', 'Days 1–6'])
  await tap('Send')

  const chat = page.getByRole('link', { name: 'WhatsApp' })
  await sees(page, 'Sent just now')
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('/q/')
  await page.route('https://wa.me/**', (route) => route.abort())
  await chat.tap()
  await sees(page, 'Opened WhatsApp with version 1')
  // Nothing was typed.
  expect(taps() + choices).toBeLessThanOrEqual(20)
})
