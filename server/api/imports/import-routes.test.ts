import { globSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { xlsx } from '#test/samples/spreadsheets.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk, type Sent } from '#test/servers/import-desk.ts'

const heading = ['ID', 'Hotel name', 'Hotel tagline', 'Contact email', 'Hotel address', 'Price']

const hotel = (id: string, name: string, price: number | string = 4000) => [
  ...[id, name, 'By the lake', 'stay@example.in', 'Dal Gate, Srinagar', price],
]

const room = (of: string, name: string, price = 3000) => [of, name, '2 adults', price]

async function workbook(hotels: ReturnType<typeof hotel>[], rooms: ReturnType<typeof room>[] = []) {
  const sheets = {
    Hotels: [heading, ...hotels],
    'Hotel rooms': [['Hotel', 'Name', 'Capacity', 'Price per night'], ...rooms],
  }
  return { name: 'our hotels.xlsx', body: await xlsx(sheets) }
}

const villas = (...rows: string[]): Sent => ({
  name: 'Villas.csv',
  body: ['ID,Villa Title,Tagline,Address,Price,Pictures', ...rows].join('\n'),
})

eachDatabase((open, once) => {
  const opened = async () => openImportDesk(await open())

  test('checks, previews and applies a workbook', async () => {
    const desk = await opened()
    const file = await workbook(
      [hotel('H1', 'Chinar'), hotel('H2', 'Deodar', 'much'), hotel('', 'Willow', '1.5 lakh')],
      [room('H1', 'Double'), room('H1', 'Suite'), room('willow', 'Single')],
    )
    const checked = await desk.check([file])
    expect(checked).toMatchObject({
      ...{ state: 'checked', author: expect.any(String), total: 2, done: 0, canUndo: false },
      counts: { new: 2, changed: 0, same: 0, refused: 1 },
      files: [{ name: 'our hotels.xlsx' }],
    })
    const rows = await desk.rows(checked.id)
    expect(rows.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['refused', 'Deodar'],
      ['new', 'Chinar'],
      ['new', 'Willow'],
    ])
    expect(rows[0]?.refusals).toEqual([
      {
        ...{ sheet: 'Hotels', at: 'row 3', row: 3, column: 'Price', cell: 'much' },
        message: expect.stringContaining('Price must be a number'),
      },
    ])
    expect(await desk.rows(checked.id, '?outcome=refused')).toHaveLength(1)
    expect(await desk.listings('Hotel')).toEqual([])

    const applied = await desk.step(checked.id, 'apply')
    expect(applied).toMatchObject({ state: 'applied', done: 2, total: 2, canUndo: true })
    expect(await desk.listings('Hotel')).toMatchObject([
      { title: 'Chinar', hotelRooms: { $values: [{ name: 'Double' }, { name: 'Suite' }] } },
      { title: 'Willow', price: 150_000, hotelRooms: { $values: [{ name: 'Single' }] } },
    ])
    expect((await desk.postJson(`/api/imports/${checked.id}/apply`, {})).statusCode).toBe(409)
  })

  test('a second import changes listings with the same ID, and reports each field', async () => {
    const desk = await opened()
    const first = await desk.check([
      await workbook([hotel('H1', 'Chinar')], [room('H1', 'Double')]),
    ])
    await desk.step(first.id, 'apply')
    const second = await desk.check([
      await workbook(
        [hotel('H1', 'Chinar House', 4500), hotel('H2', 'Deodar')],
        [room('H1', 'Double', 3500), room('H1', 'Suite')],
      ),
    ])
    expect(second.counts).toMatchObject({ new: 1, changed: 1, refused: 0 })
    const [changed] = await desk.rows(second.id, '?outcome=changed')
    expect(changed?.differences).toEqual([
      { field: 'Hotel Name', before: 'Chinar', after: 'Chinar House' },
      { field: 'Price', before: '₹4,000', after: '₹4,500' },
      { field: 'Room 1: Price per night', before: '3000', after: '3500' },
      { field: 'Room 2', before: '', after: 'Suite' },
    ])
    await desk.step(second.id, 'apply')
    const there = await desk.listings('Hotel')
    expect(there).toMatchObject([
      {
        ...{ title: 'Chinar House', price: 4500 },
        hotelRooms: { $values: [{ name: 'Double', pricePerNight: 3500 }, { name: 'Suite' }] },
      },
      { title: 'Deodar' },
    ])
    const again = await desk.check([
      await workbook(
        [hotel('H1', 'Chinar House', 4500), hotel(`#${there[1].id}`, 'Deodar')],
        [room('H1', 'Double', 3500), room('H1', 'Suite')],
      ),
    ])
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2 })
  })

  test('an undo deletes created listings and restores changed ones, except those changed since', async () => {
    const desk = await opened()
    const first = await desk.check([
      await workbook([hotel('H1', 'Chinar'), hotel('H2', 'Deodar')], [room('H1', 'Double')]),
    ])
    await desk.step(first.id, 'apply')
    const second = await desk.check([
      await workbook(
        [hotel('H1', 'Chinar House'), hotel('H2', 'Deodar Inn'), hotel('H3', 'Willow')],
        [room('H1', 'Twin', 3500), room('H1', 'Suite')],
      ),
    ])
    await desk.step(second.id, 'apply')
    const [, deodar] = await desk.listings('Hotel')
    await desk.put(`/api/Hotel/${deodar.id}`, [['title', 'Deodar Palace']])
    const undone = await desk.step(second.id, 'undo')
    expect(undone).toMatchObject({
      state: 'undone',
      counts: { undone: 2, kept: 1 },
      canUndo: false,
    })
    expect(await desk.listings('Hotel')).toMatchObject([
      { title: 'Chinar', hotelRooms: { $values: [{ name: 'Double', pricePerNight: 3000 }] } },
      { title: 'Deodar Palace' },
    ])
    expect((await desk.postJson(`/api/imports/${second.id}/undo`, {})).statusCode).toBe(409)
    expect((await desk.step(first.id, 'undo')).counts).toMatchObject({ undone: 0, kept: 2 })
  })

  once('imports pictures from a zip, each stored once however often it is sent', async () => {
    const desk = await opened()
    const whole = await jpeg(600, 40)
    const zip = zipSync({
      'photos/Dal.JPG': await jpeg(700, 50),
      'photos/half.jpg': whole.subarray(0, whole.length / 2),
      '__MACOSX/photos/._Dal.JPG': new Uint8Array([1]),
      'readme.txt': new Uint8Array([1]),
    })
    const pictures = { name: 'photos.zip', body: Buffer.from(zip) }
    const sheet = villas('V1,Orchard,Quiet,Harwan,1,dal.jpg', 'V2,Pool,Loud,Nigeen,2,half.jpg')
    const checked = await desk.check([sheet, pictures])
    const [refused] = await desk.rows(checked.id)
    expect(refused?.refusals).toMatchObject([{ at: 'row 3', column: 'Pictures' }])
    await desk.step(checked.id, 'apply')
    const [villa] = await desk.listings('Villa')
    expect(villa.pictures).toMatchObject([{ width: 700, alt: 'Orchard' }])
    expect((await desk.get(`/${villa.images.$values[0]}`)).statusCode).toBe(200)
    const again = await desk.check([villas('V1,Orchard,Quiet,Harwan,1,Dal.jpg'), pictures])
    expect(again.counts).toMatchObject({ same: 1, refused: 0 })
    const missing = await desk.check([villas('V3,Lake,Quiet,Harwan,1,dall.jpg'), pictures])
    const [row] = await desk.rows(missing.id)
    expect(row?.refusals[0]?.message).toBe('“dall.jpg” is not in the zip. Did you mean ‘Dal.JPG’?')
  })

  once('uploaded files are not public, and are deleted once applied', async () => {
    const desk = await opened()
    const waiting = () =>
      globSync('imports/*/*', { cwd: join(desk.folder, 'files') }).map((path) => `/${path}`)
    const { id } = await desk.check([villas('V1,Orchard,Quiet,Harwan,1,')])
    const [path = ''] = waiting()
    expect(path).toMatch(/^\/imports\/[0-9a-f-]{36}\/0-0$/)
    expect((await desk.get(path)).payload).not.toContain('Orchard')
    await desk.step(id, 'apply')
    await expect.poll(waiting).toEqual([])
    const discarded = await desk.check([villas('V2,Orchard,Quiet,Harwan,1,')])
    expect(waiting()).toHaveLength(1)
    await desk.remove(`/api/imports/${discarded.id}`)
    expect(waiting()).toEqual([])
  })

  test('links may refer to listings further down in the sheets', async () => {
    const desk = await opened()
    const sheets = {
      Villas: [
        ['ID', 'Villa title', 'Tagline', 'Address', 'Price', 'Destinations'],
        ['V1', 'Orchard', 'Quiet', 'Harwan', 1, 'Gurez'],
      ],
      Destinations: [['Name'], ['Gurez']],
    }
    const checked = await desk.check([{ name: 'all.xlsx', body: await xlsx(sheets) }])
    expect(checked.counts).toMatchObject({ new: 2, refused: 0 })
    await desk.step(checked.id, 'apply')
    const [place] = await desk.listings('Destination')
    expect(await desk.listings('Villa')).toMatchObject([{ destinations: { $values: [place.id] } }])
    expect(await desk.step(checked.id, 'undo')).toMatchObject({ counts: { undone: 2, kept: 0 } })
  })

  once('unknown headings end the check, with each of them named', async () => {
    const desk = await opened()
    const failed = await desk.check([
      { name: 'Villas.csv', body: 'Villa Title,Prise\nOrchard,1\n' },
    ])
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^Mend the h/) })
    expect((await desk.rows(failed.id))[0]?.refusals).toMatchObject([
      {
        row: 1,
        column: 'Prise',
        message: expect.stringContaining('Did you mean ‘Price’? Rename the column or remove it.'),
      },
    ])
    expect((await desk.remove(`/api/imports/${failed.id}`)).statusCode).toBe(204)
    expect((await desk.get(`/api/imports/${failed.id}`)).statusCode).toBe(404)
    expect((await desk.get('/api/imports')).json().$values).toEqual([])
  })

  once.each([
    ['no sheet', [{ name: 'a.zip', body: 'PK' }], [], 'Files', /^Choose a sheet/],
    ['another file', [{ name: 'a.exe', body: 'MZ' }], [], 'Files', /^“a\.exe” is none of XLSX/],
    [
      'an older spreadsheet',
      [{ name: 'a.ods', body: 'PK' }],
      [],
      'Files',
      /^“a\.ods” is none of .*\. Save a sheet as XLSX or CSV\.$/,
    ],
    [
      'an empty file beside another',
      [villas(), { name: 'Hotels.csv', body: '' }],
      [],
      'Files',
      /^“Hotels\.csv” is empty\.$/,
    ],
    ['an unknown kind', [villas()], [['kind', 'Boat']], 'Kind', /^kind must be one of Hotel, /],
  ])('%s is refused by field', async (_name, files, fields, field, message) => {
    const desk = await opened()
    const answer = await desk.send(files as Sent[], fields as [string, string][])
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { [field]: [expect.stringMatching(message)] },
    ])
  })
})
