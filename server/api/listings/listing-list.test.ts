import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { eachApp } from '#test/servers/each-app.ts'

const packages = [
  { title: 'Tulip Week', price: '18900', category: '1', overview: 'Gardens in bloom' },
  { title: 'Gurez in Summer', price: '32000', category: '3', overview: 'Log houses' },
  { title: 'Café and Châlet Weekend', price: '45000', category: '2', overview: 'Gulmarg in style' },
  { title: 'Autumn Chinars', price: '18900', category: '1', overview: 'Leaves of Nishat' },
]

eachApp((use, once) => {
  beforeAll(async () => {
    const { app, headers } = use()
    const { post } = calls(app, headers)
    for (const { title, price, category, overview } of packages) {
      await post('/api/TravelPackage', [
        ['title', title],
        ['price', price],
        ['travelPackageCategoryId', category],
        ['overview', overview],
      ])
    }
  })

  const list = (query: string) => use().app.inject({ url: `/api/travelPackage${query}` })
  const titles = async (query: string) =>
    (await list(query)).json().$values.map((item: { title: string }) => item.title)

  test('a list is in display order and has no paging headers', async () => {
    expect(await titles('')).toEqual(packages.map(({ title }) => title))
    const { headers } = await list('')
    expect(headers).not.toHaveProperty('link')
    expect(headers).not.toHaveProperty('x-total-count')
  })

  test.for([
    ['?q=gulmarg', ['Café and Châlet Weekend']],
    ['?q=CAFE+chal', ['Café and Châlet Weekend']],
    ['?q=gur+summ', ['Gurez in Summer']],
    ['?q=gur+tulip', []],
    ...['%', '_', '💥', '\'"*(:&', '…'].map((q) => [`?q=${encodeURIComponent(q)}`, []] as const),
    ['?q=Customizable', ['Tulip Week', 'Autumn Chinars']],
    ['?category=1', ['Tulip Week', 'Autumn Chinars']],
    ['?category=7', []],
    ['?minPrice=20000&maxPrice=40000', ['Gurez in Summer']],
    ['?sort=price', ['Tulip Week', 'Autumn Chinars', 'Gurez in Summer', 'Café and Châlet Weekend']],
    ['?sort=-price&category=1', ['Autumn Chinars', 'Tulip Week']],
    ['?sort=title', ['Autumn Chinars', 'Café and Châlet Weekend', 'Gurez in Summer', 'Tulip Week']],
    [
      '?sort=category',
      ['Tulip Week', 'Autumn Chinars', 'Café and Châlet Weekend', 'Gurez in Summer'],
    ],
    ['?sort=newest&pageSize=1', ['Autumn Chinars']],
    ['?q=&category=&minPrice=&sort=', packages.map(({ title }) => title)],
    ['?Q=gur&CATEGORY=3&maxprice=40000', ['Gurez in Summer']],
    ['?elevation=1600', packages.map(({ title }) => title)],
  ] as const)('%s', async ([query, expected]) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('pages have the total and links to other pages', async () => {
    const { headers } = await list('?page=2&pageSize=1&sort=title')
    expect(headers['x-total-count']).toBe('4')
    const links = String(headers.link).split(', ')
    const at = (page: number) => `?page=${page}&pageSize=1&sort=title>`
    expect(links.map((link) => link.slice(link.indexOf('?')))).toEqual([
      `${at(1)}; rel="first"`,
      `${at(1)}; rel="prev"`,
      `${at(3)}; rel="next"`,
      `${at(4)}; rel="last"`,
    ])
  })

  once('paging links repeat the query once, whatever the case of its names', async () => {
    const { headers } = await list('?Q=a?b&PAGE=1&pagesize=1')
    expect(String(headers.link).split(', ').at(-1)).toMatch(
      /\?Q=a%3Fb&page=\d&pageSize=1>; rel="last"$/,
    )
  })

  once.for([
    ['?sort=cheapest', 'Sort'],
    ['?sort=price&sort=title', 'Sort'],
    ['?q=a&q=b', 'Q'],
    ['?category=99999999999', 'Category'],
    ['?category=-1', 'Category'],
    ['?maxPrice=Infinity', 'MaxPrice'],
    ['?page=1e9', 'Page'],
    ['?minPrice=low', 'MinPrice'],
    ['?minPrice=0x10', 'MinPrice'],
    ['?category=0x1', 'Category'],
    ['?pageSize=0x5', 'PageSize'],
    ['?page=0', 'Page'],
    ['?pageSize=5000', 'PageSize'],
  ] as const)('%s is refused', async ([query, field]) => {
    const refused = await list(query)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().errors)).toEqual([field])
  })
})

eachDatabase((open, once) => {
  test('sorts titles ignoring case, and totals follow additions', async () => {
    const { app, headers } = await openApp(await open())
    const { post, remove, visit } = calls(app, headers)
    const ids: number[] = []
    for (const title of ['chinar', 'Badam', 'almond', 'Deodar']) {
      const sent: [string, string][] = [
        ['title', title],
        ['price', '1'],
        ['travelPackageCategoryId', '1'],
      ]
      ids.push((await post('/api/TravelPackage', sent)).json().id)
      const { headers, ...list } = await visit('/api/TravelPackage?sort=title&pageSize=2')
      expect(headers['x-total-count']).toBe(String(ids.length))
      if (ids.length < 4) continue
      expect(list.json().$values.map((item: { title: string }) => item.title)).toEqual([
        'almond',
        'Badam',
      ])
    }
    await remove(`/api/TravelPackage/${ids[0]}`)
    const { headers: after } = await visit('/api/TravelPackage?sort=title&pageSize=2')
    expect(after['x-total-count']).toBe('3')
  })

  test('sorts É as E, on both databases', async () => {
    const { app, headers } = await openApp(await open())
    const { post, put, visit } = calls(app, headers)
    const add = async (title: string) =>
      (await post('/api/Shoot', Object.entries({ title, price: '1', shootCategoryId: '1' }))).json()
    const { id } = await add('Zabarwan')
    for (const title of ['Éclat', 'dal', 'Fig', 'eden', 'Ångström', 'Apple']) await add(title)
    await put(`/api/Shoot/${id}`, [['title', 'Édith']])
    const titles = async (sort: string) =>
      (await visit(`/api/Shoot?sort=${sort}`))
        .json()
        .$values.map((item: { title: string }) => item.title)
    const sorted = ['Ångström', 'Apple', 'dal', 'Éclat', 'eden', 'Édith', 'Fig']
    expect(await titles('title')).toEqual(sorted)
    expect(await titles('-title')).toEqual(sorted.toReversed())
  })

  once('a list answers HEAD, a trailing slash, and any case of its path', async () => {
    const { app } = await openApp(await open())
    const url = '/API/travelPACKAGE/'
    expect((await app.inject(url)).json()).toEqual({ $values: [] })
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})
