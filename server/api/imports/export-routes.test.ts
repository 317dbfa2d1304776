import { expect, test } from 'vitest'
import { kindNames } from '#catalogue/kinds.ts'
import { seed } from '#server/seed.ts'
import { readTables } from '#server/tables/read-tables.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

eachDatabase((open, once) => {
  const opened = async () => openImportDesk(await open())

  test('importing an export again changes nothing', { timeout: 120_000 }, async () => {
    const desk = await opened()
    await seed({ SEED: 'demo' }, desk.domain)
    const answer = await desk.get('/api/exports/catalogue.xlsx')
    expect(answer.headers['content-disposition']).toMatch(
      /filename="catalogue-\d{4}-\d\d-\d\d\.xlsx"/,
    )
    const checked = await desk.check([{ name: 'all.xlsx', body: answer.rawPayload }])
    const rows = await desk.rows(checked.id)
    expect(rows.filter(({ outcome }) => outcome !== 'same').slice(0, 3)).toEqual([])
    const totals = await Promise.all(
      kindNames.map(async (kind) =>
        Number((await desk.get(`/api/${kind}?pageSize=1`)).headers['x-total-count']),
      ),
    )
    const total = totals.reduce((sum, each) => sum + each, 0)
    expect(checked.counts).toMatchObject({ same: total, new: 0, changed: 0, refused: 0 })
  })

  once('a CSV contains a kind or its parts with IDs, and no cell is a formula', async () => {
    const desk = await opened()
    const sheet =
      'ID,Villa Title,Tagline,Address,Price,Status\nV1,"=1+1 house",-,Harwan,on request,draft\n'
    await desk.step((await desk.check([{ name: 'Villas.csv', body: sheet }])).id, 'apply')
    const csv = await desk.get('/api/exports/villa.csv')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toMatch(/filename="villas-\d{4}-\d\d-\d\d\.csv"/)
    const [table] = await readTables({ name: 'Villas.csv', bytes: csv.rawPayload })
    expect(table?.rows[1]?.slice(0, 5)).toEqual(['V1', "'=1+1 house", "'-", 'Harwan', ''])
    expect(table?.rows[1]).toContain('On request')
    const again = await desk.check([{ name: 'Villas.csv', body: csv.rawPayload }])
    expect(again.counts).toMatchObject({ same: 1, changed: 0, refused: 0 })

    const rooms = await desk.get('/api/exports/Hotel.csv?part=hotelRooms')
    expect(rooms.payload.trim()).toBe('Hotel,Name,Capacity,Price per night,Pictures')
    const wrong = await desk.get('/api/exports/Hotel.csv?part=beds')
    expect(wrong.json().errors).toEqual({ Part: ['part must be one of hotelRooms, services.'] })
    expect((await desk.get('/api/exports/Boat.csv')).statusCode).toBe(404)
    expect((await desk.get('/api/exports/catalogue.csv')).statusCode).toBe(404)
    expect((await desk.visit('/api/exports/Villa.csv')).statusCode).toBe(401)
  })
})
