import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { inquiry } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openDeskApp } from '#test/servers/desk-app.ts'

const path = '/Enquiry/export'

/** Copies the only enquiry until there are `total`. */
async function multiply({ db }: Database, total: number) {
  const { id: _, ...row } = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: total - 1 }, (_, at) => ({
    ...row,
    reference: `KE-${at}`,
    idempotencyKey: null,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }))
  await db.insertInto('enquiries').values(copies).execute()
}

eachDatabase((open, once) => {
  async function opened() {
    const database = await open()
    const { call, asEditor } = await openDeskApp(database)
    const exported = async (query = '') => {
      const answer = await call('GET', `${path}${query}`, undefined, asEditor)
      return parse<Record<string, string>>(answer.body, { bom: true, columns: true })
    }
    return { database, call, asEditor, exported }
  }

  test('exports the filtered list as a file for spreadsheets', async () => {
    const { database, call, asEditor, exported } = await opened()
    await call('POST', '/BookingRequest', { ...inquiry, name: 'Zoya “Zoë” Dar, नूर' })
    await call('POST', '/partners', { name: 'Asif', email: 'a@example.in', message: 'Two\nlines' })
    await database.db
      .updateTable('enquiries')
      .set({ createdAt: '2026-12-23T20:15:00.000Z', followUpOn: '2026-12-30' })
      .execute()
    const answer = await call('GET', `${path}?form=booking`, undefined, asEditor)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.body.startsWith('\ufeffReference,')).toBe(true)
    expect(await exported('?form=booking')).toEqual([
      expect.objectContaining({
        'Received (India time)': '2026-12-24 01:45',
        Source: 'booking enquiry',
        Status: 'new',
        Name: 'Zoya “Zoë” Dar, नूर',
        Email: 'asif@example.in',
        From: inquiry.startDate,
        To: inquiry.endDate,
        Days: '3',
        Adults: '2',
        'Follow up on': '2026-12-30',
        'Assigned to': '',
        Spam: 'no',
      }),
    ])
    expect(await exported('?form=partner')).toMatchObject([{ Message: 'Two\nlines' }])
    expect(await exported('?status=won')).toEqual([])
  })

  once('no cell is a formula', async () => {
    const { call, exported } = await opened()
    const name = '=HYPERLINK("https://elsewhere.example","Open")'
    const phone = '+91 98765 43210'
    await call('POST', '/BookingRequest', { ...inquiry, name, phone })
    expect(await exported()).toMatchObject([{ Name: `'${name}`, Phone: `'${phone}` }])
  })

  test('exports a long list completely, newest first', async () => {
    const { database, call, exported } = await opened()
    await call('POST', '/BookingRequest', inquiry)
    await multiply(database, 1201)
    const references = (await exported()).map(({ Reference }) => Reference)
    expect(references).toHaveLength(1201)
    expect(new Set(references).size).toBe(1201)
    expect(references.slice(0, 2)).toEqual(['KE-1199', 'KE-1198'])
  })

  once('only staff can export, and an invalid filter is reported', async () => {
    const { call, asEditor } = await opened()
    expect((await call('GET', path)).statusCode).toBe(401)
    const wrong = await call('GET', `${path}?status=gone`, undefined, asEditor)
    expect(wrong.json().errors).toHaveProperty('Status')
  })
})
