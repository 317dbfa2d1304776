import { expect, test } from 'vitest'
import { aboutReview } from '#catalogue/reviews/review.ts'
import { senderOf } from '#server/enquiries/reception/sender.ts'
import { guestsOf } from '#server/reviews/guests.ts'
import {
  addListing,
  desk,
  inquiry,
  queuedMails,
  received,
  valuesOf,
} from '#test/samples/enquiries.ts'
import { acceptance, openQuotes, plan, sentQuote } from '#test/samples/sent-quotes.ts'
import { guestWords } from '#test/samples/trips.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { sweepDuring } from '#test/servers/databases/sweep-during.ts'
import { hashOf, isToken } from '../links.ts'
import { quotesEraser } from './erase-quotes.ts'

eachDatabase((open) => {
  async function openBoth() {
    const opened = await openQuotes(await open())
    const { database } = opened
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const ask = async (more: object = {}) => {
      const values = valuesOf('booking', { ...inquiry, listingId, ...more })
      return (await received(enquiries.receive('booking', values, { source: '/' }))).enquiry.id
    }
    const now = new Date().toISOString()
    const review = (quoteId: number) =>
      database.db
        .insertInto('reviews')
        .values({
          ...{ quoteId, state: 'published', nonce: 'n', tokenHash: 't', listingIds: '[]' },
          ...{ stars: 5, words: 'Snow', createdAt: now, updatedAt: now },
        })
        .execute()
    const references = async () =>
      (await database.db.selectFrom('quotes').select('reference').orderBy('id').execute()).map(
        ({ reference }) => reference,
      )
    return { ...opened, opened, enquiries, ask, review, references }
  }

  const planFor = (phone: string) => ({
    ...plan,
    guest: { name: 'Asif Lone', phone, email: 'asif@example.in' },
  })
  const other = { name: 'Rabia Dar', email: 'rabia@example.in', phone: '+91 194 222 2222' }

  test('erasing a person removes their quotes and mails, except accepted quotes', async () => {
    const { opened, quotes, by, database, enquiries, ask, review, references } = await openBoth()
    const [enquiryId, others] = [await ask(), await ask(other)]
    const sent = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    await quotes.recordShare(sent.id, 'mail', by)
    await quotes.create({ enquiryId }, by)
    await sentQuote(opened, planFor('0091 194-000 0000'))
    const accepted = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    await quotes.guests.accept(accepted.token, acceptance)
    await review(accepted.id)
    await opened.jobs.enqueue(database.db, 'mail', {}, { key: `${aboutReview(accepted.id)}:now` })
    const kept = await sentQuote(opened, planFor(other.phone), { enquiryId: others })
    const called = await sentQuote(opened, planFor(other.phone))

    await enquiries.erasePerson(enquiryId, by)
    expect(await references()).toEqual([accepted, kept, called].map(({ quote }) => quote.reference))
    expect(await quotes.guests.read(sent.token)).toBeUndefined()
    expect(await quotes.find(accepted.id)).toMatchObject({
      enquiryId: null,
      versions: [{ state: 'accepted', total: 10_395 }],
    })
    const reviews = database.db.selectFrom('reviews').select(['quoteId', 'state', 'words'])
    expect(await reviews.execute()).toEqual([
      { quoteId: accepted.id, state: 'withdrawn', words: '' },
    ])
    const mails = JSON.stringify(await queuedMails(database))
    expect(mails).not.toContain(sent.quote.reference)
    expect(mails).toContain(accepted.quote.reference)
    const keys = (await database.db.selectFrom('jobs').select('key').execute()).map(
      ({ key }) => key,
    )
    expect(keys.join()).not.toContain('review')
  })

  test('a person’s data contains the quotes of their enquiries and number, with their answers', async () => {
    const { opened, quotes, ask, review } = await openBoth()
    const enquiryId = await ask()
    const accepted = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    await quotes.guests.accept(accepted.token, acceptance)
    await review(accepted.id)
    const called = await sentQuote(opened, planFor(inquiry.phone))
    await sentQuote(opened, planFor(other.phone))
    const phoneKeys = [senderOf({ email: '', phone: inquiry.phone }).phoneKey, '']
    const given = await quotes.ofPerson({ enquiryIds: [enquiryId], phoneKeys })
    expect(given).toMatchObject([
      { reference: accepted.quote.reference, review: { stars: 5, words: 'Snow' } },
      { reference: called.quote.reference, review: null },
    ])
    expect(JSON.stringify(given)).not.toMatch(/unitCost|tokenHash|nonce/)
    expect(await quotes.ofPerson({ enquiryIds: [], phoneKeys: [''] })).toEqual([])
  })

  test('a guest who accepts during the erasure has either accepted or finds nothing', async () => {
    const { opened, quotes, by, enquiries, ask } = await openBoth()
    for (let round = 0; round < 10; round += 1) {
      const enquiryId = await ask()
      const { id, token } = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
      const [outcome] = await Promise.all([
        quotes.guests.accept(token, acceptance),
        enquiries.erasePerson(enquiryId, by),
      ])
      const isThere = (await quotes.find(id)) !== undefined
      expect(isThere, `round ${round}`).toBe(outcome === 'accepted')
    }
  })

  test('forgets quotes unchanged for as long as enquiries are stored, unless accepted', async () => {
    const { opened, quotes, by, settings, database, enquiries, ask, references } = await openBoth()
    await settings.write({ enquiryRetentionMonths: 12 })
    const enquiryId = await ask()
    await sentQuote(opened, plan, { enquiryId })
    await sentQuote(opened)
    const accepted = await sentQuote(opened)
    await quotes.guests.accept(accepted.token, acceptance)
    const updatedAt = '2025-03-15T11:59:59.999Z'
    await database.db.updateTable('quotes').set({ updatedAt }).execute()
    await database.db.updateTable('enquiries').set({ updatedAt }).execute()
    const recent = await quotes.create({}, by)
    const now = new Date('2026-03-15T12:00:00.000Z')
    await quotes.sweep(now)
    expect(await references()).toHaveLength(3)
    await enquiries.sweepEnquiries(now)
    expect(await references()).toEqual([
      accepted.quote.reference,
      recent && 'reference' in recent ? recent.reference : '',
    ])
  })

  test('what somebody changes at that instant is not old', async () => {
    const both = await openBoth()
    const { opened, quotes, settings, database, enquiries, ask, references } = both
    await settings.write({ enquiryRetentionMonths: 12 })
    const enquiryId = await ask()
    const sent = await sentQuote(opened, plan, { enquiryId })
    const called = await sentQuote(opened)
    const updatedAt = '2025-03-15T11:59:59.999Z'
    await database.db.updateTable('quotes').set({ updatedAt }).execute()
    await database.db.updateTable('enquiries').set({ updatedAt }).execute()
    const now = new Date('2026-03-15T12:00:00.000Z')
    const changed = { updatedAt: now.toISOString() }
    await sweepDuring(
      both,
      (tx) => tx.updateTable('enquiries').set(changed).where('id', '=', enquiryId).execute(),
      () => enquiries.sweepEnquiries(now),
    )
    expect(await enquiries.find(enquiryId)).toMatchObject(changed)
    await sweepDuring(
      both,
      (tx) => tx.updateTable('quotes').set(changed).where('id', '=', called.id).execute(),
      () => quotes.sweep(now),
    )
    expect(await references()).toEqual([sent, called].map(({ quote }) => quote.reference))
  })

  test('a person erased twice at once is erased once', async () => {
    const both = await openBoth()
    const { opened, by, enquiries, ask, references } = both
    const enquiryId = await ask()
    await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    await sentQuote(opened, planFor(inquiry.phone))
    const erase = quotesEraser(opened.jobs)
    const { phoneKey } = senderOf({ email: '', phone: inquiry.phone })
    await sweepDuring(
      both,
      (tx) => erase(tx, { enquiryIds: [enquiryId], phoneKeys: [phoneKey] }),
      () => enquiries.erasePerson(enquiryId, by),
    )
    expect(await references()).toEqual([])
  })

  test('a quote that is begun during the erasure of its person is erased too', async () => {
    const both = await openBoth()
    const { opened, by, database, enquiries, ask, references } = both
    const enquiryId = await ask()
    const { id } = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    const { id: _, ...row } = await database.db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await sweepDuring(
      both,
      (tx) =>
        tx
          .insertInto('quotes')
          .values({ ...row, reference: 'KQ-BEGUN' })
          .execute(),
      () => enquiries.erasePerson(enquiryId, by),
    )
    expect(await references()).toEqual([])
  })

  test('a guest who sends a review during the erasure leaves no words', async () => {
    const both = await openBoth()
    const { opened, quotes, database, ask, review } = both
    const enquiryId = await ask()
    const { id, token } = await sentQuote(opened, planFor(inquiry.phone), { enquiryId })
    await quotes.guests.accept(token, acceptance)
    await review(id)
    const link = 'a'.repeat(22)
    const asked = { state: 'asked', tokenHash: hashOf(link) } as const
    await database.db.updateTable('reviews').set(asked).execute()
    const guests = guestsOf({ ...both, links: { hash: hashOf, isToken } } as never)
    const person = { enquiryIds: [enquiryId], phoneKeys: [] }
    await sweepDuring(
      both,
      (tx) => quotesEraser(opened.jobs)(tx, person),
      () => guests.send(link, guestWords),
    )
    const reviews = database.db.selectFrom('reviews').select(['state', 'words'])
    expect(await reviews.execute()).toEqual([{ state: 'withdrawn', words: '' }])
  })

  test('an old enquiry stays while its quote is written', async () => {
    const { quotes, by, settings, database, enquiries, ask } = await openBoth()
    await settings.write({ enquiryRetentionMonths: 12 })
    const enquiryId = await ask()
    const updatedAt = '2025-03-15T11:59:59.999Z'
    await database.db.updateTable('enquiries').set({ updatedAt }).execute()
    await quotes.create({ enquiryId }, by)
    const now = new Date()
    await enquiries.sweepEnquiries(now)
    expect(await enquiries.find(enquiryId)).toBeDefined()
    await database.db.updateTable('quotes').set({ updatedAt }).execute()
    await enquiries.sweepEnquiries(now)
    expect(await enquiries.find(enquiryId)).toBeUndefined()
  })
})
