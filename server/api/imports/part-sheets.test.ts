import { expect, test } from 'vitest'
import { xlsx } from '#test/samples/spreadsheets.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const hotelHeading = ['ID', 'Hotel name', 'Hotel tagline', 'Contact email', 'Address', 'Price']
const hotel = (id: string, name: string) => [id, name, 'Quiet', 'stay@example.in', 'Dal Gate', 4000]
const roomHeading = ['Hotel', 'Name', 'Capacity', 'Price per night']
const room = (of: string, name: string, price = 3000) => [of, name, '2 adults', price]
type Row = (string | number)[]

const csv = (name: string, ...rows: Row[]) => ({
  name: `${name}.csv`,
  body: rows.map((cells) => cells.join()).join('\n'),
})
const rooms = (...rows: Row[]) => csv('Hotel rooms', roomHeading, ...rows)

eachDatabase((open, once) => {
  /** A site with two hotels imported by ID, one of which has a room and a service. */
  async function opened() {
    const desk = await openImportDesk(await open())
    const sheets = {
      Hotels: [hotelHeading, hotel('H1', 'Chinar'), hotel('H2', 'Café Dal')],
      'Hotel rooms': [roomHeading, room('H1', 'Double')],
      'Hotel services': [
        ['Belongs to', 'Title'],
        ['H1', 'Laundry'],
      ],
    }
    const first = await desk.check([{ name: 'all.xlsx', body: await xlsx(sheets) }])
    expect(await desk.rows(first.id)).toMatchObject([{ refusals: [] }, { refusals: [] }])
    await desk.step(first.id, 'apply')
    const idOf = async (title: string): Promise<number> =>
      (await desk.listings('Hotel')).find((each: { title: string }) => each.title === title).id
    /** Its rooms and services by name. */
    const partsOf = async (title: string) => {
      const found = (await desk.get(`/api/Hotel/${await idOf(title)}`)).json()
      const names = (list: { $values: { name?: string; title?: string }[] }) =>
        list.$values.map(({ name, title }) => name ?? title)
      return [names(found.hotelRooms), names(found.services), found.price]
    }
    const errorsOf = async (...files: ReturnType<typeof csv>[]) => {
      const { id, counts } = await desk.check(files)
      const refusals = (await desk.rows(id)).flatMap((row) => row.refusals)
      const lines = refusals.map(({ sheet, at, column, cell, message }) =>
        [sheet, at, column, cell, message].join(' · '),
      )
      return { lines, counts }
    }
    return { ...desk, idOf, partsOf, told: errorsOf }
  }

  test('a sheet of rooms adds them to existing hotels, and changes nothing else', async () => {
    const desk = await opened()
    const sheet = rooms(
      room('H1', 'Double'),
      room('H1', 'Suite', 9000),
      room('cafe dal', 'Single'),
      ['h1', 'Attic', '3 adults', 5000],
    )
    const checked = await desk.check([sheet])
    expect(checked.counts).toMatchObject({ new: 0, changed: 2, refused: 0 })
    expect(await desk.rows(checked.id)).toMatchObject([
      {
        ...{ title: 'Chinar', sheet: 'Hotel rooms', place: 'row 2', outcome: 'changed' },
        differences: [
          { field: 'Room 2', before: '', after: 'Suite' },
          { field: 'Room 3', before: '', after: 'Attic' },
        ],
      },
      { title: 'Café Dal', differences: [{ field: 'Room 1', after: 'Single' }] },
    ])
    await desk.step(checked.id, 'apply')
    expect(await desk.partsOf('Chinar')).toMatchObject([
      ['Double', 'Suite', 'Attic'],
      ['Laundry'],
      4000,
    ])
    expect(await desk.partsOf('Café Dal')).toMatchObject([['Single'], [], 4000])
    expect((await desk.check([sheet])).counts).toMatchObject({ changed: 0, same: 2 })
    await desk.step(checked.id, 'undo')
    expect(await desk.partsOf('Chinar')).toMatchObject([['Double'], ['Laundry'], 4000])
    expect(await desk.partsOf('Café Dal')).toMatchObject([[], [], 4000])
  })

  test('one workbook brings a new hotel, its rooms and those of existing ones, and takes all back', async () => {
    const desk = await opened()
    const id = await desk.idOf('Chinar')
    const sheets = {
      Hotels: [hotelHeading, hotel('H9', 'Nishat'), hotel('', 'Shalimar')],
      'Hotel rooms': [
        roomHeading,
        room('H9', 'Garden room'),
        room('cafe dal', 'Single'),
        room(`#${id}`, 'Double'),
        room(`#${id}`, 'Suite', 9000),
        room('Shalimar', 'Loft'),
        room('Nishatt', 'Attic'),
      ],
    }
    const { id: sent, counts } = await desk.check([{ name: 'all.xlsx', body: await xlsx(sheets) }])
    expect(counts).toMatchObject({ new: 2, changed: 2, refused: 1 })
    expect((await desk.rows(sent)).flatMap(({ refusals }) => refusals)).toMatchObject([
      {
        ...{ sheet: 'Hotel rooms', at: 'row 7', column: 'Hotel', cell: 'Nishatt' },
        message: 'There is no hotel of this name in the sheets or here. Did you mean ‘Nishat’?',
      },
    ])
    const applied = await desk.step(sent, 'apply')
    expect(applied.state).toBe('applied')
    expect(await desk.partsOf('Nishat')).toMatchObject([['Garden room'], [], 4000])
    expect(await desk.partsOf('Shalimar')).toMatchObject([['Loft'], [], 4000])
    expect(await desk.partsOf('Café Dal')).toMatchObject([['Single'], [], 4000])
    expect(await desk.partsOf('Chinar')).toMatchObject([['Double', 'Suite'], ['Laundry'], 4000])
    await desk.step(sent, 'undo')
    expect((await desk.listings('Hotel')).map(({ title }: { title: string }) => title)).toEqual([
      'Chinar',
      'Café Dal',
    ])
    expect(await desk.partsOf('Café Dal')).toMatchObject([[], [], 4000])
    expect(await desk.partsOf('Chinar')).toMatchObject([['Double'], ['Laundry'], 4000])
  })

  once('a hotel of the sheets is called so in its rooms too', async () => {
    const desk = await opened()
    const { lines } = await desk.told(
      csv('Hotels', ['ID', 'Price'], ['H1', 5000]),
      rooms(room('Chinar', 'Suite')),
    )
    expect(lines).toEqual([
      'Hotel rooms · row 2 · Hotel · Chinar · It is the hotel that row 2 of Hotels calls “H1”. Call it so in every row.',
    ])
  })

  once('refuses only rows whose hotel is missing or ambiguous', async () => {
    const desk = await opened()
    const twin = await desk.check([csv('Hotels', hotelHeading, hotel('H3', 'Cafe Dal'))])
    await desk.step(twin.id, 'apply')
    const id = await desk.idOf('Chinar')
    const { lines, counts } = await desk.told(
      rooms(
        room(`#${id}`, 'Suite'),
        room('Chinar', 'Attic'),
        room('Chinarr', 'Suite'),
        room('Café Dal', 'Suite'),
        room('#99999', 'Suite'),
      ),
    )
    expect(counts).toMatchObject({ changed: 1, refused: 4 })
    const place = (row: number, cell: string) => `Hotel rooms · row ${row} · Hotel · ${cell}`
    expect(lines).toEqual([
      `${place(3, 'Chinar')} · It is the hotel that row 2 calls “#${id}”. Call it so in every row.`,
      `${place(4, 'Chinarr')} · There is no hotel of this name here. Did you mean ‘Chinar’?`,
      `${place(5, 'Café Dal')} · Several hotels are called so. Name the one by its ID.`,
      `${place(6, '#99999')} · There is no hotel of this name here.`,
    ])
  })

  once(
    'an error in a room is reported at its row, and a row without a hotel stops everything',
    async () => {
      const desk = await opened()
      const wrong = await desk.told(
        rooms(room('H1', 'Suite'), ['H1', 'Attic', '2 adults', 'free?']),
      )
      expect(wrong.lines).toEqual([
        expect.stringMatching(/^Hotel rooms · row 3 · Price per night · free\? · Price/),
      ])
      const orphan = await desk.told(rooms(['', 'Suite', '2 adults', 9]))
      expect(orphan.lines).toEqual([
        'Hotel rooms · row 2 · Hotel ·  · It says of no hotel that it belongs to it.',
      ])
    },
  )
})
