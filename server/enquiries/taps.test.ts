import { expect, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { type Tap, tap } from '#catalogue/enquiries/tap.ts'
import { addListing, desk, inquiry, queuedMails, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const dayMs = 86_400_000
const somewhere = '203.0.113.7'
const clerk = { id: 1, name: 'Meena' }

const tapped = (more: object = {}): Tap =>
  tap.parse({ reference: 'KE-7F3QX', channel: 'whatsapp', page: '/hotels', ...more })

const query = (narrowed: object = {}) => enquiryQuery.parse(narrowed)

eachDatabase((open) => {
  async function opened() {
    const database = await open()
    const now = new Date().toISOString()
    const user = { name: 'Meena', email: 'm@example.in', passwordHash: '', createdAt: now }
    await database.db
      .insertInto('users')
      .values({ ...user, role: 'editor', approvedAt: now })
      .execute()
    const { enquiries } = desk(database)
    const idsOf = async (narrowed: object) =>
      (await enquiries.list(query(narrowed))).items.map(({ id }) => id)
    return { database, enquiries, idsOf }
  }

  test('a tap is stored once with its subject, and causes no mail', async () => {
    const { database, enquiries } = await opened()
    const listingId = await addListing(database, 'Hotel', 'Zabarwan View')
    const about = tapped({ listingId, page: `/hotel/${listingId}` })
    expect(await enquiries.receiveTap(about, somewhere)).toBe(0)
    expect(await enquiries.receiveTap(about, somewhere)).toBe(0)
    const { items } = await enquiries.list(query({ taps: 'yes' }))
    expect(items).toMatchObject([
      {
        reference: 'KE-7F3QX',
        form: 'whatsapp',
        kind: 'Hotel',
        listingTitle: 'Zabarwan View',
        price: 4500,
        status: 'new',
        source: `/hotel/${listingId}`,
        takenUpAt: null,
      },
    ])
    expect(await queuedMails(database)).toEqual([])
  })

  test('two concurrent taps with the same reference are one', async () => {
    const { enquiries } = await opened()
    await Promise.all([1, 2, 3].map(() => enquiries.receiveTap(tapped(), somewhere)))
    expect((await enquiries.list(query({ taps: 'yes' }))).total).toBe(1)
  })

  test('a subject that is not for sale is left blank', async () => {
    const { database, enquiries } = await opened()
    const listingId = await addListing(database, 'Villa', 'Hidden', { status: 'draft' })
    await enquiries.receiveTap(tapped({ listingId }), somewhere)
    const { items } = await enquiries.list(query({ taps: 'yes' }))
    expect(items).toMatchObject([{ listingId: null, listingTitle: '', kind: null }])
  })

  test('it stays out of the inbox and its counts, but is found by its reference', async () => {
    const { enquiries, idsOf } = await opened()
    await enquiries.receiveTap(tapped(), somewhere)
    await enquiries.receiveTap(tapped({ reference: 'KE-ABCDE', channel: 'call' }), somewhere)
    expect(await idsOf({})).toEqual([])
    expect(await idsOf({ taps: 'all' })).toHaveLength(2)
    expect(await idsOf({ taps: 'all', form: 'call' })).toHaveLength(1)
    for (const q of ['KE-7F3QX', 'ke 7f3qx', 'ke7f3qx', '7F3Q', ' KE-7F3QX ']) {
      expect(await idsOf({ q, status: 'open' }), q).toHaveLength(1)
    }
    for (const q of ['KE', '7f', 'KE-7F3QZ', '%']) expect(await idsOf({ q }), q).toEqual([])
    await enquiries.receiveTap(tapped({ reference: 'NLJ-8G4RY' }), somewhere)
    for (const q of ['NLJ-8G4RY', 'nlj 8g4ry', 'nlj8g4ry', '8G4R']) {
      expect(await idsOf({ q, status: 'open' }), q).toHaveLength(1)
    }
    expect(await enquiries.summary()).toMatchObject({ byStatus: {}, taps: 3 })
  })

  test('once staff add the sender, it is a normal enquiry in that person’s thread', async () => {
    const { enquiries, idsOf } = await opened()
    const written = await enquiries.receive('hotel', valuesOf('hotel', inquiry), { source: '/' })
    await enquiries.receiveTap(tapped(), somewhere)
    const [id = 0] = await idsOf({ taps: 'yes' })
    const change = { name: 'Asif Lone', phone: '0194 000 0000', note: 'Wrote on WhatsApp' }
    const updated = await enquiries.update(id, change, clerk)
    expect(updated).toMatchObject({
      enquiry: {
        name: 'Asif Lone',
        phone: '0194 000 0000',
        thread: 'asif@example.in',
        others: [{ id: written.enquiry?.id }],
        notes: [{ text: 'Wrote on WhatsApp' }],
      },
    })
    expect(await idsOf({ sort: 'oldest' })).toEqual([written.enquiry?.id, id])
    expect(await enquiries.summary()).toMatchObject({ byStatus: { new: 2 }, taps: 0 })
  })

  test('later messages of that person join the thread of the tap', async () => {
    const { enquiries, idsOf } = await opened()
    await enquiries.receiveTap(tapped(), somewhere)
    await enquiries.receiveTap(tapped({ reference: 'KE-ABCDE' }), somewhere)
    const [, id = 0] = await idsOf({ taps: 'yes' })
    await enquiries.update(id, { phone: '94190 12345' }, clerk)
    const values = valuesOf('hotel', { ...inquiry, phone: '+91 9419012345' })
    const { enquiry } = await enquiries.receive('hotel', values, { source: '/' })
    expect(enquiry?.thread).toBe('KE-7F3QX')
  })

  test('a note alone also makes it a normal enquiry', async () => {
    const { enquiries, idsOf } = await opened()
    await enquiries.receiveTap(tapped(), somewhere)
    const [id = 0] = await idsOf({ taps: 'yes' })
    await enquiries.addNote(id, 'No message came', clerk)
    expect(await idsOf({})).toEqual([id])
  })

  test('limits the taps of one address', async () => {
    const database = await open()
    const { enquiries } = desk(database, { byAddress: { max: 1, windowMs: 60_000 } })
    expect(await enquiries.receiveTap(tapped(), somewhere)).toBe(0)
    expect(await enquiries.receiveTap(tapped({ reference: 'KE-ABCDE' }), somewhere)).toBe(60)
    expect(await enquiries.receiveTap(tapped(), somewhere)).toBe(0)
  })

  test('an unanswered tap is deleted after 90 days', async () => {
    const { enquiries, idsOf } = await opened()
    for (const reference of ['KE-7F3QX', 'KE-ABCDE']) {
      await enquiries.receiveTap(tapped({ reference }), somewhere)
    }
    const [kept = 0] = await idsOf({ taps: 'yes' })
    await enquiries.update(kept, { status: 'contacted' }, clerk)
    await enquiries.sweepTaps(new Date(Date.now() + 89 * dayMs))
    expect(await idsOf({ taps: 'all' })).toHaveLength(2)
    await enquiries.sweepTaps(new Date(Date.now() + 91 * dayMs))
    expect(await idsOf({ taps: 'all' })).toEqual([kept])
  })
})
