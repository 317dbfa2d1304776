import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Listing } from '#catalogue/kinds.ts'
import { sampleSite } from '#test/samples/site.ts'
import { Booking } from '../booking/booking.tsx'
import { compareRows } from '../bookmarks/compare/compare-rows.tsx'
import { toCompared } from '../bookmarks/compare/load-comparison.ts'
import { RecentCard } from '../bookmarks/recent/recent-strip.tsx'
import { ContactBar } from '../listing-page/contact-bar.tsx'
import { PriceLine } from '../listing-page/listing-price.tsx'
import { FoundRow } from '../search/found.tsx'
import { SiteContext } from '../site.ts'
import { Sheet } from '../travel-packages/sheet.tsx'
import { Card } from './card.tsx'
import { toCard } from './card-data.ts'

const site = sampleSite({ oldPriceMarkup: 1500 })

const listing = {
  ...{ id: 7, kind: 'TravelPackage', title: 'Wedding', duration: '', description: 'Srinagar' },
  ...{ price: 0, oldPrice: 9000, priceOnRequest: true, images: [], inclusions: [], exclusions: [] },
  ...{
    overview: '',
    paymentTerms: '',
    cancellationPolicy: '',
    parts: { dayWiseItinerary: [], departures: [] },
  },
  ...{ story: '', highlights: [], bestMonths: '', meals: '', pickUp: '' },
} as unknown as Listing<'TravelPackage'>
const shown = { ...listing, path: '/travel-package/7', priceUnit: 'per person' }
const card = toCard(listing)
const sheet = {
  listing: shown,
  qr: { size: 1, path: '' },
  printed: 'https://ke.example/travel-package/7',
  localCosts: [],
  today: '2026-11-22',
}

function ContactBarOf({ price }: { price: number }) {
  return (
    <Booking asked={false}>
      <ContactBar listing={{ ...shown, price }} />
    </Booking>
  )
}

/** The text of an element. */
function wordsOf(piece: React.ReactNode): string {
  const html = renderToString(
    <MemoryRouter>
      <SiteContext value={site}>{piece}</SiteContext>
    </MemoryRouter>,
  )
  return html.replaceAll(/<!--.*?-->|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const rows = (...labels: string[]) =>
  compareRows(site)
    .filter(({ label }) => labels.includes(label))
    .map(({ show }) => show(toCompared(listing)))

test.each([
  ['a card', <Card key="" card={card} />],
  ['a row of a search', <FoundRow key="" card={card} />],
  ['what was recently viewed', <RecentCard key="" card={card} />],
  ['a comparison', rows('Price', 'Old price')],
  ['the text of a page', <PriceLine key="" listing={shown} />],
  ['the sheet to print', <Sheet key="" page={sheet} />],
  ['the bar of a page', <ContactBarOf key="" price={0} />],
])('%s shows the price on request, and no number', (_name, piece) => {
  const words = wordsOf(piece)
  expect(words).toContain('Price on request')
  expect(words).not.toMatch(/₹|per person/)
})

test('a page says how to ask for the price', () => {
  expect(wordsOf(<ContactBarOf price={0} />)).toContain('Ask us by call or WhatsApp.')
  expect(wordsOf(<ContactBarOf price={8000} />)).not.toContain('Ask us by call')
})
