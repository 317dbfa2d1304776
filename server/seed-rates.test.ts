import { expect, test } from 'vitest'
import { rateErrors } from '#catalogue/rates/rate.ts'
import { openApp } from '#test/servers/app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { seed } from './seed.ts'

eachDatabase((open) => {
  test('the demo has a valid sample rate book', async () => {
    const { domain } = await openApp(await open())
    await seed({ SEED: 'demo' }, domain)
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
})
