import { expect, test, vi } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { addUser, desk, filledDesk, inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const query = (narrowed: object = {}) => enquiryQuery.parse(narrowed)

eachDatabase((open) => {
  test('filters, sorts and pages lists', async () => {
    const { enquiries, hotelId, asif, rabia, again, robot } = await filledDesk(await open())
    const ids = async (narrowed: object = {}) =>
      (await enquiries.list(query(narrowed))).items.map(({ id }) => id)
    expect(await ids()).toEqual([again, rabia, asif])
    expect(await ids({ sort: 'oldest' })).toEqual([asif, rabia, again])
    expect(await ids({ suspected: 'yes' })).toEqual([robot])
    expect(await ids({ suspected: 'all' })).toEqual([robot, again, rabia, asif])
    expect(await ids({ q: 'zabarwan ASIF' })).toEqual([asif])
    expect(await ids({ q: '100%' })).toEqual([rabia])
    expect(await ids({ q: '_' })).toEqual([])
    expect(await ids({ listingId: hotelId, kind: 'Hotel', form: 'hotel' })).toEqual([asif])
    expect(await ids({ form: 'partner' })).toEqual([])
    expect(await ids({ from: '2999-01-01' })).toEqual([])
    expect(await enquiries.list(query({ page: '2', pageSize: '2' }))).toMatchObject({
      items: [{ id: asif }],
      total: 3,
      page: 2,
      pageSize: 2,
    })
  })

  test('days are those of Srinagar', async () => {
    const database = await open()
    const { enquiries, asif } = await filledDesk(database)
    await database.db
      .updateTable('enquiries')
      .set({ createdAt: '2001-11-20T18:30:00.000Z' })
      .where('id', '=', asif)
      .execute()
    const found = async (narrowed: object) => (await enquiries.list(query(narrowed))).total
    expect(await found({ from: '2001-11-21', to: '2001-11-21' })).toBe(1)
    expect(await found({ to: '2001-11-20' })).toBe(0)
  })

  test('staff change an enquiry, and its notes say who did what', async () => {
    const database = await open()
    const { enquiries, asif, again } = await filledDesk(database)
    const assigneeId = await addUser(database, 'Meena')
    const by = { id: assigneeId, name: 'Meena' }
    const change = { status: 'quoted' as const, assigneeId, followUpOn: '2026-12-01' }
    const updated = await enquiries.update(asif, { ...change, note: 'Sent 2 offers' }, by)
    expect(updated).toMatchObject({ enquiry: { ...change, id: asif, assigneeName: 'Meena' } })
    await enquiries.update(asif, { followUpOn: null }, by)
    await enquiries.addNote(asif, 'Called', by)

    const file = await enquiries.find(asif)
    expect(file).toMatchObject({ status: 'quoted', followUpOn: null, assigneeId })
    expect(file?.notes.map(({ author, text }) => [author, text])).toEqual([
      ['Meena', 'Status: new → quoted'],
      ['Meena', 'Sent 2 offers'],
      ['Meena', 'Called'],
    ])
    expect(file?.others.map(({ id }) => id)).toEqual([again])

    await database.db.deleteFrom('users').execute()
    expect(await enquiries.find(asif)).toMatchObject({
      assigneeId: null,
      assigneeName: null,
      notes: [{ author: 'Meena', userId: null }, {}, {}],
    })
  })

  test('only approved accounts can be assigned', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const meena = await addUser(database, 'Meena')
    const assigneeId = await addUser(database, 'Rafiq', false)
    expect(await enquiries.assignees()).toEqual([{ id: meena, name: 'Meena' }])
    const { enquiry } = await enquiries.receive('hotel', valuesOf('hotel', inquiry), {
      source: '/',
    })
    const by = { id: meena, name: 'Meena' }
    expect(await enquiries.update(enquiry?.id ?? 0, { assigneeId }, by)).toHaveProperty('errors')
  })

  test('a missing enquiry is undefined, and an unknown assignee changes nothing', async () => {
    const { enquiries, asif } = await filledDesk(await open())
    const by = { id: 1, name: 'Meena' }
    expect(await enquiries.find(999)).toBeUndefined()
    expect(await enquiries.update(999, { status: 'won' }, by)).toBeUndefined()
    expect(await enquiries.addNote(999, 'Hello', by)).toBeUndefined()
    expect(await enquiries.update(asif, { status: 'won', assigneeId: 77 }, by)).toEqual({
      errors: { assigneeId: ['There is no such account.'] },
    })
    expect(await enquiries.find(asif)).toMatchObject({ status: 'new', notes: [] })
  })

  test('staff mark and unmark spam', async () => {
    const database = await open()
    const { enquiries, robot, rabia } = await filledDesk(database)
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    await enquiries.update(robot, { suspected: false }, by)
    await enquiries.update(rabia, { suspected: true }, by)
    const names = (await enquiries.list(query())).items.map(({ name }) => name)
    expect(names).toEqual(['Robot', 'Asif Lone', 'Asif Lone'])
  })

  test('of two concurrent changes the first is made and announced, and the second is stale', async () => {
    const database = await open()
    const { enquiries, asif } = await filledDesk(database)
    const id = await addUser(database, 'Meena')
    const version = (await enquiries.find(asif))?.version
    const outcomes = await Promise.all([
      enquiries.update(asif, { status: 'contacted', version }, { id, name: 'Meena' }),
      enquiries.update(asif, { status: 'quoted', version }, { id, name: 'Bashir' }),
    ])
    const stale = outcomes.map((outcome) => outcome && 'isStale' in outcome && outcome.isStale)
    expect(stale.toSorted()).toEqual([false, true])
    const file = await enquiries.find(asif)
    const won = stale[0] ? 'quoted' : 'contacted'
    expect(file?.status).toBe(won)
    expect(file?.notes.map(({ text }) => text)).toEqual([`Status: new → ${won}`])
    expect(outcomes[stale[0] ? 0 : 1]).toMatchObject({ enquiry: { status: won } })
  })

  test('without a version, concurrent changes wait for each other and their notes are correct', async () => {
    const database = await open()
    const { enquiries, asif } = await filledDesk(database)
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    await Promise.all([
      enquiries.update(asif, { status: 'contacted' }, by),
      enquiries.update(asif, { status: 'quoted' }, by),
    ])
    const noteTexts = (await enquiries.find(asif))?.notes.map(({ text }) => text)
    expect([
      ['Status: new → contacted', 'Status: contacted → quoted'],
      ['Status: new → quoted', 'Status: quoted → contacted'],
    ]).toContainEqual(noteTexts)
  })

  test('a note is never stale, and makes no other change stale', async () => {
    const database = await open()
    const { enquiries, asif } = await filledDesk(database)
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    const version = (await enquiries.find(asif))?.version
    await enquiries.addNote(asif, 'Called', by)
    expect(await enquiries.update(asif, { status: 'won', version }, by)).toMatchObject({
      ...{ isStale: false, enquiry: { status: 'won' } },
    })
    expect(await enquiries.update(asif, { note: 'Called again', version }, by)).toMatchObject({
      isStale: false,
    })
  })

  test('names the staff who mark or clear spam', async () => {
    const database = await open()
    const { enquiries, rabia } = await filledDesk(database)
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    await enquiries.update(rabia, { suspected: true }, by)
    expect(await enquiries.find(rabia)).toMatchObject({
      suspicion: 'staff',
      notes: [{ author: 'Meena', text: 'Marked as spam' }],
    })
    await enquiries.update(rabia, { suspected: false }, by)
    expect(await enquiries.find(rabia)).toMatchObject({
      suspicion: '',
      notes: [{}, { author: 'Meena', text: 'Marked as not spam' }],
    })
  })

  test.each(['+91 98886 69069', '09888669069', '9888669069'])(
    'a number written as %s is found in any notation',
    async (phone) => {
      const { enquiries } = await filledDesk(await open())
      const values = valuesOf('hotel', { ...inquiry, email: 'zoya@example.in', phone })
      const { enquiry } = await enquiries.receive('hotel', values, { source: '/' })
      for (const q of ['9888669069', '+919888669069', '09888669069', '0091 (98886) 690-69']) {
        expect(
          (await enquiries.list(query({ q }))).items.map(({ id }) => id),
          q,
        ).toEqual([enquiry?.id])
      }
      for (const q of ['69069', '9069', '+91 98886', '098886']) {
        expect((await enquiries.list(query({ q }))).total, q).toBe(1)
      }
      expect(await enquiries.summary({ weeks: 2, q: '69069' })).toMatchObject({
        ...{ byStatus: { new: 1 }, suspected: 0, taps: 0 },
      })
    },
  )

  test('the summary counts waiting enquiries and bestsellers', async () => {
    const database = await open()
    const { enquiries, asif, rabia, hotelId } = await filledDesk(database)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T20:00:00Z') })
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    await enquiries.update(asif, { status: 'contacted', followUpOn: '2026-12-24' }, by)
    await enquiries.update(rabia, { followUpOn: '2026-12-25' }, by)
    const at = (createdAt: string) =>
      database.db.updateTable('enquiries').set({ createdAt }).where('id', '=', asif).execute()
    await database.db.updateTable('enquiries').set({ createdAt: '2026-01-01T00:00:00Z' }).execute()
    await at('2026-12-17T18:30:00.000Z')
    expect(await enquiries.summary({ weeks: 2 })).toEqual({
      byStatus: { new: 2, contacted: 1 },
      due: 1,
      suspected: 1,
      taps: 0,
      latestId: 3,
      byListing: [
        { listingId: hotelId, kind: 'Hotel', title: 'Zabarwan View', count: 1, before: 0 },
      ],
      byWeek: [
        { from: '2026-12-11', count: 0 },
        { from: '2026-12-18', count: 1 },
      ],
      before: 0,
    })
    const earlier = { createdAt: '2026-12-05T06:00:00.000Z', listingId: hotelId }
    await database.db.updateTable('enquiries').set(earlier).where('id', '=', rabia).execute()
    const { byListing, before } = await enquiries.summary({ weeks: 2 })
    expect([byListing[0]?.count, byListing[0]?.before, before]).toEqual([1, 1, 1])
    await at('2026-12-17T18:29:59.999Z')
    expect((await enquiries.summary({ weeks: 2 })).byWeek.map(({ count }) => count)).toEqual([1, 0])
    vi.useRealTimers()
  })
})
