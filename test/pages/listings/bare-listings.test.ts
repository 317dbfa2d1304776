import { expect, test } from 'vitest'
import { all, articles, demoSite, sections, words } from '../demo-site.ts'

const site = demoSite()

test('a package without lists or pictures says so', async () => {
  const fields = { title: 'Bare Days', price: '9000', travelPackageCategoryId: '3' }
  const html = await site.html(`/travel-package/${await site.save('/api/TravelPackage', fields)}`)
  for (const text of ['images', 'inclusions', 'exclusions']) {
    expect(words(html)).toContain(`No ${text} available`)
  }
  const [nav = ''] = /<nav aria-label="On this page".*?<\/nav>/s.exec(html) ?? []
  expect(all(/<a[^>]*>(.*?)<\/a>/gs, nav)).toEqual(['What is included', 'Book'])
})

test('a villa without further information or terms has no section for them', async () => {
  const id = await site.save('/api/Villa', {
    ...{ title: 'Bare Walls', duration: 'Two rooms', description: 'Harwan', overview: 'A roof.' },
    ...{ price: '4000', additionalInfo: '  ', termCondition: '' },
  })
  const html = await site.html(`/villas/${id}`)
  expect(sections(html)).toEqual(['Overview', 'Book this villa'])
  expect(words(html)).toContain('Price per night: ₹4,000')
  expect(words(html)).toContain('No images available')
})

test('a vehicle without condition or luggage shows neither', async () => {
  const id = await site.save('/api/Transportation', {
    ...{ title: 'Tractor', description: 'Slow.', seats: '1', space: '900' },
    transportationCategoryId: '3',
  })
  const [card = ''] = articles(await site.html('/transportation?q=tractor'))
  expect(all(/<dt[^>]*>(.*?)<\/dt>/gs, card)).toEqual(['Seats'])
  const html = await site.html(`/transportation/${id}`)
  const [own = ''] = /class="page with-aside".*?<aside/s.exec(html) ?? []
  expect(all(/<dt[^>]*>(.*?)<\/dt>/gs, own)).toEqual(['Seats'])
  expect(words(html)).toContain('No images available')
  expect(words(html)).toContain('Price per day: ₹900')
})

test('a hotel without rooms, and a room without pictures, say so', async () => {
  const id = await site.save('/api/Hotel', {
    ...{ title: 'Empty House', duration: 'Soon', email: 'empty@example.in' },
    ...{ description: 'Lal Chowk', price: '1000' },
  })
  expect(words(await site.html(`/hotel/${id}`))).toContain('No rooms available')
  await site.save('/api/HotelRooms', {
    ...{ name: 'Attic', capacity: '1 adult', pricePerNight: '900', hotelId: `${id}` },
  })
  const [rooms = ''] =
    /<section id="rooms".*?<\/section>/s.exec(await site.html(`/hotel/${id}`)) ?? []
  expect(words(rooms)).toContain('No images available')
})
