import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindNames } from '#catalogue/kinds.ts'
import { rateBody } from '#catalogue/rates/rate.ts'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { seed } from '#server/seed.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { acceptedTrip, guestWords, reviewToken } from '#test/samples/trips.ts'
import { calls } from '#test/servers/calls.ts'
import { commandLine, eachInstallation, openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** Values that an import assigns: ids, times and versions. */
const renewed = /^(id|[a-z]+Id|version|createdAt|updatedAt|destinations|related)$/i
const isCategory = /CategoryId$/

const withoutRenewed = (_name: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([name]) => !renewed.test(name) || isCategory.test(name)),
      )
    : value

async function answers({ app, headers }: Site) {
  const texts: string[] = []
  for (const kind of kindNames) {
    for (const query of ['', '?sort=newest', '?q=dal', '?status=draft']) {
      const { payload } = await app.inject({ url: `/api/${kind}${query}`, headers })
      texts.push(JSON.stringify(JSON.parse(payload, withoutRenewed), undefined, 1))
    }
  }
  const settings = await app.inject({ url: '/api/Setting', headers })
  return { catalogue: texts.join('\n'), settings: settings.payload }
}

/** The listings that refer to each destination, by title. */
async function named({ domain: { listings } }: Site) {
  const places = await listings.places({ drafts: true })
  const naming = await Promise.all(places.map(({ id }) => listings.referring(id, 100)))
  return places.map(({ title }, at) => [
    title,
    naming[at]?.flatMap(({ items }) => items.map((item) => item.title)),
  ])
}

/** The related listings of each article and travel package, by title. */
async function related({ domain: { listings } }: Site) {
  const [articles, packages] = await Promise.all([
    listings.page('Article', {}, { drafts: true }),
    listings.page('TravelPackage', {}, { drafts: true }),
  ])
  const items = [...articles.items, ...packages.items]
  const titles = items.map(({ related }) => listings.titlesOf(related))
  return (await Promise.all(titles)).map((found, at) => [
    items[at]?.title,
    found.map(({ kind, title }) => `${kind} ${title}`),
  ])
}

/** The demo catalogue with changes: an uploaded picture, a draft, a deleted listing, another order. */
async function fill({ app, domain, headers }: Site) {
  await seed({ SEED: 'demo' }, domain)
  const { post, put } = calls(app, headers)
  const { items } = await domain.listings.page('Hotel', {}, { drafts: true })
  const [first, second, third, fourth] = items
  const body = await jpeg(1500, 90)
  await put(
    `/api/Hotel/${first?.id}`,
    [
      ['title', 'Zabarwan'],
      ['oldPrice', '99000'],
    ],
    [
      { field: 'imageFiles', name: 'a.jpg', body },
      { field: 'imageFiles', name: 'b.jpg', body },
    ],
  )
  const room = first?.parts.hotelRooms[0]
  const icon = { field: 'images', name: 'room.jpg', body: await jpeg(500, 40) }
  await put(`/api/HotelRooms/${room?.id}`, [], [icon])
  await put(`/api/Hotel/${second?.id}`, [
    ['status', 'draft'],
    ['position', '7'],
  ])
  await domain.listings.remove('Hotel', third?.id ?? 0)
  await put(`/api/Hotel/${fourth?.id}`, [['position', '0']])
  const logo = { field: 'image', name: 'logo.jpg', body: await jpeg(500, 120) }
  const sent = await post('/api/Brand/picture', [['use', 'logo']], [logo])
  await domain.settings.write({ phone: '+91 194 250 0000', popupEnabled: false })
  await domain.settings.write({ brandLogo: sent.json().picture, brandPrimary: '#7a1f3d' })
  await domain.redirects.import([{ row: 1, from: '/old.html', to: '/hotels' }], {
    ...{ preview: false, by: { id: 1, name: 'Meena' } },
  })
  await domain.conditions.create({ name: '=Zojila', state: 'closed', sentence: 'Snow; ice' })
  const written = { name: '=Pine; "Inn"', kind: 'hotel', archived: true, notes: 'One\nTwo' }
  const made = await domain.rates.createSupplier(
    supplierBody.parse({ ...written, listingId: first?.id }),
  )
  const days = { from: '2026-12-01', to: '2027-02-28' }
  await domain.rates.create(
    'id' in made ? made.id : 0,
    rateBody.parse({ ...days, item: '=Deluxe', plan: 'CP', prices: { double: 0 } }),
  )
  const [place] = await domain.listings.places({ drafts: true })
  const gondola = { destinationId: place?.id, what: '=Gondola, phase "1"', low: 740, high: 950 }
  expect(
    await domain.localCosts.create({ ...gondola, checkedOn: '2026-11-02', seasonTo: '04-20' }),
  ).toMatchObject({ id: expect.any(Number) })
  await addReview(domain, first?.id)
}

