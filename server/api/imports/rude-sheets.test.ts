import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { inline, workbook, xlsx } from '#test/samples/spreadsheets.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk, type Sent } from '#test/servers/import-desk.ts'

/** A zip as made by macOS: decomposed accents in undeclared UTF-8. */
async function macZip() {
  const bytes = Buffer.from(
    zipSync({
      'photos/Cafe\u0301 Dal.JPG': await jpeg(300, 200),
      '__MACOSX/photos/._Cafe\u0301 Dal.JPG': new Uint8Array([1]),
    }),
  )
  const unmark = (at: number) => bytes.writeUInt16LE(bytes.readUInt16LE(at) & ~0x800, at)
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 1)) {
    unmark(at + 6)
  }
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1)) {
    unmark(at + 8)
  }
  return { name: 'photos.zip', body: bytes }
}

const villas = (body: string) => ({ name: 'Villas.csv', body })
const heading = 'ID,Title,Tagline,Address,Price,Pictures'

oneDatabase((open) => {
  const opened = async () => {
    const desk = await openImportDesk(await open())
    /** The errors of each row: 'sheet, row, column, cell: message'. */
    async function errorsOf(files: Sent[]) {
      const { id } = await desk.check(files)
      const rows = await desk.rows(id)
      return rows.flatMap(({ refusals }) =>
        refusals.map(({ sheet, at, column, cell, message }) =>
          [sheet, at, column, cell, message].join(' · '),
        ),
      )
    }
    return { ...desk, told: errorsOf }
  }

  test('refuses a second row with the same ID, and duplicates nothing', async () => {
    const desk = await opened()
    const sheet = villas(`${heading}\nV1,Orchard,Quiet,Harwan,1,\nV1,Orchard II,Quiet,Harwan,2,\n`)
    expect(await desk.told([sheet])).toEqual([
      'Villas · row 3 · ID · V1 · It is the ID of row 2 already. Each villa needs one of its own.',
    ])
  })

  test('finds the headings below a title in merged cells', async () => {
    const desk = await opened()
    const rows =
      `<row r="1">${inline('A1', 'Our villas 2026')}</row>` +
      `<row r="3">${['Title', 'Tagline', 'Address', 'Price']
        .map((text, at) => inline(`${'ABCD'[at]}3`, text))
        .join('')}</row>` +
      `<row r="4">${inline('A4', 'Orchard')}${inline('B4', 'Quiet')}${inline('C4', 'Harwan')}` +
      '<c r="D4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
      `<row r="5">${inline('B5', 'Loud')}<c r="D5"><f>6000*2</f></c></row>`
    const merged =
      '<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A4:A5"/></mergeCells>'
    const body = Buffer.from(workbook(`<sheetData>${rows}</sheetData>${merged}`))
    const formula =
      'Its formula came to nothing. Write what is meant, or mend the formula and save.'
    expect(await desk.told([{ name: 'a.xlsx', body }])).toEqual([
      `Villas · row 4 · Price · #DIV/0! · ${formula}`,
      'Villas · row 4 · Price · #DIV/0! · Price must be a number.',
      `Villas · row 5 · Price · #NOT CALCULATED! · ${formula}`,
      'Villas · row 5 · Title ·  · Villa Title is required.',
      'Villas · row 5 · Address ·  · Address is required.',
      'Villas · row 5 · Price · #NOT CALCULATED! · Price must be a number.',
    ])
  })

  test('a note beside the table refuses its row alone', async () => {
    const desk = await opened()
    const sheet = villas(
      `Title,Tagline,Address,Price\nOrchard,Quiet,Harwan,12,000\nWillow,Quiet,Harwan,9000\nElm,Quiet,Harwan,much,\n`,
    )
    const beyond = 'It stands beyond the last heading.'
    expect(await desk.told([sheet])).toEqual([
      `Villas · row 2 ·  · 000 · ${beyond}`,
      'Villas · row 4 · Price · much · Price must be a number.',
    ])
    const { id, counts } = await desk.check([sheet])
    expect(counts).toMatchObject({ new: 1, refused: 2 })
    await desk.step(id, 'apply')
    expect(await desk.listings('Villa')).toMatchObject([{ title: 'Willow' }])
  })

  test('a note beside rows of parts or enquiries refuses these, and repeats nothing private', async () => {
    const desk = await opened()
    const rooms = 'Hotel,Name,Capacity,Price per night\nElm,Twin,2,900,ask Asif\n'
    const hotels = `Name,Tagline,Contact email,Address,Price\nElm,Quiet,a@example.in,Harwan,9\n`
    const leads = 'Name,Email\nMeera,meera@example.in,+91 98765 43210\n'
    const files = { 'Hotels.csv': hotels, 'Hotel rooms.csv': rooms, 'Leads.csv': leads }
    const sent = Object.entries(files).map(([name, body]) => ({ name, body }))
    const beyond = 'It stands beyond the last heading.'
    expect(await desk.told(sent)).toEqual([
      `Hotel rooms · row 2 ·  · ask Asif · ${beyond}`,
      `Leads · row 2 ·  ·  · ${beyond}`,
    ])
  })

  test('refuses prices whose dots may group thousands, as in a sheet of a European Excel', async () => {
    const desk = await opened()
    const sheet = villas('Title;Tagline;Address;Price\r\nElm;Quiet;Harwan;12.500\r\n')
    const rule = 'The dot may group thousands. Write 12500, or two decimals.'
    expect(await desk.told([sheet])).toEqual([`Villas · row 2 · Price · 12.500 · ${rule}`])
  })

  test('reads days in any usual notation', async () => {
    const desk = await opened()
    const sheets = {
      'Travel packages': [
        ['ID', 'Title', 'Duration', 'Price', 'Category'],
        ['T1', 'Lakes', '3 days', '1.5 lakh', 'Luxury and VIP Travel Packages'],
      ],
      'Travel package departures': [
        ['Travel package', 'First day', 'Seats left'],
        ['T1', 47000, 8],
        ['T1', '24/12/2028', 4],
        ['T1', '3 Mar 2028', 4],
      ],
    }
    const checked = await desk.check([{ name: 'all.xlsx', body: await xlsx(sheets) }])
    expect(await desk.rows(checked.id)).toMatchObject([{ outcome: 'new', refusals: [] }])
    await desk.step(checked.id, 'apply')
    const [{ id }] = await desk.listings('TravelPackage')
    const listing = (await desk.get(`/api/TravelPackage/${id}`)).json()
    expect(JSON.stringify(listing)).toMatch(/2028-03-03.*2028-09-04.*2028-12-24/)
  })

  test('finds pictures by macOS file names, and by URLs of an earlier site', async () => {
    const desk = await opened()
    const address = 'https://old.example/wp-content/uploads/Caf%C3%A9%20Dal.jpg?w=300'
    const sheet = villas(
      `${heading}\nV1,Orchard,Quiet,Harwan,1,café dal.jpg\nV2,Pool,Loud,Nigeen,2,${address}\n`,
    )
    expect(await desk.told([sheet, await macZip()])).toEqual([])
    expect(await desk.told([sheet])).toEqual([
      'Villas · row 2 · Pictures ·  · “café dal.jpg” is missing: there are no pictures in the zip.',
      `Villas · row 3 · Pictures ·  · “${address}” is missing: there are no pictures in the zip.`,
    ])
  })

  test('a blank cell leaves the value, and (empty) clears it', async () => {
    const desk = await opened()
    const first = 'ID,Title,Tagline,Address,Price,Old price,Description'
    const send = async (body: string) => {
      const { id } = await desk.check([villas(body)])
      const [row] = await desk.rows(id)
      await desk.step(id, 'apply')
      return row
    }
    await send(`${first}\nV1,Orchard,Quiet,Harwan,10,20,Cedar and glass\n`)
    expect(await send(`${first}\nV1,,,,,,\n`)).toMatchObject({ outcome: 'same' })
    expect(await send(`${first}\nV1,,,,,(empty),(Empty)\n`)).toMatchObject({
      outcome: 'changed',
      differences: expect.arrayContaining([
        expect.objectContaining({ field: 'Old price', after: '' }),
      ]),
    })
    expect(await desk.listings('Villa')).toMatchObject([{ title: 'Orchard', price: 10 }])
  })
})
