import { expect, test } from 'vitest'
import { all, articles, demoSite, publicUrl, words } from '../demo-site.ts'

const site = demoSite()

const idsOf = async (kind: string): Promise<number[]> =>
  (await site.list(kind)).map(({ id }: { id: number }) => id)

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

test('a search announces its number of results, links to each kind, and to all of one', async () => {
  const html = await site.html('/search?q=gulmarg')
  const found = main(html)
  expect(found).toMatch(/<p role="status" class="sr-only">/)
  expect(found).toMatch(/<h2 id="results" tabindex="-1"[^>]*>\d+ results for “gulmarg”<\/h2>/i)
  expect(found).toMatch(/<li><a [^>]*href="\/search\?q=gulmarg#hotels"[^>]*>Hotels /)
  expect(found).toMatch(/<section id="hotels"[^>]*aria-labelledby="hotels-title"/)
  expect(found).toMatch(/<h2 id="hotels-title"[^>]*>Hotels<\/h2>/)
  const packages = found.slice(found.indexOf('<section id="travel-packages"'))
  expect(words(articles(packages)[0] ?? '')).toContain('Gulmarg')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(main(await site.html('/search?q=srinagar'))).toMatch(
    /href="\/travel-packages\?q=srinagar"[^>]*>See all \d+<span[^>]*> in Travel Packages</,
  )
})

test('a search without results says what to try next', async () => {
  const html = await site.html('/search?q=%3Cb%3Epenguin%3C%2Fb%3E')
  expect(words(html)).toContain('No results for “<b>penguin</b>”')
  expect(html).toContain('href="/search?q=Houseboat"')
})

test('a comparison with invalid ids shows the valid ones', async () => {
  const [one, two, three, four] = await idsOf('TravelPackage')
  const [hotel] = await idsOf('Hotel')
  const textOf = async (ids: string) => {
    const { statusCode } = await site.get(`/compare?ids=${ids}`)
    expect(statusCode).toBe(200)
    return site.html(`/compare?ids=${ids}`)
  }
  expect(await textOf(`${one},${hotel}`)).toContain('One package is no longer available')
  expect(await textOf(`${one},x`)).toContain('One package is no longer available')
  expect(await textOf('99998,99999')).toContain('2 packages are no longer available')
  expect(await textOf('%00,,,-1')).toContain('Choose two or three packages')
  expect(await textOf(`${one},${two},${three},${four}`)).toContain('these are the first three')
  const twice = await textOf(`${one},${one}`)
  expect(twice.match(/scope="col"/g)).toHaveLength(1)
  expect(twice).not.toContain('no longer offered')
  // The browser forgets them.
  const { body } = await site.get(`/compare.data?ids=${one},99998`)
  expect(body).toMatch(/"gone".*,99998,/)
})

test('a comparison has a row for each property, and a form to choose by', async () => {
  const [one, two] = await site.list('TravelPackage')
  const html = await site.html(`/compare?ids=${one.id},${two.id}`)
  expect(all(/<th scope="row"[^>]*>(.*?)<\/th>/gs, html)).toEqual([
    ...['Price', 'Old price', 'Duration', 'Days planned', 'Route', 'Inclusions', 'Exclusions'],
    ...['Cancellation policy', 'Book'],
  ])
  const cells = (row: string) =>
    all(/<td[^>]*>(.*?)<\/td>/gs, new RegExp(`>${row}</th>.*?</tr>`, 's').exec(html)?.[0] ?? '')
  expect(cells('Duration')).toEqual([one.duration, two.duration])
  for (const text of cells('Price')) expect(text).toMatch(/^₹[\d,]+/)
  expect(html).toMatch(new RegExp(`href="/compare\\?ids=${two.id}"`))
  expect(html).toMatch(new RegExp(`href="/travel-package/${two.id}/[^"]*#book"[^>]*>Book Now<`))
  const form = await site.html('/compare')
  for (const label of ['First package', 'Third package']) expect(words(form)).toContain(label)
  const chosen = [...form.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name)
  expect(chosen).toEqual(['ids', 'ids', 'ids'])
  const { headers } = await site.get(`/compare?ids=${one.id}&ids=&ids=${two.id}`)
  expect(headers.location).toBe(`/compare?ids=${one.id},${two.id}`)
})

test('a shared list shows its listings without scripts, and asks about them by chat', async () => {
  const [villa, other] = await site.list('Villa')
  expect(words(await site.html('/saved'))).toContain('needs JavaScript, which is switched off')
  const one = await site.html(`/saved?ids=${villa.id},x`)
  expect(one.match(/<article\b/g)).toHaveLength(1)
  expect(words(one)).toContain('Ask about it on WhatsApp')
  const shared = await site.html(`/saved?ids=${other.id},${villa.id},99999`)
  expect(words(shared)).toContain('One listing is no longer available.')
  const [, chat = ''] =
    /href="(https:\/\/wa\.me[^"]*)"[^>]*>(?:(?!<\/a).)*Ask about all 2/s.exec(shared) ?? []
  const text = new URL(chat).searchParams.get('text')
  expect(text).toMatch(/^Hi, book me a trip to Kashmir/)
  for (const { id, title } of [other, villa]) {
    expect(text).toContain(`${title}\n${publicUrl}/villas/${id}/`)
  }
  const none = await site.html('/saved?ids=99999')
  expect(words(none)).toContain('Nothing on this list is available any more')
  const [ways = ''] = /<nav aria-label="Start browsing".*?<\/nav>/s.exec(none) ?? []
  expect(ways).toContain('href="/villas"')
})