/** A published review of a trip to a listing, with a picture. */
async function addReview(domain: Site['domain'], listingId?: number) {
  const quoteId = await acceptedTrip({ domain }, { listingId })
  const token = await reviewToken({ domain }, quoteId)
  const path = join(temporaryFolder(), 'trip.jpg')
  writeFileSync(path, await jpeg(700, 50))
  const image = await domain.images.store({ path, fileName: 'trip.jpg', folder: 'reviews' })
  if ('error' in image) throw new Error(image.error)
  expect(await domain.reviews.guests.addPicture(token, image)).toBe(true)
  expect(await domain.reviews.guests.send(token, guestWords)).toBe(true)
  const { items } = await domain.reviews.page({ page: 1, pageSize: 10 })
  const by = { id: 1, name: 'Meena' }
  await domain.reviews.answer(items[0]?.id ?? 0, '=Come again', { by })
  expect(await domain.reviews.publish(items[0]?.id ?? 0, { by })).toBeTruthy()
}

/** Reviews with their listings and picture sizes. */
async function reviews({ app, domain }: Site) {
  const published = await domain.reviews.published()
  return Promise.all(
    published.map(async ({ listingIds, pictures, ...review }) => {
      const titles = (await domain.listings.titlesOf(listingIds)).map(({ title }) => title)
      const shown = pictures.map(({ name, width, height }) => ({ name, width, height }))
      const files = shown.map(({ name }) => app.inject(`/reviews/${name}.webp`))
      const codes = (await Promise.all(files)).map(({ statusCode }) => statusCode)
      return { ...review, titles, sizes: shown.map(({ name: _, ...size }) => size), codes }
    }),
  )
}

/** Suppliers with their rates and listings. */
async function rateBook({ domain: { rates, listings } }: Site) {
  const suppliers = await rates.every()
  const titles = await Promise.all(
    suppliers.map(async ({ listingId }) => (await listings.titlesOf([listingId ?? 0]))[0]?.title),
  )
  return withoutIds(suppliers.map((supplier, at) => ({ ...supplier, listing: titles[at] })))
}

/** Roads, places and the calendar. */
const conditions = async ({ domain }: Site) =>
  withoutIds([await domain.conditions.every(), await domain.conditions.calendar.every()])

/** Local costs, without values that an import assigns. */
const costs = async ({ domain }: Site) => withoutIds(await domain.localCosts.every())

const withoutIds = (records: object) => JSON.parse(JSON.stringify(records), withoutRenewed)

eachInstallation((fresh) => {
  test('importing an export gives the same data, including pictures', {
    timeout: 120_000,
  }, async () => {
    const [from, to] = [await fresh(), await fresh()]
    const site = await openSite(from)
    await fill(site)
    const folder = join(temporaryFolder(), 'export')
    expect(await commandLine(from)(['export', folder])).toMatchObject({ code: 0, errors: '' })
    const redirects = readFileSync(join(folder, 'redirects.json'), 'utf8')
    expect(JSON.parse(redirects)).toEqual([{ from: '/old.html', to: '/hotels' }])
    expect(await commandLine(to)(['import', folder])).toMatchObject({ code: 0, errors: '' })

    const copy = await openSite(to)
    expect(await conditions(copy)).toEqual(await conditions(site))
    expect(JSON.stringify(await conditions(copy))).toContain('=Zojila')
    expect(await costs(copy)).toEqual(await costs(site))
    expect(JSON.stringify(await costs(copy))).toContain('=Gondola')
    expect(await rateBook(copy)).toEqual(await rateBook(site))
    expect(JSON.stringify(await rateBook(copy))).toContain('=Deluxe')
    expect(await reviews(copy)).toEqual(await reviews(site))
    expect(await reviews(copy)).toMatchObject([
      { words: 'Snow to the knees.', answer: '=Come again', titles: ['Zabarwan'], codes: [200] },
    ])
    const [before, after] = [await answers(site), await answers(copy)]
    expect(before.catalogue).toContain('Zabarwan')
    expect(before.catalogue).toContain('"draft"')
    expect(after.catalogue).toBe(before.catalogue)
    expect(after.settings).toBe(before.settings)
    const [logo = ''] = /agency\/[a-z0-9]{20}\.webp/.exec(after.settings) ?? []
    const [sent, brought] = await Promise.all([site, copy].map(({ app }) => app.inject(`/${logo}`)))
    expect([brought?.statusCode, brought?.rawPayload]).toEqual([200, sent?.rawPayload])
    expect(await named(copy)).toEqual(await named(site))
    expect(JSON.stringify(await named(copy))).toContain('Zabarwan')
    expect(await related(copy)).toEqual(await related(site))
    expect(JSON.stringify(await related(copy))).toContain('Hotel Outer Circle Rooms')
    expect(JSON.stringify(await related(copy))).toContain('Article What to pack for Gulmarg')
    const [uploaded = ''] = /uploads\/[0-9a-f]{20}-960\.avif/.exec(after.catalogue) ?? []
    const [theirs, ours] = [site, copy].map(({ app }) => app.inject({ url: `/${uploaded}` }))
    expect((await ours)?.statusCode).toBe(200)
    expect((await ours)?.rawPayload).toEqual((await theirs)?.rawPayload)
  })
})
