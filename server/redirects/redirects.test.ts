import { expect, test } from 'vitest'
import { dayMs } from '#catalogue/dates/time.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from '../listings/listings.ts'
import { readRows } from './read-rows.ts'
import { createRedirects } from './redirects.ts'

const by = { id: 1, name: 'Meena' }
const everything = { page: 1, pageSize: 50 }

eachDatabase((open) => {
  async function openRedirects() {
    const database = await open()
    const user = { name: 'Meena', email: 'm@example.in', passwordHash: '', role: 'owner' as const }
    const at = new Date().toISOString()
    const { id } = await database.db
      .insertInto('users')
      .values({ ...user, approvedAt: at, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    by.id = id
    const history = createHistory(database)
    const create = () => createRedirects(database, history, 'https://ke.example')
    const redirects = create()
    const lead = async (from: string, to: string) => {
      const stored = await redirects.create({ from, to }, by)
      if ('errors' in stored) throw new Error(JSON.stringify(stored.errors))
      return stored
    }
    const refused = (from: string, to: string) => redirects.create({ from, to }, by)
    const load = (text: string, preview = false) =>
      redirects.import(readRows(text), { preview, by })
    return { database, history, redirects, lead, refused, load, create }
  }

  test('every spelling of an old address leads on, with what the visitor came with', async () => {
    const { redirects, lead } = await openRedirects()
    await lead('/Tours/Café.html', '/hotels')
    await lead('/tour.php?id=3', '/villas?sort=price')
    await lead('/tour.php', '/travel-packages#list')
    const ways = {
      '/tours/caf%c3%a9.html/': '/hotels',
      '/TOURS//Caf%C3%A9.HTML?utm_source=a+b': '/hotels?utm_source=a+b',
      '/tour.php?utm=1&ID=3': '/villas?sort=price',
      '/tour.php?id=4': '/travel-packages?id=4#list',
      '/tour.php?id=3%0d%0aX: y': '/travel-packages?id=3%0D%0AX%3A+y#list',
      '/%E0%A4%A': undefined,
      '/other': undefined,
    }
    for (const [asked, to] of Object.entries(ways)) {
      expect(await redirects.follow(asked), asked).toBe(to)
    }
  })

  test('another process follows a new redirect, and none that is gone', async () => {
    const { redirects, lead, create } = await openRedirects()
    const other = create()
    expect(await other.follow('/old')).toBeUndefined()
    const { id } = await lead('/old', '/hotels')
    expect(await other.follow('/old')).toBe('/hotels')
    expect(other.mayLead('/?page_id=1')).toBe(false)
    await lead('/?page_id=1', '/hotels')
    expect(other.mayLead('/?page_id=1')).toBe(true)
    await redirects.remove(id, by)
    expect(await other.follow('/old')).toBeUndefined()
  })

  test('circles, chains, pages of the site and doubles are refused, by name', async () => {
    const { database, lead, refused } = await openRedirects()
    await lead('/a', '/hotels')
    expect(await refused('/A/', '/villas')).toEqual({
      errors: { from: ['/a leads to /hotels already.'] },
    })
    expect(await refused('/b', '/B/')).toEqual({ errors: { to: ['/b would lead to itself.'] } })
    expect(await refused('/b', '/a?x=1')).toEqual({
      errors: { to: ['/a?x=1 leads on itself, to /hotels. Lead there in one step.'] },
    })
    await lead('/c', '/d')
    expect(await refused('/d', '/hotels')).toEqual({
      errors: { from: ['/c leads here. Let that one lead to /hotels first.'] },
    })
    for (const page of ['/', '/Hotels', '/about', '/api/Hotel', '/admin', '/sitemap.xml']) {
      expect(await refused(page, '/villas'), page).toHaveProperty('errors.from')
    }
    const listings = createListings(database, createHistory(database))
    const values = { title: 'Dal View', price: 1, oldPrice: null, categoryId: null }
    const { id } = await listings.create('Villa', { ...values, status: 'published' } as never, [])
    expect(await refused(`/villas/${id}/old-name`, '/hotels')).toHaveProperty('errors.from')
    await listings.remove('Villa', id)
    expect(await refused(`/villas/${id}/old-name`, '/hotels')).not.toHaveProperty('errors')
  })

  test('a listing that is not here is no target, a draft is', async () => {
    const { database, refused, lead, load } = await openRedirects()
    const listings = createListings(database, createHistory(database))
    const values = { title: 'Dal View', price: 1, oldPrice: null, categoryId: null }
    const { id } = await listings.create('Villa', { ...values, status: 'draft' } as never, [])
    await lead('/draft', `/villas/${id}/dal-view?book=1`)
    const gone = await listings.create('Villa', { ...values, status: 'published' } as never, [])
    await listings.remove('Villa', gone.id)
    for (const [to, noun] of [
      [`/villas/${gone.id}/dal-view#rooms`, 'villa'],
      [`/hotel/${id}`, 'hotel'],
      ['/travel-package/9999999999', 'travel package'],
    ]) {
      const [, number] = /(\d+)/.exec(`${to}`) ?? []
      expect(await refused('/old', `${to}`)).toEqual({
        errors: { to: [`There is no ${noun} with the number ${number} here.`] },
      })
    }
    const { rows } = await load(
      `/one,/hotel/${id}\n/two,/villas/${id}\n/three,https://a.example/hotel/1`,
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'new', 'new'])
    await lead('/hotel/9999999999', '/hotels')
  })

  test('a listing that was renamed is reached in one step', async () => {
    const { database, redirects, lead } = await openRedirects()
    const listings = createListings(database, createHistory(database))
    const values = { title: 'Dal View', price: 1, oldPrice: null, categoryId: null }
    const { id } = await listings.create('Villa', { ...values, status: 'published' } as never, [])
    await lead('/old', `/villas/${id}/dal-view`)
    await lead('/older', `/villas/${id}#rooms`)
    await listings.update('Villa', id, { values: { title: 'Lake View' } })
    expect(await redirects.follow('/old?utm=1')).toBe(`/villas/${id}/lake-view?utm=1`)
    expect(await redirects.follow('/older')).toBe(`/villas/${id}/lake-view#rooms`)

    await listings.update('Villa', id, { values: { title: 'Not yet told', status: 'draft' } })
    expect(await redirects.follow('/old')).toBe(`/villas/${id}/dal-view`)
    await listings.remove('Villa', id)
    expect(await redirects.follow('/old')).toBe(`/villas/${id}/dal-view`)
  })

  test('a table is looked at before it is stored, and its mistakes are named by row', async () => {
    const { redirects, lead, load } = await openRedirects()
    await lead('/a', '/hotels')
    const text = [
      'From,To',
      '/a,/villas',
      '/b.html,/hotels',
      'https://old.example/?page_id=12,/About',
      '/b.html/,/villas',
      '/c,//evil.example',
      '/d,/b.html',
      '/hotels,/villas',
      '',
      '/e,/x,more',
    ].join('\r\n')
    const { rows } = await load(text, true)
    expect((await redirects.page(everything)).total).toBe(1)
    const outcomes = rows.map(({ row, outcome, problem = '' }) =>
      `${row} ${outcome} ${problem}`.trim(),
    )
    expect(outcomes).toEqual([
      '2 changed',
      '3 new',
      '4 new',
      '5 refused /b.html stands in row 3 already.',
      expect.stringMatching(/^6 refused To must be/),
      '7 refused /b.html leads on itself, to /hotels. Lead there in one step.',
      expect.stringMatching(/^8 refused \/hotels is a page of this site/),
      expect.stringMatching(/^10 refused “more” stands beyond/),
    ])
    await load(text)
    const { items } = await redirects.page(everything)
    expect(items.map(({ source, target }) => [source, target])).toEqual([
      ['/?page_id=12', '/About'],
      ['/b.html', '/hotels'],
      ['/a', '/villas'],
    ])
    expect((await load(text)).rows.filter(({ outcome }) => outcome === 'same')).toHaveLength(3)
    const found = await redirects.page({ ...everything, q: 'B.HT' })
    expect(found.items.map(({ source }) => source)).toEqual(['/b.html'])
    expect((await redirects.page({ ...everything, q: '%' })).total).toBe(0)
  })

  test('a stale change is refused; the history tells of each and brings it back', async () => {
    const { redirects, history, lead } = await openRedirects()
    const { id, version } = await lead('/a', '/hotels')
    await redirects.update(id, { from: '/a2', to: '/villas', version }, by)
    expect(await redirects.update(id, { from: '/a', to: '/x', version }, by)).toBe('stale')
    await redirects.remove(id, by)
    const { items } = await history.page({ ...everything, kind: 'Redirect' })
    expect(items.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'delete', before: { from: '/a2', to: '/villas' } },
      {
        action: 'change',
        before: { from: '/a', to: '/hotels' },
        after: { from: '/a2', to: '/villas' },
      },
      { action: 'create', after: { from: '/a', to: '/hotels' } },
    ])
    expect(await redirects.bringBack({ from: '/a2', to: '/villas' }, undefined, by)).toBe(true)
    const [, change] = items
    const now = change?.after as never
    expect(await redirects.bringBack({ from: '/a', to: '/hotels' }, now, by)).toBe(true)
    expect((await redirects.page(everything)).items).toMatchObject([
      { source: '/a', target: '/hotels' },
    ])
  })

  test('hits and what is missed are counted in memory and stored together', async () => {
    const { redirects, lead, database } = await openRedirects()
    const { id } = await lead('/old', '/hotels')
    for (const _ of [1, 2, 3]) await redirects.follow('/old')
    for (const path of ['/Kashmir-Houseboats?utm=1', '/kashmir-houseboats/', '/tours']) {
      redirects.miss(path)
    }
    const junk = ['/.env', '/wp-login', '/shell.php', '/a.png', '/u/a@b.in', '/call/9419012345']
    for (const path of junk) redirects.miss(path)
    expect(await redirects.missed()).toEqual([])
    await redirects.flush()
    expect((await redirects.page(everything)).items[0]).toMatchObject({ id, hits: 3, version: 1 })
    const missed = await redirects.missed()
    expect(missed.map(({ path, count }) => [path, count])).toEqual([
      ['/kashmir-houseboats', 2],
      ['/tours', 1],
    ])
    await lead('/kashmir-houseboats', '/hotels')
    expect((await redirects.missed()).map(({ path }) => path)).toEqual(['/tours'])
    await redirects.sweep(new Date(Date.now() + 91 * dayMs))
    expect(await database.db.selectFrom('missedAddresses').selectAll().execute()).toEqual([])
  })

  test('what is missed has an end, in memory and in the table', async () => {
    const { redirects, database } = await openRedirects()
    redirects.miss('/asked-often')
    redirects.miss('/asked-often')
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 1000; n += 1) redirects.miss(`/scan-${round}-${n}`)
      await redirects.flush()
    }
    const rows = await database.db.selectFrom('missedAddresses').selectAll().execute()
    expect(rows).toHaveLength(500)
    expect(rows.some(({ path }) => path === '/asked-often')).toBe(true)
  })

  test('a page with the same words is suggested', async () => {
    const { redirects, database } = await openRedirects()
    const listings = createListings(database, createHistory(database))
    const values = { title: 'Tulip Week in Srinagar', price: 1, oldPrice: null, categoryId: 1 }
    const { id } = await listings.create(
      'TravelPackage',
      { ...values, status: 'published' } as never,
      [],
    )
    for (const path of ['/packages/tulip-week.html', '/our-villas', '/zzzz']) redirects.miss(path)
    await redirects.flush()
    const found = (await redirects.missed()).map(({ path, suggestion }) => [path, suggestion])
    expect(Object.fromEntries(found)).toEqual({
      '/packages/tulip-week.html': `/travel-package/${id}/tulip-week-in-srinagar`,
      '/our-villas': '/villas',
      '/zzzz': undefined,
    })
  })
})

test('a table may be parted by semicolons or tabs; one that is none says so', () => {
  expect(readRows('/a;/b')).toEqual([{ row: 1, from: '/a', to: '/b' }])
  expect(readRows('/a,x\t/b')).toEqual([{ row: 1, from: '/a,x', to: '/b' }])
  expect(() => readRows('')).toThrow('no row')
  expect(() => readRows('From,To')).toThrow('no row')
  expect(() => readRows('/a,"b')).toThrow('a quotation mark')
  expect(() => readRows('/a,/b\n'.repeat(10_001))).toThrow('10,000')
})
