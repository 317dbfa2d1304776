import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Version } from '#catalogue/quotes/version.ts'
import { addListing, desk, inquiry, received, valuesOf } from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('an enquiry becomes a quote that the guest accepts, and its state follows', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by, database } = opened
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const values = valuesOf('booking', { ...inquiry, listingId })
    const { enquiry } = await received(enquiries.receive('booking', values, { source: '/' }))
    const begun = await quotes.create({ enquiryId: enquiry.id }, by)
    expect(begun).toMatchObject({
      enquiryId: enquiry.id,
      versions: [
        {
          state: 'draft',
          document: {
            guest: { name: 'Asif Lone', phone: inquiry.phone, email: inquiry.email },
            ...{ arrival: inquiry.startDate, nights: 3, party: { adults: 2 } },
          },
        },
      ],
    })
    const { token } = await sentQuote(opened, plan, { enquiryId: enquiry.id })
    expect(await enquiries.find(enquiry.id)).toMatchObject({ status: 'quoted' })
    expect(await quotes.guests.read(token)).toMatchObject({
      state: 'sent',
      version: { guestName: 'Asif Lone', options: [{ id: 'deluxe', extras: [{ id: 'ride' }] }] },
    })
    expect(await quotes.guests.view(token)).toBe(true)
    expect(await quotes.guests.read(token)).toMatchObject({ state: 'viewed' })
    expect(await quotes.guests.accept(token, acceptance)).toBe('accepted')
    expect(await enquiries.find(enquiry.id)).toMatchObject({ status: 'won' })
  })

  test('stores only a hash of the link', async () => {
    const opened = await openQuotes(await open())
    const { id, token } = await sentQuote(opened)
    const rows = await opened.database.db
      .selectFrom('quoteVersions')
      .selectAll()
      .where('quoteId', '=', id)
      .execute()
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      createHash('sha256').update(token).digest('hex'),
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('fifty concurrent acceptances count once', async () => {
    const opened = await openQuotes(await open())
    const { quotes } = opened
    const { id, token } = await sentQuote(opened)
    const all = await Promise.all(
      Array.from({ length: 50 }, () => quotes.guests.accept(token, acceptance)),
    )
    expect(new Set(all)).toEqual(new Set(['accepted']))
    const steps = (await quotes.find(id))?.steps.filter(({ step }) => step === 'accepted')
    expect(steps).toHaveLength(1)
    expect(await quotes.guests.accept(token, { ...acceptance, extras: [] })).toMatchObject({
      errors: { state: [expect.stringContaining('already')] },
    })
  })

  test('of a concurrent acceptance and new version, one wins', {
    timeout: 120_000,
  }, async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    const outcomes: string[] = []
    for (let round = 0; round < 200; round += 1) {
      const { id, token } = await sentQuote(opened)
      await quotes.save(id, { document: { ...plan, nights: 2, word: 'Better' } }, by)
      // Each of them starts first in turn, by less than it takes.
      const [accepted, sent] = await Promise.all([
        setTimeout(round % 3).then(() => quotes.guests.accept(token, acceptance)),
        setTimeout(2 - (round % 3)).then(() => quotes.send(id, {}, by)),
      ])
      const isAccepted = accepted === 'accepted'
      const isSent = typeof sent === 'object' && 'versions' in sent
      expect([isAccepted, isSent], `round ${round}`).toContain(false)
      expect(isAccepted || isSent).toBe(true)
      outcomes.push(isAccepted ? 'accepted' : 'sent')
    }
    expect(outcomes).toHaveLength(200)
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sent']))
  })

  test('a sent version stays unchanged; a change begins the next, with another link', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by, settings } = opened
    const { id, token } = await sentQuote(opened)
    const before = await quotes.guests.read(token)
    await settings.write({ quoteRounding: '100', quoteTaxPercent: 18 })
    expect(await quotes.guests.read(token)).toEqual(before)
    const dearer = structuredClone(plan) as unknown as Version
    dearer.nights = 1
    expect(await quotes.save(id, { document: dearer, revision: 1 }, by)).toBe('stale')
    expect(await quotes.save(id, { document: { ...plan, word: 'Two' } }, by)).toMatchObject({
      versions: [
        { number: 2, state: 'draft' },
        { number: 1, state: 'sent' },
      ],
    })
    await quotes.send(id, {}, by)
    const next = (await quotes.tokenOf(id, 2)) ?? ''
    expect(next).not.toBe(token)
    expect(await quotes.guests.read(token)).toMatchObject({ state: 'superseded', current: next })
    expect(await quotes.guests.accept(token, acceptance)).toMatchObject({
      errors: { state: [expect.any(String)] },
    })
    await quotes.save(id, { document: { ...plan, word: 'Three' } }, by)
    expect(await quotes.withdraw(id, by)).toBe(true)
    // Not of the draft, which has no link.
    const steps = (await quotes.find(id))?.steps
    expect(steps?.at(-1)).toMatchObject({ step: 'withdrawn', number: 2 })
    expect(await quotes.guests.read(next)).toBeUndefined()
    expect(await quotes.guests.read('x'.repeat(22))).toBeUndefined()
  })

  test('an accepted quote is listed as such, though another version was begun before', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by } = opened
    const { id, token } = await sentQuote(opened)
    await quotes.save(id, { document: { ...plan, word: 'Two' } }, by)
    const listed = async (state?: 'accepted' | 'draft') =>
      (await quotes.page({ state, page: 1, pageSize: 9 })).items
    expect(await listed()).toMatchObject([{ id, number: 2, state: 'draft' }])
    await quotes.guests.accept(token, acceptance)
    expect(await listed()).toMatchObject([{ id, number: 1, state: 'accepted' }])
    expect([await listed('accepted'), await listed('draft')]).toMatchObject([[{ id }], []])
  })

  test('below the minimum margin only an owner may send', async () => {
    const opened = await openQuotes(await open())
    const { quotes, by, settings } = opened
    await settings.write({ quoteMinimumMargin: 30 })
    const begun = await quotes.create({}, by)
    const id = begun && 'id' in begun ? begun.id : 0
    await quotes.save(id, { document: plan }, by)
    expect(await quotes.send(id, {}, by)).toMatchObject({
      errors: { margin: [expect.stringMatching(/owner/)] },
    })
    expect(await quotes.send(id, {}, { ...by, role: 'owner' })).toMatchObject({ id })
  })
})
