import { expect, test } from 'vitest'
import { itemList, jsonLd, offered } from './json-ld.ts'

const evil = '</script><script>alert(1)</script>'

test('a title cannot end the script element', () => {
  const text = jsonLd({ '@type': 'TouristTrip', name: evil })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name: evil })
})

test('an offer has the price in rupees and absolute URLs', () => {
  const image = {
    id: 1,
    folder: 'uploads',
    name: 'x',
    width: 1800,
    height: 1200,
    blur: '',
    alt: '',
  } as const
  const listing = { title: 'Snow', path: '/travel-package/7', price: 21500, images: [image] }
  expect(offered('https://ke.example', listing)).toMatchObject({
    url: 'https://ke.example/travel-package/7',
    image: ['https://ke.example/uploads/x.webp'],
    offers: { price: 21500, priceCurrency: 'INR' },
  })
})

test('a price on request is not an offer', () => {
  const listing = { title: 'Wedding', path: '/eventManagement/7', price: 0, images: [] }
  const text = jsonLd({ '@type': 'Product', ...offered('https://ke.example', listing) })
  expect(JSON.parse(text)).not.toHaveProperty('offers')
})

test('a list numbers its pages from 1', () => {
  const list = itemList('https://ke.example', [{ title: 'Snow', path: '/travel-package/7' }])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Snow', url: 'https://ke.example/travel-package/7' },
  ])
})
