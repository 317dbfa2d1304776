import { expect, test } from 'vitest'
import { desk, inDays, inquiry, queuedMails, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'

eachDatabase((open) => {
  async function openDesk() {
    const database = await open()
    const { enquiries, settings } = desk(database)
    const { db } = database
    const now = new Date().toISOString()
    const meena = { name: 'Meena', email: 'meena@example.in', passwordHash: '', role: 'owner' }
    const { id } = await db
      .insertInto('users')
      .values({ ...meena, role: 'owner', approvedAt: now, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const by = { id, name: 'Meena' }

    async function send(more: object = {}) {
      const values = valuesOf('hotel', { ...inquiry, ...more })
      const { enquiry } = await enquiries.receive('hotel', values, { source: '/' })
      if (!enquiry) throw new Error('It was not received')
      await enquiries.addNote(enquiry.id, `Called ${enquiry.name}`, by)
      return enquiry
    }
    /** Sets the time when an enquiry last changed. */
    const touch = (id: number, updatedAt: string, more: object = {}) =>
      db
        .updateTable('enquiries')
        .set({ updatedAt, ...more })
        .where('id', '=', id)
        .execute()
    const stored = async () => ({
      names: (await db.selectFrom('enquiries').select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      ),
      notes: (await db.selectFrom('enquiryNotes').select('text').orderBy('id').execute()).map(
        ({ text }) => text,
      ),
      mails: (await queuedMails(database)).length,
      keys: (await db.selectFrom('jobs').select('key').orderBy('id').execute()).map(
        ({ key }) => key,
      ),
    })
    return { database, enquiries, settings, by, send, touch, stored }
  }

  test('erases everything a person sent, with notes and mails, and nothing of others', async () => {
    const { database, enquiries, by, send, stored } = await openDesk()
    const first = await send()
    const rabia = await send({ name: 'Rabia Dar', email: 'rabia@example.in', phone: '9' })
    await send({ name: 'A. Lone', email: 'ASIF@example.in', phone: '9', endDate: inDays(36) })
    const last = await send({ name: 'Lone', email: 'lone@example.in', phone: '0194 000 0000' })
    expect(await enquiries.find(last.id)).toMatchObject({
      totalOfPerson: 3,
      others: [{ name: 'A. Lone' }, { id: first.id }],
    })

    expect(await enquiries.erasePerson(last.id, by)).toBe(3)
    expect(await stored()).toEqual({
      names: ['Rabia Dar'],
      notes: ['Called Rabia Dar'],
      mails: 2,
      keys: [`${rabia.reference}:operator`, `${rabia.reference}:visitor`],
    })
    expect(await enquiries.find(first.id)).toBeUndefined()
    expect(await enquiries.erasePerson(first.id, by)).toBe(0)
    expect(await enquiries.find(rabia.id)).toMatchObject({ totalOfPerson: 1 })
    const { items } = await createHistory(database).page({ page: 1, pageSize: 25 })
    expect(items).toMatchObject([
      { author: 'Meena', action: 'delete', kind: 'Enquiry', title: '3 enquiries' },
    ])
    expect(JSON.stringify(items)).not.toMatch(/lone|asif|example\.in|KE-/i)
  })

  test('forgets a mail that was sent or given up, too', async () => {
    const { database, enquiries, by, send, stored } = await openDesk()
    const { id, reference } = await send()
    const now = new Date().toISOString()
    const set = (key: string, done: object) =>
      database.db.updateTable('jobs').set(done).where('key', '=', key).execute()
    await set(`${reference}:operator`, { doneAt: now })
    await set(`${reference}:visitor`, { stuckAt: now, lastError: 'asif@example.in is refused' })
    await enquiries.erasePerson(id, by)
    expect((await stored()).keys).toEqual([])
  })

  test('with the setting at 0 nothing is erased by age', async () => {
    const { enquiries, settings, send, touch, stored } = await openDesk()
    await settings.write({ enquiryRetentionMonths: 0 })
    await touch((await send()).id, '2001-01-01T00:00:00.000Z')
    await enquiries.sweepEnquiries()
    expect((await stored()).names).toEqual(['Asif Lone'])
  })

  test('with it, erases what did not change for so long, except won enquiries and future follow-ups', async () => {
    const { database, enquiries, settings, send, touch, stored } = await openDesk()
    await settings.write({ enquiryRetentionMonths: 12 })
    const sendAs = async (name: string, updatedAt: string, more?: object) => {
      const { id, reference } = await send({ name, email: `${name}@example.in`, phone: '9' })
      await touch(id, updatedAt, more)
      return reference
    }
    const before = '2025-03-15T11:59:59.999Z'
    await sendAs('lost', before, { status: 'lost' })
    await sendAs('open', before)
    await sendAs('past', before, { followUpOn: '2026-03-14' })
    await sendAs('won', before, { status: 'won' })
    await sendAs('due', before, { followUpOn: '2026-03-15' })
    const recent = await sendAs('recent', '2025-03-15T12:00:00.000Z', { status: 'lost' })
    const announced: unknown[] = []
    database.onChange((tags) => void announced.push(tags))
    await enquiries.sweepEnquiries(new Date('2026-03-15T12:00:00.000Z'))
    // Pages no longer show their reviews.
    expect(announced).toEqual([['enquiries', 'reviews']])
    const left = await stored()
    expect(left.names).toEqual(['won', 'due', 'recent'])
    expect(left.notes).toEqual(['Called won', 'Called due', 'Called recent'])
    expect(left.mails).toBe(6)
    expect(left.keys).toContain(`${recent}:operator`)
  })

  test('a shorter month ends on its last day', async () => {
    const { enquiries, settings, send, touch, stored } = await openDesk()
    await settings.write({ enquiryRetentionMonths: 1 })
    await touch((await send({ name: 'Old' })).id, '2026-02-28T09:00:00.000Z')
    await touch((await send({ name: 'New' })).id, '2026-03-01T09:00:00.000Z')
    await enquiries.sweepEnquiries(new Date('2026-03-31T12:00:00.000Z'))
    expect((await stored()).names).toEqual(['New'])
  })

  test('erases more than fits one batch', async () => {
    const { database, enquiries, settings, send, stored } = await openDesk()
    await settings.write({ enquiryRetentionMonths: 1 })
    const { id } = await send()
    const { db } = database
    const one = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: _, ...row } = { ...one, updatedAt: '2001-01-01T00:00:00.000Z' }
    const rows = Array.from({ length: 1001 }, (_, at) => ({ ...row, reference: `KE-${at}` }))
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('enquiries')
        .values(rows.slice(at, at + 500))
        .execute()
    }
    await enquiries.sweepEnquiries()
    expect((await stored()).names).toEqual(['Asif Lone'])
  })
})
