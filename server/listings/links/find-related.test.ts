import { beforeEach, expect, test } from 'vitest'
import type { KindName } from '#catalogue/kinds.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'

interface Sample {
  kind?: KindName
  price?: number
  categoryId?: number | null
  status?: 'published' | 'draft'
  destinations?: number[]
  related?: number[]
}

eachDatabase((open) => {
  let listings: Listings

  beforeEach(async () => {
    const database = await open()
    listings = createListings(database, createHistory(database))
  })

  async function add(title: string, { kind = 'TravelPackage', ...sample }: Sample = {}) {
    const plain = { price: 10_000, oldPrice: null, categoryId: null, status: 'published' } as const
    return (await listings.create(kind, { ...plain, title, ...sample }, [])).id
  }

  async function related(id: number, kind: KindName = 'TravelPackage') {
    const listing = await listings.find(kind, id, { drafts: true })
    if (!listing) throw new Error(`There is no ${kind} ${id}`)
    return (await listings.related(listing, 3)).map(({ title }) => title)
  }

  test('returns exactly the listings that staff chose, of any kind and in their order', async () => {
    await add('Alike')
    const lodge = await add('Lodge', { kind: 'Hotel' })
    const snow = await add('Snow')
    const id = await add('Tulips', { related: [snow, lodge] })
    expect(await related(id)).toEqual(['Snow', 'Lodge'])
  })

  test('falls back to similar listings when all chosen ones are drafts or deleted', async () => {
    const draft = await add('Draft', { status: 'draft' })
    const deleted = await add('Deleted')
    await listings.remove('TravelPackage', deleted)
    await add('Alike')
    expect(await related(await add('Tulips', { related: [draft, deleted] }))).toEqual(['Alike'])
  })

  test('prefers shared destinations, then the same category, then the nearest price', async () => {
    const gulmarg = await add('Gulmarg', { kind: 'Destination', price: undefined })
    const gurez = await add('Gurez', { kind: 'Destination', price: undefined })
    await add('Elsewhere', { categoryId: 2, price: 10_000 })
    await add('Dear', { categoryId: 1, price: 40_000 })
    await add('Near', { categoryId: 1, price: 12_000 })
    await add('One place', { categoryId: 2, destinations: [gurez] })
    await add('Both places', { categoryId: 2, price: 90_000, destinations: [gurez, gulmarg] })
    const id = await add('Tulips', { categoryId: 1, destinations: [gulmarg, gurez] })
    expect(await related(id)).toEqual(['Both places', 'One place', 'Near'])
    await listings.update('TravelPackage', id, { values: { destinations: [] } })
    expect(await related(id)).toEqual(['Near', 'Dear', 'Elsewhere'])
  })

  test('half the price is as far as double, and a price on request comes last', async () => {
    await add('On request', { price: 0 })
    await add('Half less', { price: 4_000 })
    await add('Twice', { price: 20_000 })
    const id = await add('Tulips')
    expect(await related(id)).toEqual(['Twice', 'Half less', 'On request'])
    const unpriced = await add('Asked for', { price: 0 })
    expect(await related(unpriced)).toEqual(['On request', 'Half less', 'Twice'])
  })

  test('an article only shows other articles', async () => {
    const snow = await add('Snow')
    await add('What to pack', { kind: 'Article' })
    const id = await add('When to come', { kind: 'Article', related: [snow] })
    expect(await related(id, 'Article')).toEqual(['What to pack'])
  })
})
