import { expect, test } from 'vitest'
import {
  rateHeading as heading,
  officeSheet as office,
  openRateBook,
} from '#test/samples/rate-sheets.ts'
import { xlsx } from '#test/samples/spreadsheets.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open, once) => {
  const openBook = async () => openRateBook(await open())

  test('previews a typical office sheet, then stores it with its suppliers', async () => {
    const { look, store, suppliers, get } = await openBook()
    const sheet = windows1252(office.replace('₹', 'Rs '))
    expect(await look(sheet)).toMatchObject({ new: 3, refused: 0, suppliers: 2 })
    expect((await look(sheet)).$values[0]?.rate).toEqual({
      ...{ season: 'Winter', from: '2026-12-01', to: '2027-02-28' },
      prices: 'CP, Double ₹12,500, Single ₹9,800',
    })
    expect(await suppliers()).toEqual([])
    expect(await store(sheet)).toMatchObject({ new: 3, suppliers: 2 })
    const stored = await suppliers()
    expect(stored).toMatchObject([
      { name: 'Café Chinar', kind: 'hotel', place: 'Gulmarg' },
      { name: 'Rafiq', kind: 'vehicle', place: 'Srinagar' },
    ])
    const rates = (await get(`/api/suppliers/${stored[0].id}/rates`)).json().$values
    expect(rates).toMatchObject([
      {
        ...{ item: 'Deluxe room', season: 'Winter', from: '2026-12-01', to: '2027-02-28' },
        ...{ plan: 'CP', prices: { double: 12_500, single: 9800, childWithoutBed: null } },
      },
      { season: 'Spring', from: '2027-03-01', prices: { double: 8000, single: null } },
    ])
    const [entry] = (await get('/api/History?kind=Rate')).json().$values
    expect(entry).toMatchObject({ title: '3 rates imported' })
  })

  test('importing an export again changes nothing, as CSV and as XLSX', async () => {
    const { store, look, get } = await openBook()
    await store(office)
    const csv = (await get('/api/rates.csv')).body
    expect(await look(csv)).toMatchObject({ new: 0, changed: 0, same: 3, refused: 0, suppliers: 0 })
    const rows = csv
      .slice(1)
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.replace('"Innova, full day"', 'Innova| full day').split(','))
    const cells = rows.map((row) => row.map((cell) => cell.replace('|', ',') || null))
    const book = await xlsx({ Sheet1: cells })
    expect(await look(book)).toMatchObject({ new: 0, changed: 0, same: 3, refused: 0 })
  })

  test('a row for a stored rate shows the old and new values', async () => {
    const { store, look, get, suppliers } = await openBook()
    await store(office)
    const changes = [
      'Supplier,Item,From,To,Meal plan,Double,Single',
      'cafe chinar,deluxe  room,1/12/2026,31/1/2027,CP,13000,',
      'Café Chinar,Deluxe room,1/2/2027,31/3/2027,CP,7500,7000',
    ].join('\n')
    const { $values, ...counts } = await look(changes)
    expect(counts).toMatchObject({ new: 0, changed: 2, refused: 0 })
    expect($values.map(({ differences }) => differences)).toEqual([
      [
        { field: 'Item', before: 'Deluxe room', after: 'deluxe  room' },
        { field: 'To', before: '2027-02-28', after: '2027-01-31' },
        { field: 'Double', before: '₹12,500', after: '₹13,000' },
        { field: 'Single', before: '₹9,800', after: '' },
      ],
      [
        { field: 'From', before: '2027-03-01', after: '2027-02-01' },
        { field: 'Double', before: '₹8,000', after: '₹7,500' },
        { field: 'Single', before: '', after: '₹7,000' },
      ],
    ])
    await store(changes)
    const [{ id }] = await suppliers()
    expect((await get(`/api/suppliers/${id}/rates`)).json().$values).toMatchObject([
      { season: 'Winter', to: '2027-01-31', version: 2, prices: { double: 13_000, single: null } },
      { season: 'Spring', from: '2027-02-01', version: 2, prices: { double: 7500 } },
    ])
  })

  once('a refusal names row, column, cell and rule, and nothing is stored', async () => {
    const { look, send, suppliers } = await openBook()
    const sheet = [
      heading,
      'A;castle;;Room;;1/12/2026;soon;XP;much;;;;',
      ';hotel;;Room;;1/12/2026;2/12/2026;CP;1;;;;',
      'B;;;Room;;1/12/2026;2/12/2026;CP;1;;;;',
      'C;guide;;Walk;;2/12/2026;1/12/2026;;;;;12.5;day',
      'D;guide;;Walk;;2/12/2026;3/12/2026;;100;;;;week',
      'E;guide;;Walk;;2/12/2026;3/12/2026;;;;;100;day',
      'F;hotel;;Room;;2/12/2026;3/12/2026;CP;12.500;;;;',
    ].join('\n')
    const { $values, ...seen } = await look(sheet)
    expect(seen).toMatchObject({ refused: 6, new: 1 })
    const reported = $values.flatMap(({ refusals }) =>
      refusals.map(({ at, column, cell, message }) => `${at} ${column} “${cell}” ${message}`),
    )
    expect(reported).toEqual([
      'row 2 Kind “castle” Kind must be one of hotel, houseboat, vehicle, guide, activity, other.',
      'row 2 To “soon” To must be a day such as 24/12/2026 or 2026-12-24.',
      'row 2 Meal plan “XP” Meal plan must be one of EP, CP, MAP, AP.',
      'row 2 Double “much” Double must be whole rupees, such as 12500, 12,500 or ₹12,500/-.',
      'row 3 Supplier “” Supplier is required.',
      'row 4 Kind “” Kind is required for a supplier that the rate book does not have yet: one of hotel, houseboat, vehicle, guide, activity, other.',
      'row 5 Price “12.5” Price must be a whole number.',
      'row 5 To “1/12/2026” To cannot be before From.',
      'row 6 Unit “week” Unit must be one of day, trip, person, group.',
      'row 6 Meal plan “” Meal plan is required for prices of rooms.',
      'row 8 Double “12.500” The dot may group thousands. Write 12500, or two decimals.',
    ])
    expect((await send(sheet, seen.seen)).json().errors).toEqual({
      File: ['6 rows are refused. Mend them first: nothing was stored.'],
    })
    expect(await suppliers()).toEqual([])
  })

  test('overlapping rows name each other, or the stored rate', async () => {
    const { look, store } = await openBook()
    await store(office)
    const { $values } = await look(
      [
        'Supplier,Kind,Item,From,To,Price,Unit',
        'Rafiq,vehicle,Sumo,1/6/2027,30/6/2027,3000,day',
        'Rafiq,vehicle,"Innova, full day",31/3/2027,30/6/2027,3000,day',
        'Rafiq,vehicle,sumo,30/6/2027,30/7/2027,3000,day',
      ].join('\n'),
    )
    const refused = $values.filter(({ outcome }) => outcome === 'refused')
    expect(refused.map(({ refusals: [first] }) => [first?.at, first?.message])).toEqual([
      [
        'row 3',
        expect.stringContaining('“Innova, full day”, 2026-04-01 to 2027-03-31, of the rate book.'),
      ],
      ['row 4', 'From and To overlap with row 2: “Sumo”, 2027-06-01 to 2027-06-30.'],
    ])
  })

  once('reports unknown headings, ambiguous suppliers and archived ones', async () => {
    const { look, send, postJson, putJson } = await openBook()
    const wrong = await look('Supplier,Itm,From,To\nA,Room,1/1/2027,2/1/2027')
    expect(wrong.$values[0]?.refusals).toMatchObject([
      {
        column: 'Itm',
        message: 'A rate has no such field. Did you mean ‘Item’? Rename the column or remove it.',
      },
    ])
    const missing = await look('Supplier,Item\nA,Room')
    expect(missing.$values[0]?.refusals[0]?.message).toBe('The first row must name From, To.')
    for (const place of ['Pahalgam', 'Gulmarg']) {
      await postJson('/api/suppliers', { name: 'Pine', kind: 'hotel', place })
    }
    const row = 'From,To,Item,Price,Unit,Supplier,Place\n1/1/27,2/1/27,Bonfire,900,group,pine,'
    const several = await look(row)
    expect(several.$values[0]?.refusals[0]?.message).toBe(
      'Several suppliers are called so (hotel, Pahalgam; hotel, Gulmarg). Say which by Kind and Place.',
    )
    expect(await look(`${row}Gulmarg`)).toMatchObject({ new: 1, suppliers: 0 })
    await putJson('/api/suppliers/1', { archived: true })
    expect(await look(row)).toMatchObject({ new: 1 })
    expect((await look(`${row}Pahalgam`)).$values[0]?.refusals[0]?.message).toBe(
      'This supplier is archived. Restore it first.',
    )
    expect((await send(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).json().errors.File[0]).toMatch(
      /older Excel/,
    )
    expect((await send('')).json().errors).toEqual({ File: ['“rates.csv” is empty.'] })
  })

  test('refuses to store if something changed since the preview', async () => {
    const { look, send, postJson } = await openBook()
    const { seen } = await look(office)
    const [{ id }] = [(await postJson('/api/suppliers', { name: 'Rafiq', kind: 'vehicle' })).json()]
    expect((await send(office, seen)).statusCode).toBe(409)
    const again = await look(office)
    expect(again.suppliers).toBe(1)
    expect((await send(office, again.seen)).statusCode).toBe(200)
    expect((await send(office, again.seen)).statusCode).toBe(409)
    expect((await postJson(`/api/suppliers/${id}/rates`, {})).statusCode).toBe(400)
  })
})

/** As Excel saves plain CSV. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1')
