import { expect, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { quoteQuery } from '#catalogue/quotes/quote-query.ts'
import { desk, inDays, inquiry, received, valuesOf } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  async function quoted() {
    const opened = await openQuotes(await open())
    const { enquiries } = desk(opened.database)
    const values = valuesOf('partner', inquiry)
    const { id } = (await received(enquiries.receive('partner', values, { source: '/' }))).enquiry
    const { token } = await sentQuote(opened, plan, { enquiryId: id })
    const { by, quotes } = opened
    const inList = async (query: object) =>
      (await enquiries.list(enquiryQuery.parse(query))).items.some((item) => item.id === id)
    const notes = async () => (await enquiries.find(id))?.notes.map(({ text }) => text)
    return { ...{ opened, enquiries, id, token, by, inList, notes }, guests: quotes.guests }
  }

  test.each(['accept', 'decline', 'ask'] as const)(
    'an enquiry marked as spam is no longer hidden once its guest answers the quote: %s',
    async (action) => {
      const { enquiries, guests, id, token, by, inList, notes } = await quoted()
      await enquiries.update(id, { suspected: true }, by)
      expect(await inList({})).toBe(false)
      await guests.view(token)
      expect(await inList({})).toBe(false)
      if (action === 'accept') await guests.accept(token, acceptance)
      else await guests[action](token, 'Too expensive')
      expect(await inList({})).toBe(true)
      expect(await notes()).toContain('Marked as not spam')
    },
  )

  test('one that is sent a quote is no longer hidden as spam either', async () => {
    const { opened, enquiries, id, by, inList } = await quoted()
    await enquiries.update(id, { suspected: true }, by)
    await sentQuote(opened, plan, { enquiryId: id })
    expect(await inList({ status: 'quoted' })).toBe(true)
  })

  test.each([
    ['whose guest accepted an earlier quote', 'accept'],
    ['that staff marked', 'mark'],
  ] as const)('a won enquiry %s stays won when another quote is sent', async (_, way) => {
    const { opened, enquiries, guests, id, token, by, notes } = await quoted()
    if (way === 'accept') await guests.accept(token, acceptance)
    else await enquiries.update(id, { status: 'won' }, by)
    const second = await sentQuote(opened, plan, { enquiryId: id })
    expect(await enquiries.find(id)).toMatchObject({ status: 'won' })
    expect((await notes())?.at(-1)).toBe(`Quote ${second.quote.reference}, version 1, was sent.`)
    await guests.decline(second.token, 'We keep to the first')
    expect(await enquiries.find(id)).toMatchObject({ status: 'won' })
    await enquiries.update(id, { status: 'lost' }, by)
    await sentQuote(opened, plan, { enquiryId: id })
    expect(await enquiries.find(id)).toMatchObject({ status: 'quoted' })
  })

  test('a guest’s message reopens a lost enquiry, and is due today', async () => {
    const { enquiries, guests, id, token, by, inList, notes } = await quoted()
    await enquiries.update(id, { status: 'lost', followUpOn: inDays(30) }, by)
    const version = (await enquiries.find(id))?.version
    await guests.ask(token, 'Is it still possible?')
    const due = { status: 'open', due: inDays(0), dueFrom: inDays(0) }
    expect(await inList(due)).toBe(true)
    expect((await notes())?.slice(-2)).toEqual([
      expect.stringContaining('Is it still possible?'),
      'Status: lost → quoted',
    ])
    // Staff who have it open from before must not overwrite that unnoticed.
    const late = await enquiries.update(id, { followUpOn: inDays(9), version }, by)
    expect(late).toMatchObject({ isStale: true })
  })

  test('a guest’s message brings the quote to the top of the list, also without an enquiry', async () => {
    const opened = await openQuotes(await open())
    const { quotes } = opened
    const { id, token } = await sentQuote(opened)
    await opened.database.db
      .updateTable('quotes')
      .set({ updatedAt: '2026-01-01T00:00:00.000Z' })
      .execute()
    const later = await sentQuote(opened)
    const order = async () =>
      (await quotes.page(quoteQuery.parse({}))).items.map((quote) => quote.id)
    expect(await order()).toEqual([later.id, id])
    await quotes.guests.ask(token, 'Can we add Gulmarg?')
    expect(await order()).toEqual([id, later.id])
  })

  test('lists and dashboard say when the guest wrote, until the next version answers', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    const { id, token } = await sentQuote(opened)
    const askedAt = async () => [
      (await quotes.page(quoteQuery.parse({}))).items[0]?.askedAt,
      (await quotes.summary()).waiting.items[0]?.askedAt,
    ]
    expect(await askedAt()).toEqual([null, null])
    await quotes.guests.ask(token, 'Can we add Gulmarg?')
    const at = (await quotes.find(id))?.steps.find(({ step }) => step === 'asked')?.at
    expect(at).toMatch(/^20/)
    expect(await askedAt()).toEqual([at, at])
    await quotes.save(id, { document: { ...plan, word: 'Two' } }, by)
    await quotes.send(id, {}, by)
    expect(await askedAt()).toEqual([null, null])
  })

  test('a declined quote is due today, but leaves a lost enquiry closed', async () => {
    const { guests, token, inList } = await quoted()
    await guests.decline(token, 'Too expensive')
    expect(await inList({ status: 'open', due: inDays(0), dueFrom: inDays(0) })).toBe(true)
    const other = await quoted()
    await other.enquiries.update(other.id, { status: 'lost' }, other.by)
    await other.guests.decline(other.token, 'Too expensive')
    expect(await other.enquiries.find(other.id)).toMatchObject({ status: 'lost', followUpOn: null })
  })

  test('leaves an overdue follow-up as it is, and a won enquiry closed', async () => {
    const { enquiries, guests, id, token, by } = await quoted()
    await enquiries.update(id, { followUpOn: inDays(-2) }, by)
    await guests.ask(token, 'Can we add Gulmarg?')
    expect(await enquiries.find(id)).toMatchObject({ status: 'quoted', followUpOn: inDays(-2) })
    await enquiries.update(id, { followUpOn: null }, by)
    await guests.accept(token, acceptance)
    await guests.ask(token, 'Thank you!')
    expect(await enquiries.find(id)).toMatchObject({ status: 'won', followUpOn: null })
  })
})
