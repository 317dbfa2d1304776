import { expect, test } from 'vitest'
import { benefits } from '#content/benefits.ts'
import { questions as faq } from '#content/questions.ts'
import { testimonials } from '#content/testimonials.ts'
import { whyTravelWithUs } from '#content/why-travel-with-us.ts'
import { readHead } from '../../page-head.ts'
import { all, demoSite, words } from '../demo-site.ts'

const site = demoSite()
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('every question is on the page with the words of the structured data', async () => {
  const html = await site.html('/')
  const said = words(html)
  const page = readHead(html).things.find((thing) => thing['@type'] === 'FAQPage')
  const entries = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const { items } = faq.questions
  expect(entries.map(({ name }) => name)).toEqual(items.map(({ question }) => question))
  expect(entries).toHaveLength(10)
  for (const [index, { question, answer }] of items.entries()) {
    for (const text of [question, ...answer]) expect(said).toContain(plain(text))
    for (const text of answer) expect(entries[index]?.acceptedAnswer.text).toContain(text)
  }
})

test('a text gives reasons to travel with the agency', async () => {
  const said = words(await site.html('/'))
  for (const text of [whyTravelWithUs.heading, ...whyTravelWithUs.paragraphs]) {
    expect(said).toContain(plain(text))
  }
})

test('a cab shows its condition, seats and price, and is booked by chat', async () => {
  const html = await site.html('/')
  const [cab = ''] = html.slice(html.indexOf('Rent a Cab')).match(/<article.*?<\/article>/s) ?? []
  expect(words(cab)).toMatch(/Seats.*Condition.*₹/)
  expect(cab).toContain('href="tel:+91')
  const chat = decodeURIComponent(/wa\.me[^"]*text=([^"]*)"/.exec(cab)?.[1] ?? '')
  expect(chat).toMatch(/^Hi, book me a trip to Kashmir/)
  expect(chat).toContain('Hotels, Villas, Travel packages, Transportation')
  expect(cab).toMatch(/class="card-link" href="\/transportation\/\d+\/[a-z\d-]+"/)
})

test('reviews are paged by URL, and the rest is there without scripts', async () => {
  const { items } = testimonials.reviews
  for (const [page, at] of [
    [2, 3],
    [17, 49],
  ] as const) {
    expect(words(await site.html(`/?reviews=${page}`))).toContain(items[at]?.name)
  }
  const html = await site.html('/')
  for (const [path, told, count, ends] of [
    ['/', 'Page 1 / 17', 3, ['Previous']],
    ['/?reviews=17', 'Page 17 / 17', 2, ['Next', 'Last']],
  ] as const) {
    const [part = ''] =
      /<section[^>]* id="reviews".*?<\/section>/s.exec(await site.html(path)) ?? []
    expect(words(part)).toContain('1000+ clients served')
    expect(words(part)).toContain(told)
    expect(part.match(/<figure/g)).toHaveLength(count)
    expect(all(/<button[^>]*aria-disabled="true"[^>]*>(.*?)<\/button>/gs, part)).toEqual(ends)
    expect(part).toMatch(/<a href="https:[^"]*google[^"]*maps[^"]*" target="_blank"/)
  }
  const shown = words(html)
  expect(shown).toContain('Sample reviews, shown until the agency’s own are added')
  const { review = '', name, location, handled, joined } = items[0] ?? {}
  for (const text of [review, name, location, `${handled} client`, `joined ${joined}`]) {
    expect(shown).toContain(text)
  }
  expect(html).toMatch(/<button[^>]*name="reviews"[^>]*>Next|<a[^>]*href="[^"]*reviews=2#reviews"/)
  const whyUs = /id="benefits".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(all(/<li\b.*?<h3[^>]*>(.*?)<\/h3>/gs, whyUs)).toEqual(
    benefits.benefits.items.map(({ title }) => title),
  )
  expect(words(html)).toContain('Book Tulip Tour on WhatsApp')
})

test('the compressed document has at most 20 KB', async () => {
  // Pages requested repeatedly are compressed more.
  const bytes = async () => (await site.packed('/')).rawPayload.length
  await expect.poll(bytes, { timeout: 20_000 }).toBeLessThanOrEqual(20_480)
})

test('the notice about samples disappears with them', async () => {
  const [sample] = testimonials.reviews.items
  const mine = { ...sample, name: 'Asha Rao', review: 'Our own words.' }
  const save = (items: object[]) =>
    site.send('PUT', '/api/Text/testimonials', {
      value: { reviews: { ...testimonials.reviews, items } },
    })
  expect((await save([mine, sample as object])).statusCode).toBeLessThan(300)
  const mixed = words(await site.html('/'))
  expect(mixed).not.toContain('Sample reviews')
  expect(mixed.match(/Sample review\b/g)).toHaveLength(1)
  await save([mine])
  const own = words(await site.html('/'))
  expect(own).toContain('Our own words.')
  expect(own).not.toContain('Sample review')
})

test.each(['/', '/hotels', '/nothing-here', '/q/unknown'])(
  'the fonts of %s load from its end',
  async (path) => {
    const [first = '', ...fonts] = (await site.get(path)).body.split(
      '<link rel="preload" as="font"',
    )
    expect(first).toContain('rel="stylesheet"')
    expect(first).toContain('</main>')
    expect(fonts).toHaveLength(2)
    expect(fonts.at(-1)).toContain('/fonts/fraunces-600.woff2')
  },
)

test.each(['/', '/hotel/1', '/nothing-here', '/q/unknown'])(
  'no code of %s loads before the script that waits starts it',
  async (path) => {
    const { body } = await site.get(path)
    expect(body).not.toMatch(/<script[^>]* src=|<script[^>]* type="module"|rel="modulepreload"/)
    expect(body).toMatch(/<link data-late="modulepreload".*<script type="text\/plain" data-late>/s)
  },
)

test('the back office preloads no fonts of the site', async () => {
  expect((await site.get('/admin/login')).body).not.toContain('as="font"')
})
