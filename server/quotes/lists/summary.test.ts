import { afterEach, expect, test, vi } from 'vitest'
import { inDays } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

afterEach(() => vi.useRealTimers())

eachDatabase((open) => {
  async function openSent() {
    const opened = await openQuotes(await open())
    const { quotes } = opened
    const send = (more: object = {}) => sentQuote(opened, { ...plan, ...more })
    async function shown() {
      const { waiting, silent, expiring, ...counts } = await quotes.summary()
      const ids = ({ items }: typeof waiting) => items.map(({ id }) => id)
      return { waiting: ids(waiting), silent: ids(silent), expiring: ids(expiring), ...counts }
    }
    return { ...opened, send, shown }
  }
  const noon = (day: string) => new Date(`${day}T12:00:00+05:30`)

  test('quotes wait until they are answered, withdrawn or expired, and soon expire', async () => {
    const { quotes, by, send, shown } = await openSent()
    const [third, second, today] = [
      await send({ validUntil: inDays(3) }),
      await send({ validUntil: inDays(2) }),
      await send({ validUntil: inDays(0) }),
    ]
    const [declined, withdrawn] = [await send(), await send()]
    await quotes.create({}, by)
    const waiting = [third.id, second.id, today.id]
    expect((await shown()).waiting).toEqual([...waiting, declined.id, withdrawn.id])
    await quotes.guests.decline(declined.token, '')
    await quotes.withdraw(withdrawn.id, by)
    expect(await shown()).toMatchObject({ waiting, expiring: [second.id, today.id], sent: 5 })
    // The version that the guest has still waits beside the next draft.
    await quotes.save(third.id, { document: { ...plan, word: 'Two' } }, by)
    expect((await shown()).waiting).toEqual(waiting)
    vi.useFakeTimers({ toFake: ['Date'], now: noon(inDays(1)) })
    expect(await shown()).toMatchObject({
      waiting: [third.id, second.id],
      expiring: [third.id, second.id],
    })
  })

  test('a guest who viewed is silent after two days without a word', async () => {
    const { quotes, send, shown } = await openSent()
    const [viewed, asking] = [await send(), await send()]
    await send()
    const start = noon(inDays(0)).getTime()
    const afterHours = (hours: number) => vi.setSystemTime(start + hours * 3_600_000)
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await quotes.guests.view(viewed.token)
    await quotes.guests.view(asking.token)
    afterHours(40)
    await quotes.guests.ask(asking.token, 'One night more?')
    afterHours(47)
    expect((await shown()).silent).toEqual([])
    afterHours(48)
    expect((await shown()).silent).toEqual([viewed.id])
    afterHours(88)
    expect((await shown()).silent).toEqual([viewed.id, asking.id])
  })

  test('counts what was accepted since the month began in Srinagar, and of all that were sent', async () => {
    const { quotes, send, shown } = await openSent()
    const [before, after] = [await send(), await send()]
    await send()
    const month = new Date(`${inDays(1).slice(0, 7)}-01T00:00:00+05:30`).getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: month - 1 })
    expect(await quotes.guests.accept(before.token, { ...acceptance, extras: [] })).toBe('accepted')
    vi.setSystemTime(month)
    expect(await quotes.guests.accept(after.token, acceptance)).toBe('accepted')
    const total = (await quotes.find(after.id))?.versions[0]?.total
    expect(total).toBeGreaterThan(9000)
    expect(await shown()).toMatchObject({
      ...{ accepted: { count: 1, value: total }, sent: 3, acceptedOfSent: 2 },
    })
  })
})
