import { expect, test } from 'vitest'
import { kindNames, kindOf, soldKindNames } from '#catalogue/kinds.ts'
import { listingPath, nameFrom } from '#catalogue/listings/listing-path.ts'
import { readHead } from '../page-head.ts'
import { demoSite, publicUrl, words } from './demo-site.ts'

const site = demoSite()

const idsOf = async (kind: string): Promise<number[]> =>
  (await site.list(kind)).map(({ id }: { id: number }) => id)

test('every documented URL has its page between header and footer', async () => {
  const lists = kindNames.map((name) => kindOf(name).listPath)
  const others = ['/terms-conditions', '/privacy-policy', '/contact', '/About', '/partnersContact']
  for (const path of ['/', ...lists, ...others]) {
    const { statusCode, body } = await site.get(path)
    expect(statusCode, path).toBe(200)
    const { canonical, headings } = readHead(body)
    expect(headings, path).toBe(1)
    expect(canonical).toBe(publicUrl + path)
    expect(body).toMatch(/<header.*<main.*<footer/s)
  }
})

test('the item of the current page is marked in the menus, also on pages of its listings', async () => {
  const marked = async (path: string) =>
    [...(await site.get(path)).body.matchAll(/<a[^>]* aria-current="page" href="([^"]*)"/g)].map(
      ([, href]) => href,
    )
  expect(await marked('/villas')).toEqual(['/villas', '/villas'])
  const [{ id, title }] = await site.list('Villa')
  expect(await marked(listingPath({ kind: 'Villa', id, title }))).toEqual(['/villas', '/villas'])
  expect(await marked('/contact')).not.toContain('/villas')
})

test.each(kindNames)(
  'a %s has a canonical URL with id and slug, to which every other form redirects or refers',
  async (name) => {
    const { path } = kindOf(name)
    const [{ id, title }] = await site.list(name)
    const right = listingPath({ kind: name, id, title })
    expect(right).toMatch(/\/\d+\/[a-z0-9-]+$/)
    const wrong = [
      ...[
        `${id}-some-title`,
        `0${id}`,
        `${id}/some-title`,
        `${id}/${nameFrom(title)}/`,
        `${id}-/x`,
      ],
      `${id}/${nameFrom(title).toUpperCase()}`,
    ]
    const rendered = await site.rendersDuring(async () => {
      for (const form of wrong) {
        const { statusCode, headers } = await site.get(`${path}/${form}?x=1&book=1`)
        expect([statusCode, headers.location], form).toEqual([301, `${right}?x=1&book=1`])
      }
      const short = await site.get(`${path}/${id}?x=1&book=1`)
      const long = await site.get(`${right}?book=1`)
      expect([short.statusCode, long.statusCode]).toEqual([200, 200])
      expect(short.body).toBe(long.body)
      expect(readHead(short.body).canonical).toBe(publicUrl + right)
    })
    expect(rendered).toHaveLength(1)
    const [other] = await idsOf(name === 'Hotel' ? 'Villa' : 'Hotel')
    for (const form of [`${other}`, `${other}/some-title`]) {
      const stray = await site.get(`${path}/${form}`)
      expect(stray.statusCode).toBe(404)
      expect(stray.body).toContain('This path ends here')
    }
  },
)

test('the old slug of a renamed listing redirects to the new one in one step', async () => {
  const [{ id, title }] = await site.list('Shoot')
  const old = listingPath({ kind: 'Shoot', id, title })
  expect((await site.get(old)).statusCode).toBe(200)
  await site.save(`/api/Shoot/${id}`, { title: 'A New Light' }, 'PUT')
  const answer = await site.get(old)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    `/photoShoots/${id}/a-new-light`,
  ])
  expect((await site.get(`${answer.headers.location}`)).statusCode).toBe(200)
})

test('the sitemap and links have every listing of the demo by id and slug', async () => {
  const { body } = await site.get('/sitemap.xml')
  for (const name of kindNames) {
    const list = await site.html(kindOf(name).listPath)
    for (const { id, title } of await site.list(name)) {
      const path = listingPath({ kind: name, id, title })
      expect(body).toContain(`<loc>${publicUrl}${path}</loc>`)
      expect(list).not.toContain(`href="${kindOf(name).path}/${id}"`)
    }
  }
})

