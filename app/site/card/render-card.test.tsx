import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleSite } from '#test/samples/site.ts'
import { packSite, SiteContext, unpackSite } from '../site.ts'
import { Card, CardMarkupContext, type CardProps } from './card.tsx'
import { cardRenderer } from './render-card.tsx'

const site = packSite(sampleSite())

const image = {
  folder: 'uploads',
  name: 'boats',
  width: 1600,
  height: 1000,
  alt: 'Boats',
  blur: 'data:,',
} as const
const houseboat: CardProps['card'] = {
  ...{ id: 7, kind: 'Hotel', path: '/hotel/7/walnut-prow', title: 'Walnut <Prow> & "Sons"' },
  ...{ badge: '2 nights', place: 'ڈل جھیل', summary: '', priceUnit: 'per night' },
  ...{ price: 5200, oldPrice: 6000, image },
}
const vehicle = { seats: 4, luggage: '2 bags', condition: '' }

const page = (props: CardProps, markup?: (props: CardProps) => string) =>
  renderToString(
    <StaticRouter location="/hotels?minPrice=1">
      <SiteContext value={unpackSite(site)}>
        <CardMarkupContext value={markup}>
          <Card {...props} />
        </CardMarkupContext>
      </SiteContext>
    </StaticRouter>,
  )

test.each<[string, CardProps]>([
  ['a hotel', { card: houseboat }],
  ['a vehicle', { card: { ...houseboat, kind: 'Transportation', vehicle } }],
  ['a package', { card: { ...houseboat, kind: 'TravelPackage', summary: 'A walk.' } }],
  ['a destination', { card: { ...houseboat, kind: 'Destination', unsold: true } }],
  ['a card without a picture', { card: { ...houseboat, image: undefined } }],
  ['another heading and width', { card: houseboat, level: 2, sizes: '54vw' }],
  ['a picture that is loaded first', { card: houseboat, first: true }],
])('%s that was rendered before is what browsers hydrate', (_what, props) => {
  const render = cardRenderer(site)
  render(props)
  expect(page(props, render)).toBe(page(props))
})

test('a changed listing and changed settings are shown at once', () => {
  const render = cardRenderer(site)
  expect(render({ card: houseboat })).toContain('₹5,200')
  expect(render({ card: { ...houseboat, price: 5300 } })).toContain('₹5,300')
  expect(render({ card: houseboat })).not.toContain('tel:+9177')
  expect(cardRenderer(packSite(sampleSite({ phone: '+91 77' })))({ card: houseboat })).toContain(
    'tel:+9177',
  )
})

test('a card is rendered once for all pages', () => {
  expect(cardRenderer(site)).toBe(cardRenderer(site))
})
