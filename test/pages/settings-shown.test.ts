import { expect, test } from 'vitest'
import { articles, demoSite, words } from './demo-site.ts'

const site = demoSite()

const set = async (data: object) =>
  expect((await site.send('PUT', '/api/Setting', data)).statusCode).toBe(200)

/** The pages that show a price with its unit. */
async function expectBesidePrices(said: RegExp) {
  const [hotel] = await site.list('Hotel')
  const [room] = hotel.hotelRooms.$values
  for (const path of ['/hotels', '/search?q=houseboat']) {
    expect(words(articles(await site.html(path))[0] ?? '')).toMatch(said)
  }
  const page = await site.html(`/hotel/${hotel.id}`)
  const piece = (pattern: RegExp) => words(pattern.exec(page)?.[0] ?? '')
  expect(piece(/<aside aria-label="Price and booking".*?<\/aside>/s)).toMatch(said)
  expect(piece(/<section id="rooms".*?<\/article>/s)).toMatch(said)
  expect(piece(/<section id="description".*?<\/section>/s)).toMatch(said)
  expect(words(await site.html(`/contact-form/${room.id}`))).toMatch(said)
}

test('a price has its unit, and no word about tax until that is set', async () => {
  await expectBesidePrices(/per night(?!, (plus|tax))/)
})

test('a price says whether tax is included, with the unit of its kind', async () => {
  const bases = { priceBasisHotel: 'a room and night', priceBasisTravelPackage: 'for two' }
  await set({ taxIncluded: 'no', ...bases })
  await expectBesidePrices(/a room and night, plus tax/)
  const [{ id }] = await site.list('TravelPackage')
  for (const path of ['/', `/compare?ids=${id}`, `/travel-package/${id}/print`]) {
    expect(words(await site.html(path))).toMatch(/₹[\d,]+ for two, plus tax/)
  }
  await set({ taxIncluded: 'yes', priceBasisTravelPackage: '' })
  expect(words(await site.html(`/travel-package/${id}`))).toMatch(
    /₹[\d,]+ per person, tax included/,
  )
})

test('the footer has the facts required by law, as far as they are set', async () => {
  const foot = async () => words(/<footer.*<\/footer>/s.exec(await site.html('/About'))?.[0] ?? '')
  await set({ taxIncluded: '' })
  expect(await foot()).toContain('Drawn pictures are illustrations')
  expect(await foot()).not.toMatch(/Registration|GSTIN|Grievance officer|Tax is extra/)
  await set({
    ...{ taxIncluded: 'no', registrationNumber: 'JK-TA-0417', registrationExpiry: '2029-03-31' },
    ...{ gstin: '01ABCDE1234F1Z5', grievanceOfficerName: 'Rafiq Lone' },
    grievanceOfficerPhone: '+91 194 000 0001',
  })
  for (const line of [
    'Registration JK-TA-0417, valid until 31 March 2029',
    'GSTIN 01ABCDE1234F1Z5',
    'Grievance officer: Rafiq Lone, +91 194 000 0001',
    'Tax is extra',
  ]) {
    expect(await foot()).toContain(line)
  }
})

test('old prices, the floating chat, the offer and the maps follow the settings', async () => {
  const hotels = await site.list('Hotel')
  const reduced = hotels.filter(({ oldPrice }: { oldPrice: number | null }) => oldPrice !== null)
  const struck = async (path: string) => (await site.html(path)).match(/<s[ >]/g)?.length ?? 0
  expect(await struck('/hotels')).toBe(hotels.length)
  await set({
    ...{ oldPriceMarkup: 0, mapsUrl: 'https://maps.example/agency', popupTitle: 'Saffron weeks' },
    ...{ floatingButton: 'Ask about saffron', floatingWhatsappText: 'Saffron, please' },
    ...{ popupText: 'The fields of Pampore bloom.', popupButton: 'See the fields' },
    ...{ popupUrl: 'https://saffron.example/' },
  })
  expect(await struck('/hotels')).toBe(reduced.length)
  const shown = await site.html('/')
  expect(shown).toContain('Ask about saffron')
  expect(shown).toContain('text=Saffron%2C%20please')
  expect(shown).toContain('href="https://maps.example/agency"')
  for (const words of ['Saffron weeks', 'The fields of Pampore bloom.', 'See the fields']) {
    expect(shown).toContain(words)
  }
  expect(shown).toContain('https://saffron.example/')
  await set({ popupEnabled: false, floatingEnabled: false })
  const hidden = await site.html('/')
  expect(hidden).not.toContain('Ask about saffron')
  expect(hidden).not.toContain('Saffron weeks')
})

test('an agency without an address, a greeting, a maps page or pages elsewhere shows no trace of them', async () => {
  await set({
    ...{ address: '', whatsappText: '', mapsUrl: '' },
    ...{ facebookUrl: '', instagramUrl: '', youtubeUrl: '', xUrl: '' },
  })
  const [{ id }] = await site.list('TravelPackage')
  const home = await site.html('/')
  const sheet = await site.html(`/travel-package/${id}/print`)
  for (const html of [home, sheet]) expect(html).not.toMatch(/<address[^>]*><br\/>/)
  expect(home).not.toContain('Follow Us')
  expect(home).not.toContain('opens maps in a new tab')
  expect(home).toContain('of 5 stars')
  expect(sheet).toMatch(/<address>\+91/)
  expect(await site.html(`/travel-package/${id}`)).not.toContain('?text=%3A')
})
