import { expect, test } from 'vitest'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { readHead } from '../../page-head.ts'
import { all, demoSite, publicUrl, words } from '../demo-site.ts'

const site = demoSite()

test('the print sheet contains everything, with the agency’s contact data', async () => {
  const [trip] = await site.list('TravelPackage')
  const html = await site.html(`/travel-package/${trip.id}/print`)
  const said = words(html)
  const days: { title: string; details: string }[] = trip.dayWiseItinerary.$values
  const texts = [
    ...[trip.title, trip.cancellationPolicy, '₹', 'Srinagar, Jammu and Kashmir'],
    ...[...trip.inclusions.$values, ...trip.exclusions.$values],
    ...days.flatMap(({ title, details }) => [title, details]),
  ]
  for (const each of texts) expect(said).toContain(each.replaceAll(/\s+/g, ' ').trim())
  const address = `${publicUrl}/travel-package/${trip.id}`
  expect(html).toContain(`QR code of ${address}`)
  expect(html).toContain(`href="${address}"`)
  const { canonical, tags } = readHead(html)
  expect(canonical).toBe(publicUrl + listingPath({ ...trip, kind: 'TravelPackage' }))
  expect(tags.get('robots')).toMatch(/noindex/)
})

test('without scripts a listing is shared by links in a popover, and printed by a link', async () => {
  const [trip] = await site.list('TravelPackage')
  const { id, title } = trip
  const html = await site.html(`/travel-package/${id}`)
  const said = encodeURIComponent(
    `${title}\n${publicUrl}${listingPath({ ...trip, kind: 'TravelPackage' })}`,
  )
  expect(html).toMatch(/<button type="button" popoverTarget="share"[^>]*>/)
  const share = /<div id="share" popover="auto".*?<\/div>/s.exec(html)?.[0] ?? ''
  expect(share).toContain(`<a href="https://wa.me/?text=${said}"`)
  expect(share).toContain(`<a href="mailto:?subject=${encodeURIComponent(title)}&amp;body=${said}"`)
  expect(all(/<a [^>]*>(.*?)<\/a>/gs, share)).toEqual(['WhatsApp', 'E-mail'])
  expect(share).toMatch(/<button[^>]* class="[^"]*script-only[^"]*"[^>]*>Copy link</)
  expect(html).toMatch(new RegExp(`href="/travel-package/${id}/print"[^>]*>.*?Print<`, 's'))
  const sheet = await site.html(`/travel-package/${id}/print`)
  expect(sheet).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(sheet).toMatch(/<noscript><p/)
  expect(sheet).not.toMatch(/<button[^>]*>Print/)
})
