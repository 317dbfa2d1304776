import { afterEach, expect, test, vi } from 'vitest'
import { inDays } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { historyOf } from './history-of.ts'

afterEach(() => vi.useRealTimers())

eachDatabase((open) => {
  test('each state of each version is in the history, with its time and who caused it', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    const { id, token } = await sentQuote(opened)
    const told = async () => {
      const quote = await quotes.find(id)
      const history = quote ? historyOf(quote) : []
      return history.map(({ step, number, author }) => [step, number, author].join(' ').trim())
    }
    const [twentieth, next, until, late] = [inDays(20), inDays(21), inDays(25), inDays(29)]
    const noon = (day: string) => vi.setSystemTime(Date.parse(`${day}T12:00:00+05:30`))
    const send = async (validUntil: string) => {
      await quotes.save(id, { document: { ...plan, validUntil } }, by)
      await quotes.send(id, {}, by)
    }
    await quotes.guests.view(token)
    const first = ['begun 1 Meena', 'sent 1 Meena', 'viewed 1 Guest']
    expect(await told()).toEqual(first)

    const midnight = Date.parse(`${plan.validUntil}T24:00:00+05:30`)
    vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
    expect(await told()).toEqual(first)
    vi.setSystemTime(midnight)
    expect(await told()).toEqual([...first, 'expired 1'])
    const quote = await quotes.find(id)
    expect(quote && historyOf(quote).at(-1)?.at).toBe(`${plan.validUntil}T18:29:59.000Z`)

    vi.setSystemTime(midnight + 60_000)
    await send(twentieth)
    const second = ['begun 2 Meena', 'superseded 1 Meena', 'sent 2 Meena']
    expect(await told()).toEqual([...first, 'expired 1', ...second])

    await quotes.guests.decline((await quotes.tokenOf(id, 2)) ?? '', 'Too far')
    noon(next)
    await send(until)
    const third = ['viewed 2 Guest', 'declined 2 Guest', 'begun 3 Meena', 'superseded 2 Meena']
    await quotes.guests.accept((await quotes.tokenOf(id, 3)) ?? '', acceptance)
    noon(late)
    expect(await told()).toEqual([
      ...[...first, 'expired 1', ...second, ...third],
      ...['sent 3 Meena', 'viewed 3 Guest', 'accepted 3 Guest'],
    ])
  })
})
