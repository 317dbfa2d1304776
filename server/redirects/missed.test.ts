import { expect, test } from 'vitest'
import { dayMs } from '#catalogue/dates/time.ts'
import { openRedirects } from '#test/samples/redirects.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from '../listings/listings.ts'

const everything = { page: 1, pageSize: 50 }

eachDatabase((open) => {
  test('hits and missed addresses are counted in memory and stored together', async () => {
    const { redirects, lead, database } = await openRedirects(await open())
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

  test('missed addresses are limited, in memory and in the table', async () => {
    const { redirects, database } = await openRedirects(await open())
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
    const { redirects, database } = await openRedirects(await open())
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
