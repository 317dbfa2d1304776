import { beforeAll, expect, test } from 'vitest'
import { rateErrors } from '#catalogue/rates/rate.ts'
import { eachApp } from '#test/servers/each-app.ts'
import { seed } from './seed.ts'

eachApp((use) => {
  beforeAll(() => seed({ SEED: 'demo' }, use().domain))

  test('the demo has a valid sample rate book', async () => {
    const { domain } = use()
    const suppliers = await domain.rates.every()
    expect(suppliers).toHaveLength(12)
    expect(suppliers.filter(({ notes }) => !notes.includes('A sample'))).toEqual([])
    const rates = suppliers.flatMap(({ rates }) => rates)
    expect(rates.length).toBeGreaterThan(40)
    expect(rates.filter((rate) => rateErrors(rate))).toEqual([])
    expect([...new Set(rates.map(({ season }) => season))].sort()).toEqual(['Summer', 'Winter'])
    const boat = suppliers.find(({ name }) => name === 'Painted Kingfisher')
    const listing = await domain.listings.find('Hotel', boat?.listingId ?? 0, { drafts: true })
    expect(listing?.title).toBe('The Painted Kingfisher Houseboats')
  })

  test('the demo has a quote in each state, priced from its rates, with working links', async () => {
    const { domain } = use()
    const { items } = await domain.quotes.page({ page: 1, pageSize: 25 })
    expect(items.map(({ state }) => state).toSorted()).toEqual(['accepted', 'draft', 'viewed'])
    for (const { id, state } of items) {
      const quote = await domain.quotes.find(id)
      const [version] = quote?.versions ?? []
      expect(version?.document.days).toHaveLength(6)
      const lines = version?.document.options.flatMap(({ lines }) => lines) ?? []
      const costs = lines.flatMap(({ source }) => (source.from === 'rate' ? source.copied : []))
      expect(costs.length).toBeGreaterThan(10)
      expect(costs.filter(({ cost }) => cost === null)).toEqual([])
      expect(version?.margin).toBeGreaterThan(0)
      const token = await domain.quotes.tokenOf(id, 1)
      expect(token === undefined).toBe(state === 'draft')
      if (token) expect(await domain.quotes.guests.read(token)).toMatchObject({ state })
    }
    expect(await domain.quotes.summary()).toMatchObject({
      ...{ waiting: { count: 1 }, sent: 2, acceptedOfSent: 1 },
    })
  })
})
