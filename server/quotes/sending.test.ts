import { afterEach, expect, test, vi } from 'vitest'
import { inDays } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { pricingOf } from './quoting.ts'

afterEach(() => vi.useRealTimers())

eachDatabase((open) => {
  async function draft() {
    const { quotes, by, settings } = await openQuotes(await open())
    const begun = await quotes.create({}, by)
    if (!begun || 'errors' in begun) throw new Error('No quote was begun')
    const { id } = begun
    await quotes.save(id, { document: plan }, by)
    const seen = async () => pricingOf(await settings.read())
    const state = async () => (await quotes.find(id))?.versions[0]?.state
    return { ...{ id, quotes, by, settings, seen, state } }
  }

  test('is not sent with another tax than its author saw', async () => {
    const { id, quotes, by, settings, seen, state } = await draft()
    const pricing = await seen()
    await settings.write({ quoteTaxPercent: 18 })
    const refused = await quotes.send(id, { pricing }, by)
    expect(refused).toMatchObject({ errors: { sums: [expect.stringContaining('check them')] } })
    expect(await state()).toBe('draft')
    const sent = await quotes.send(id, { pricing: await seen() }, by)
    expect(sent).toMatchObject({ versions: [{ document: { pricing: { tax: { percent: 18 } } } }] })
  })

  test('of acceptance and withdrawal at once, an accepted plan keeps its link', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    for (let round = 0; round < 20; round += 1) {
      const { id, token } = await sentQuote(opened)
      await quotes.guests.view(token)
      const accept = () => quotes.guests.accept(token, acceptance)
      const withdraw = () => quotes.withdraw(id, by, 'viewed')
      const [first, second] = round % 2 === 0 ? [accept, withdraw] : [withdraw, accept]
      const outcomes = await Promise.all([first(), second()])
      const accepted = outcomes.includes('accepted')
      expect(accepted).toBe(!outcomes.includes(true))
      expect((await quotes.guests.read(token))?.state).toBe(accepted ? 'accepted' : undefined)
    }
    const { id, token } = await sentQuote(opened)
    await quotes.guests.accept(token, acceptance)
    expect(await quotes.withdraw(id, by, 'accepted')).toBe(true)
  })

  test('nor past the midnight in Srinagar at which another tax begins', async () => {
    const { id, quotes, by, settings, seen, state } = await draft()
    const tomorrow = inDays(1)
    const midnight = Date.parse(`${tomorrow}T00:00:00+05:30`)
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 60_000 })
    await settings.write({
      ...{ quoteTaxPercent: 18, quoteTaxPercentBefore: 5, quoteTaxFrom: tomorrow },
    })
    const pricing = await seen()
    vi.setSystemTime(midnight + 60_000)
    expect(await quotes.send(id, { pricing }, by)).toHaveProperty('errors.sums')
    expect(await state()).toBe('draft')
  })
})