test('a form sent from a page with an old slug is answered there', async () => {
  const [{ id }] = await site.list('Villa')
  const answer = await site.sendForm(`/villas/${id}/an-old-name`, { name: 'Rabia' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('Rabia')
})

test.each([
  '/travel-package/999999',
  '/travel-package/none',
  '/travel-package/99999/print',
  '/travel-package/x/print',
  '/hotel/none',
  '/contact-form/999999',
  '/contact-form/x',
  '/contact-form-adventure/999999',
  '/no-such-page',
  '/no-such-%ZZ',
  '/hotel/%ff',
])('%s is a real 404 with links', async (path) => {
  const { statusCode, body } = await site.get(path)
  expect(statusCode).toBe(404)
  expect(body).toMatch(/<header.*type="search".*href="\/"[^>]*>Back to the home page.*<footer/s)
})

test('a longer URL of a print page redirects to the short one', async () => {
  const [id] = await idsOf('TravelPackage')
  const long = await site.get(`/travel-package/${id}-a-title/print`)
  expect(long.statusCode).toBe(301)
  expect(long.headers.location).toMatch(new RegExp(`/travel-package/${id}/print$`))
})

const booking = [
  'name text - name',
  'email email email email',
  'phone tel tel tel',
  'startDate date - -',
  'endDate date - -',
  'numberOfAdults number numeric -',
  'numberOfChilds number numeric -',
]
const request = [
  'name text - name',
  'email email email email',
  'phone tel numeric tel-national',
  'hotel text - -',
  'date date - -',
  'adults number numeric -',
  'children number numeric -',
  'days number numeric -',
]
const partner = [
  'name text - name',
  'email email email email',
  'phone tel tel tel',
  'company text - organization',
  'address text - street-address',
  'message textarea - -',
]

/** Name, type, inputmode and autocomplete of each field, which select the keyboard of phones. */
function fieldsOf(html: string): string[] {
  const [form = ''] = /<form[^>]*class="enquiry-form".*?<\/form>/s.exec(html) ?? []
  return [...form.matchAll(/<(input|textarea)([^>]*)>/g)]
    .filter(([, , rest]) => /class="input/.test(rest ?? '') && !/readOnly/.test(rest ?? ''))
    .map(([, tag, rest = '']) => {
      const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(rest)?.[1] ?? '-'
      const type = tag === 'textarea' ? tag : of('type')
      return [of('name'), type, of('inputMode'), of('autoComplete')].join(' ')
    })
}

test.each([
  ['a travel package', '/travel-package/{TravelPackage}', booking],
  ['a hotel', '/hotel/{Hotel}', booking],
  ['a room', '/contact-form/{room}', booking],
  ['a contact request', '/contact', request],
  ['an adventure', '/contact-form-adventure/{Adventure}', request],
  ['a partner', '/partnersContact', partner],
])('the form of %s has the right keyboards for phones', async (_name, address, fields) => {
  const [, kind = ''] = /\{(\w+)\}/.exec(address) ?? []
  const [hotel] = await site.list('Hotel')
  const id = kind === 'room' ? hotel.hotelRooms.$values[0].id : kind && (await idsOf(kind))[0]
  expect(fieldsOf(await site.html(address.replace(/\{\w+\}/, `${id}`)))).toEqual(fields)
})

test('the About page shows the agency’s values, and links to all it offers', async () => {
  const html = await site.html('/About')
  const said = words(html)
  for (const text of [
    ...['Mission', 'Core values', 'Reasons to choose our agency', 'Sustainability commitments'],
    ...['Integrity', 'Excellence', 'Sustainability', 'Innovation', 'Community'],
    ...['Local expertise', 'Customized itineraries', 'Quality', 'Sustainable tourism'],
    '24/7 support',
  ]) {
    expect(said).toContain(text)
  }
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  for (const name of soldKindNames) expect(main).toContain(`href="${kindOf(name).listPath}"`)
})

test.each(['/terms-conditions', '/privacy-policy'])(
  '%s shows how to contact the agency',
  async (path) => {
    const main = /<main.*<\/main>/s.exec(await site.html(path))?.[0] ?? ''
    expect(main).toMatch(/href="mailto:[^"]+@/)
    expect(main).toMatch(/href="tel:\+91/)
  },
)

test('the terms name refunds and jurisdiction', async () => {
  const said = words(await site.html('/terms-conditions'))
  expect(said).toContain('Refunds are paid within 7-10 working days.')
  expect(said).toContain('The courts in Srinagar have jurisdiction.')
})

test('every call and every chat goes to the one operator', async () => {
  const numbers = new Set<string>()
  for (const path of ['/', '/hotels', '/transportation', '/contact', '/privacy-policy']) {
    const links = [...(await site.html(path)).matchAll(/href="(tel:|https:\/\/wa\.me\/)([^"?]*)/g)]
    expect(links.length).toBeGreaterThan(2)
    for (const [, , number = ''] of links) numbers.add(number.replace(/\D/g, ''))
  }
  expect([...numbers]).toEqual([expect.stringMatching(/^91\d+$/)])
})

test.each(['/admin/login', '/admin/signUp', '/admin/forgotPassword'])(
  'before scripts take over, %s sends nothing, least of all into the address',
  async (path) => {
    const buttons = (await site.html(path)).match(/<button[^>]*type="submit"[^>]*>/g) ?? []
    expect(buttons).toEqual([expect.stringContaining('disabled=""')])
  },
)
