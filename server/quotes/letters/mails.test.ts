import { expect, test } from 'vitest'
import { queuedMails } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

/** Costs, markup and words that no guest may read, with numbers that occur nowhere else. */
const [room, ride, percent] = [4217, 1733, 17.3]
const secrets = [`${room}`, `${ride}`, `${percent}`, '8434', 'Haggles', 'Wular Supplies']
const [option] = plan.options
const secret = {
  ...plan,
  guest: { ...plan.guest, email: 'asif@example.in' },
  notes: 'Haggles, as Wular Supplies says',
  options: [
    {
      ...option,
      markup: { by: 'percent', percent },
      lines: option?.lines.map((line, at) => ({
        ...line,
        source: { from: 'typed', unitCost: at === 0 ? room : ride },
      })),
    },
  ],
}

eachDatabase((open) => {
  test('links, mails and answers to a guest reveal no costs', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by, database, settings } = opened
    await settings.write({ quoteMinimumMargin: 11 })
    const { id, token, quote } = await sentQuote(opened, secret)
    expect(JSON.stringify(quote)).toContain(`${room}`)
    await quotes.recordShare(id, 'mail', by)
    await quotes.guests.ask(token, 'One night more?')
    await quotes.guests.accept(token, acceptance)
    const declined = await sentQuote(opened, secret)
    await quotes.guests.decline(declined.token, 'Too far')

    const mails = await queuedMails(database)
    const about = (text: string) => mails.filter(({ subject }) => subject.includes(text))
    expect(about('Your travel plan')).toMatchObject([
      {
        to: { address: 'asif@example.in' },
        text: expect.stringContaining(`https://kashmir.example/q/${token}`),
      },
    ])
    // 8,434 + 17.3% + 5%, rounded, and separately the ride's 1,733 likewise.
    const price = '₹12,525'
    expect(about('You accepted')).toMatchObject([
      { to: { address: 'asif@example.in' }, text: expect.stringContaining(price) },
    ])
    expect(about('Asif Lone accepted')).toMatchObject([
      { to: 'operator', text: expect.stringContaining(price) },
    ])
    expect(about('wrote about')).toMatchObject([
      { to: 'operator', text: expect.stringContaining('One night more?') },
    ])
    expect(about('declined')).toMatchObject([
      { to: 'operator', text: expect.stringContaining('Too far') },
    ])
    expect(mails).toHaveLength(5)
    const read = [await quotes.guests.read(token), await quotes.guests.read(declined.token)]
    expect(read).toMatchObject([{ state: 'accepted' }, { state: 'declined' }])
    const bytes = JSON.stringify([read, mails])
    for (const each of secrets) expect(bytes, each).not.toContain(each)
  })

  test('writes dates in mails in words', async () => {
    const opened = await openQuotes(await open())
    const { id } = await sentQuote(opened, {
      ...secret,
      validUntil: '2199-12-24',
      arrival: '2199-12-30',
    })
    await opened.quotes.recordShare(id, 'mail', opened.by)
    const [mail] = await queuedMails(opened.database)
    expect(mail?.text).toContain('24 December 2199')
  })

  test('does not mail a link made with another key, although it still works', async () => {
    const database = await open()
    const before = await openQuotes(database)
    const { id, token } = await sentQuote(before, secret)
    const { quotes, by } = await openQuotes(database, {
      name: 'Rafiq',
      readable: new Uint8Array(32).fill(8),
    })
    expect(await quotes.recordShare(id, 'mail', by)).toMatchObject({
      errors: { way: expect.any(Array) },
    })
    expect(await quotes.guests.accept(token, acceptance)).toBe('accepted')
    const mails = await queuedMails(database)
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('/q/')
  })
})
