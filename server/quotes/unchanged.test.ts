import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { rateBody } from '#catalogue/rates/rate.ts'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { inDays } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createRates } from '../rates/rates.ts'

afterEach(() => vi.useRealTimers())

const season = { from: inDays(1), to: inDays(300) }
const room = { item: 'Deluxe room', plan: 'CP', season: 'Winter' }

const changes = fc.array(
  fc.oneof(
    fc.record({ double: fc.integer({ min: 0, max: 90_000 }) }),
    fc.record({ percent: fc.integer({ min: -90, max: 500 }) }),
    fc.record({ tax: fc.integer({ min: 0, max: 100 }) }),
    fc.constant('removed' as const),
  ),
  { minLength: 1, maxLength: 6 },
)

eachDatabase((open) => {
  test('a sent and accepted version keeps its total when rates and settings change', async () => {
    const opened = await openQuotes(await open())
    const { quotes, database, settings } = opened
    const rates = createRates(database, createHistory(database))
    const made = await rates.createSupplier(supplierBody.parse({ name: 'Pine', kind: 'hotel' }))
    const supplierId = 'id' in made ? made.id : 0
    const written = rateBody.parse({ ...room, ...season, prices: { double: 4500 } })
    let year = 0

    async function happen(change: unknown) {
      const [first] = await rates.ofSupplier(supplierId)
      if (!first) return rates.create(supplierId, written)
      if (change === 'removed') return rates.remove(first.id)
      const { double, percent, tax } = change as Record<string, number | undefined>
      if (tax !== undefined) return settings.write({ quoteTaxPercent: tax, quoteRounding: '100' })
      if (percent === undefined) return rates.update(first.id, { prices: { double } })
      year += 1
      const days = { from: `${2030 + year}-01-01`, to: `${2030 + year}-02-01` }
      return rates.copySeason(supplierId, { season: 'Winter', percent, ...days })
    }

    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const stored = await rates.create(supplierId, written)
        const rateId = stored && 'id' in stored ? stored.id : 1
        const rate = { supplierId, item: room.item, plan: room.plan }
        const copied = [1, 2].map(() => ({ rateId, cost: 4500 }))
        const [option] = plan.options
        const [line, ride] = option?.lines ?? []
        const rated = { ...line, occupancy: 'double', source: { from: 'rate', rate, copied } }
        const { id, token } = await sentQuote(opened, {
          ...plan,
          options: [{ ...option, lines: [rated, ride] }],
        })
        const asSent = (await quotes.guests.read(token))?.version
        await happen(all[0])
        expect((await quotes.guests.read(token))?.version).toEqual(asSent)
        expect(await quotes.guests.accept(token, acceptance)).toBe('accepted')
        const total = (await quotes.find(id))?.versions[0]?.total
        expect(total).toBeGreaterThan(9000)
        for (const change of all) await happen(change)
        expect((await quotes.find(id))?.versions[0]?.total).toBe(total)
        expect((await quotes.guests.read(token))?.version).toEqual(asSent)
        for (const { id } of await rates.ofSupplier(supplierId)) await rates.remove(id)
      }),
      { numRuns: 10 },
    )
  })

  test('an offer can be accepted until the end of its last day in Srinagar, and not later', async () => {
    const opened = await openQuotes(await open())
    const { quotes } = opened
    const [first, second] = [await sentQuote(opened), await sentQuote(opened)]
    const midnight = Date.parse(`${plan.validUntil}T18:30:00.000Z`)
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
    expect(await quotes.guests.accept(first.token, acceptance)).toBe('accepted')
    vi.setSystemTime(midnight)
    expect(await quotes.guests.read(second.token)).toMatchObject({ state: 'expired' })
    expect(await quotes.guests.accept(second.token, acceptance)).toMatchObject({
      errors: { state: [expect.stringContaining('no longer open')] },
    })
    expect(await quotes.guests.ask(second.token, 'And today?')).toBe('asked')
    expect((await quotes.find(second.id))?.versions[0]?.state).toBe('expired')
    expect((await quotes.page({ page: 1, pageSize: 9, state: 'expired' })).items).toHaveLength(1)
  })

  test('a message whose form was sent twice is one message; later it is another', async () => {
    const opened = await openQuotes(await open())
    const { quotes } = opened
    const { id, token } = await sentQuote(opened)
    const messages = async () =>
      (await quotes.find(id))?.steps.filter(({ step }) => step === 'asked').map(({ text }) => text)
    vi.useFakeTimers({ toFake: ['Date'] })
    const ask = (message: string) => quotes.guests.ask(token, message)
    expect(await Promise.all([ask('Two rooms?'), ask('Two rooms?')])).toEqual(['asked', 'asked'])
    expect(await messages()).toEqual(['Two rooms?'])
    await ask('Three rooms?')
    vi.setSystemTime(Date.now() + 600_000)
    await ask('Three rooms?')
    expect(await messages()).toEqual(['Two rooms?', 'Three rooms?', 'Three rooms?'])
  })
})
