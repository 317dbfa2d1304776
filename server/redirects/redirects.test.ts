import { expect, test } from 'vitest'
import { openRedirects } from '#test/samples/redirects.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from '../listings/listings.ts'

const everything = { page: 1, pageSize: 50 }

eachDatabase((open) => {
  test('every spelling of an old address redirects, with the visitor’s query', async () => {
    const { redirects, lead } = await openRedirects(await open())
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

  test('the list finds an old address in capital and small letters', async () => {
    const { redirects, lead } = await openRedirects(await open())
    await lead('/कश्मीर', 'https://old.example/Dal')
    for (const q of ['%E0%A4%95', '%e0%a4%95', 'DAL', 'dal']) {
      expect([q, (await redirects.page({ ...everything, q })).total]).toEqual([q, 1])
    }
  })

  test('the list finds letters that are stored escaped', async () => {
    const { redirects, lead } = await openRedirects(await open())
    await lead('/यात्रा/कश्मीर', '/hotels')
    await lead('/Café 100%', 'https://old.example/Été à Gulmarg')
    for (const q of ['कश्मीर', '/यात्रा/क', 'CAFÉ', 'cafe\u0301', 'café 100%', 'Été à']) {
      expect([q, (await redirects.page({ ...everything, q })).total]).toEqual([q, 1])
    }
    expect((await redirects.page({ ...everything, q: 'ख' })).total).toBe(0)
  })

  test('another process follows a new redirect, and no deleted one', async () => {
    const { redirects, by, lead, create } = await openRedirects(await open())
    const other = create()
    expect(await other.follow('/old')).toBeUndefined()
    const { id } = await lead('/old', '/hotels')
    expect(await other.follow('/old')).toBe('/hotels')
    expect(other.mayRedirect('/?page_id=1')).toBe(false)
    await lead('/?page_id=1', '/hotels')
    expect(other.mayRedirect('/?page_id=1')).toBe(true)
    await redirects.remove(id, by)
    expect(await other.follow('/old')).toBeUndefined()
  })

  test('refuses loops, chains, pages of the site and duplicates, with the address', async () => {
    const { database, lead, refused } = await openRedirects(await open())
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
    const pages = ['/', '/Hotels', '/about', '/api/Hotel', '/admin', '/sitemap.xml']
    const files = ['/service-worker.js', '/favicon.ico', '/manifest.webmanifest', '/fonts/a.woff2']
    const others = ['/articles/feed.xml', '/q/abc', '/rv/abc/view', '/hotels.data', '/__manifest']
    for (const page of [...pages, ...files, ...others]) {
      expect(await refused(page, '/villas'), page).toHaveProperty('errors.from')
    }
    const listings = createListings(database, createHistory(database))
    const values = { title: 'Dal View', price: 1, oldPrice: null, categoryId: null }
    const { id } = await listings.create('Villa', { ...values, status: 'published' } as never, [])
    expect(await refused(`/villas/${id}/old-name`, '/hotels')).toHaveProperty('errors.from')
    await listings.remove('Villa', id)
    expect(await refused(`/villas/${id}/old-name`, '/hotels')).not.toHaveProperty('errors')
  })

  test('a missing listing is no valid target, a draft is', async () => {
    const { database, refused, lead, load } = await openRedirects(await open())
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

  test('a renamed listing is reached in one redirect', async () => {
    const { database, redirects, lead } = await openRedirects(await open())
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

  test('a table is previewed before it is stored, with errors by row', async () => {
    const { redirects, lead, load } = await openRedirects(await open())
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

  test('restoring a rule leaves another alone that has its old address since', async () => {
    const { redirects, by, lead } = await openRedirects(await open())
    const { id } = await lead('/a', '/hotels')
    await redirects.update(id, { from: '/b', to: '/hotels' }, by)
    await lead('/a', '/villas')
    const [before, after] = ['/a', '/b'].map((from) => ({ from, to: '/hotels' }))
    expect(before && (await redirects.revert(before, after, by))).toHaveProperty('errors.from')
    // As if the first one had been removed.
    expect(before && (await redirects.revert(before, undefined, by))).toHaveProperty('errors.from')
    const { items } = await redirects.page(everything)
    expect(items.map(({ source, target }) => [source, target])).toEqual([
      ['/a', '/villas'],
      ['/b', '/hotels'],
    ])
  })

  test('refuses stale changes; the history records each change and can revert it', async () => {
    const { redirects, by, history, lead } = await openRedirects(await open())
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
    expect(await redirects.revert({ from: '/a2', to: '/villas' }, undefined, by)).toBe(true)
    const [, change] = items
    const now = change?.after as never
    expect(await redirects.revert({ from: '/a', to: '/hotels' }, now, by)).toBe(true)
    expect((await redirects.page(everything)).items).toMatchObject([
      { source: '/a', target: '/hotels' },
    ])
  })
})
