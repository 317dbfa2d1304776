import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { seed } from './seed.ts'

eachDatabase((open) => {
  test('the demo has a quote in each state, priced from its rates, with working links', async () => {
    const { domain } = await openApp(await open())
    await seed({ SEED: 'demo' }, domain)
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
