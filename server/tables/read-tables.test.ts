import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inline, workbook, xlsx } from '#test/samples/spreadsheets.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { readTables } from './read-tables.ts'

const read = (name: string, bytes: Uint8Array | string) =>
  readTables({ name, bytes: Buffer.from(bytes) })

const firstSheet = 'xl/worksheets/sheet1.xml'
const sheet = (rows: string) => workbook(`<sheetData>${rows}</sheetData>`)

test('reads numbers as displayed, and formulas by their results', async () => {
  const rows =
    `<row r="1">${inline('A1', 'Title')}${inline('C1', 'Price')}</row>` +
    `<row r="4">${inline('A4', 'Inn')}<c r="C4"><f>6000*2</f><v>12000</v></c></row>`
  expect(await read('all.xlsx', sheet(rows))).toEqual([
    {
      name: 'Villas',
      rows: [
        ['Title', '', 'Price'],
        ['', '', ''],
        ['', '', ''],
        ['Inn', '', '12000'],
      ],
    },
  ])
})

test('reads computed numbers to the fifteen digits that a spreadsheet has', async () => {
  const numbers = ['13125.000000000002', '4999.999999999999', '0.30000000000000004', '919888669069']
  const cells = numbers.map((number, at) => `<c r="${'ABCD'[at]}1"><v>${number}</v></c>`)
  const [table] = await read('all.xlsx', sheet(`<row r="1">${cells.join('')}</row>`))
  expect(table?.rows).toEqual([['13125', '5000', '0.3', '919888669069']])
})

test('names the only sheet after its file, and skips empty sheets', async () => {
  const bytes = await xlsx({ Sheet1: [['Title'], ['Inn']], Sheet2: [] })
  expect(await read('Hotels.XLSX', bytes)).toEqual([{ name: 'Hotels', rows: [['Title'], ['Inn']] }])
})

test('does not expand entities declared in a sheet, however nested', async () => {
  const file = join(temporaryFolder(), 'secret')
  writeFileSync(file, 'of the machine')
  const nested = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`)
  const declared = `<!ENTITY e0 "lol"><!ENTITY file SYSTEM "file://${file}">${nested.join('')}`
  const rows = `<row r="1">${inline('A1', 'Title')}${inline('B1', '&file;')}${inline('C1', '&e20;')}</row>`
  const plain = strFromU8(unzipSync(sheet(rows))[firstSheet] ?? new Uint8Array())
  const hostile = plain.replace('<worksheet', `<!DOCTYPE worksheet [${declared}]><worksheet`)
  expect(hostile).toContain('<!DOCTYPE')
  const bytes = workbook('', { [firstSheet]: strToU8(hostile) })
  const said = await read('x.xlsx', bytes).catch((error: Error) => error.message)
  expect(JSON.stringify(said)).not.toMatch(/of the machine|lollol/)
  expect(JSON.stringify(said).length).toBeLessThan(1000)
})

test('reports a formula that failed or was never calculated, instead of a blank', async () => {
  const rows =
    `<row r="1">${inline('A1', 'Title')}${inline('B1', 'Price')}</row>` +
    `<row r="2"><c r="A2" t="e"><f>B9</f><v>#REF!</v></c><c r="B2"><f>6000*2</f></c></row>` +
    `<row r="3"><c r="A3" t="str"><f>B9</f><v></v></c></row>`
  expect(await read('all.xlsx', sheet(rows))).toMatchObject([
    {
      rows: [
        ['Title', 'Price'],
        ['#REF!', '#NOT CALCULATED!'],
      ],
    },
  ])
})

test('skips the line that tells Excel the separator', async () => {
  expect(await read('a.csv', 'sep=|\r\nTitle|Price\r\nInn, old|1\r\n')).toMatchObject([
    {
      rows: [
        ['Title', 'Price'],
        ['Inn, old', '1'],
      ],
    },
  ])
})

const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()
const long = `title\n${'Inn\n'.repeat(10_001)}`

test.each([
  ['100,000 columns', wide, /^x\.csv: x has 1,00,000 columns; a sheet may have 200\.$/],
  ['10,001 rows', long, /^x\.csv: x has 10,001 rows; a sheet may have 10,000\. Part it/],
  [
    'a cell as long as a book',
    `title\n${'a'.repeat(60_000)}`,
    /row 2, title: a cell may have 50,000/,
  ],
  [
    'a workbook that is locked or old',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(99)]),
    /is of an older Excel, or locked with a password/,
  ],
  ['an archive cut short', sheet('').subarray(0, 100), /cannot be unpacked/],
  ['an archive that is no workbook', zipSync({ 'a.txt': strToU8('a') }), /cannot be read as XLSX/],
  [
    'an archive that unpacks to 200 MB',
    workbook('', { 'xl/more.xml': new Uint8Array(200 * 1024 * 1024) }),
    /unpacks to more than a spreadsheet may have/,
  ],
  [
    'a row of a number beyond all memory',
    sheet(`<row r="2000000000">${inline('A2000000000', 'x')}</row>`),
    /takes too much time or memory/,
  ],
  [
    'a column beyond all memory',
    sheet(`<row r="1">${inline('ZZZZZZZ1', 'x')}</row>`),
    /takes too much time or memory/,
  ],
  [
    'an extent of all cells that there can be',
    workbook(
      `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${inline('A1', 'x')}</row></sheetData>`,
    ),
    /takes too much time or memory/,
  ],
  [
    'a row whose number is hidden from who looks for it',
    sheet(`<row spans='1:1' x=">" r='&#50;000000000'>${inline('A1', 'x')}</row>`),
    /takes too much time or memory/,
  ],
])('refuses %s without harm', { timeout: 90_000 }, async (_name, bytes, message) => {
  await expect(read('x.csv', bytes)).rejects.toThrow(message)
})
