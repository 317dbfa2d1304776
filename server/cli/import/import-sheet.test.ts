import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine, importFolder, onSqlite, openSite } from '#test/servers/command-line.ts'

/** The output of an import of a sheet, and the listings afterwards. */
async function importSheet(content: string | Buffer, kind: string) {
  const variables = await onSqlite()
  const folder = importFolder({ 'sheet.csv': content })
  const command = ['import', join(folder, 'sheet.csv'), '--kind', kind]
  const said = await commandLine(variables)(command)
  const { app, headers } = await openSite(variables)
  const { $values } = (await app.inject({ url: `/api/${kind}`, headers })).json()
  return { ...said, listings: $values }
}

const refusal = async (content: string | Buffer, kind = 'Villa') =>
  (await importSheet(content, kind)).errors

test('accepts the back office’s labels or the API’s names as headings', async () => {
  const sheet = [
    'HOTEL NAME,Hotel tagline,contact_email,Hotel Address,Hotel Description,termCondition,Price,Old price',
    'Inn,Small,inn@example.in,Dal,A house,No smoking,100,200',
  ]
  const { listings, errors } = await importSheet(sheet.join('\n'), 'Hotel')
  expect(errors).toBe('')
  expect(listings).toMatchObject([
    {
      ...{ title: 'Inn', duration: 'Small', email: 'inn@example.in', description: 'Dal' },
      ...{ overview: 'A house', termCondition: 'No smoking', price: 100, oldPrice: 200 },
    },
  ])
})

const tour = ['Title', 'Price', 'Category', 'Inclusions']

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('accepts cells separated by %s', async (_name, delimiter) => {
  const rows = [tour, ['Lakes, and "peaks"', '12,500', '2', 'Boat']]
  const quoted = (cell: string) => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const sheet = rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
  const { listings, errors } = await importSheet(sheet, 'TravelPackage')
  expect(errors).toBe('')
  expect(listings).toMatchObject([{ title: 'Lakes, and "peaks"', price: 12_500 }])
})

test('reads UTF-16, as Excel saves Unicode text', async () => {
  const text = `\ufeff${tour.join('\t')}\r\nÉtoile\t9000\t1\t`
  const { listings, errors } = await importSheet(Buffer.from(text, 'utf16le'), 'TravelPackage')
  expect(errors).toBe('')
  expect(listings).toMatchObject([{ title: 'Étoile' }])
})

test('reads Windows-1252, as Excel saves plain CSV', async () => {
  const text = `${tour.join(';')}\r\nCaf\xe9 \x80 \x96 \x93Dal\x94;9000;1;`
  const { listings, errors } = await importSheet(Buffer.from(text, 'latin1'), 'TravelPackage')
  expect(errors).toBe('')
  expect(listings).toMatchObject([{ title: 'Café € – “Dal”' }])
})

test('reads categories, states, prices and lists in any usual notation', async () => {
  const sheet = [
    `${tour.join()},Status`,
    'Lakes,"₹1,12,500/-",luxury and vip travel packages,"• Boat\n• Tea",Published',
    'Peaks,1.5 lakh,3,Tent | Guide,DRAFT',
  ]
  const { listings, errors } = await importSheet(sheet.join('\n'), 'TravelPackage')
  expect(errors).toBe('')
  expect(listings).toMatchObject([
    {
      ...{ title: 'Lakes', price: 112_500, travelPackageCategoryId: 2, status: 'published' },
      inclusions: { $values: ['Boat', 'Tea'] },
    },
    { title: 'Peaks', price: 150_000, status: 'draft', inclusions: { $values: ['Tent', 'Guide'] } },
  ])
})

test('converts pasted HTML to Markdown', async () => {
  const sheet = [
    'Villa Title,Tagline,Address,Price,Description',
    'Orchard,Quiet,Harwan,1,"<p>Cedar &amp; glass</p><ul><li>Pool</li></ul>"',
  ]
  const { listings } = await importSheet(sheet.join('\n'), 'Villa')
  expect(listings[0].overview).toBe('Cedar & glass\n\n- Pool')
})

test('an error shows row, column, cell and the allowed names', async () => {
  const rows = ['Title,Location,PRICE,Adventure category id', 'Ski,Gulmarg,cheap,Skiing']
  const lines = (await refusal(rows.join('\n'), 'Adventure')).split('\n')
  expect(lines[0]).toMatch(/^sheet, row 2, PRICE “cheap”: Price must be a number/)
  expect(lines[1]).toBe(
    'sheet, row 2, Adventure category id “Skiing”: Category must be one of Adventure Activities (1), Winter Sports (2), Other Activities (3).',
  )
})

test.each([
  [
    'prise,b\n1,2',
    /^sheet, row 1, prise: A villa has no such field\. Did you mean ‘Price’\? Rename the column or remove it\.\nsheet, row 1, b: .*\nsheet, row 1: The columns: Villa Title, Tagline, Address, .*, Pictures, ID\.$/m,
  ],
  ['title,Villa title\n', /^sheet, row 1, Villa title: It is the same field as column 1\.\n/],
  ['title,,price\na,b,1', /^sheet, row 1, column 2: It has no heading\.\n/],
  ['title,price\na,1,2', /^sheet, row 2, “2”: It stands beyond the last heading\.$/m],
  [
    'title,price\n"a"b,1',
    /sheet\.csv: line 2: something follows the quotation mark that ends a cell/,
  ],
  [
    'title,price\na"b,1',
    /sheet\.csv: line 2: a quotation mark stands inside a cell without quotes/,
  ],
  ['title,price\n"a,1', /sheet\.csv: line \d: a cell begins with a quotation mark and never ends/],
  ['title,price\n', /sheet\.csv has headings but no rows\.$/m],
  ['', /sheet\.csv is empty\.$/m],
  ['title\0\n', /sheet\.csv: The file is no text\. Save it as XLSX or CSV\.$/m],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /is of an older Excel/],
])('refuses a sheet such as %j with a clear message', async (content, message) => {
  expect(await refusal(content)).toMatch(message)
})

test('fills required fields missing in the sheet with the agency’s own terms', async () => {
  const sheet = 'Title,Location,Price,Category,Terms and conditions\nSki,Gulmarg,900,2,Bring gloves'
  const { listings, output } = await importSheet(sheet, 'Adventure')
  expect(listings).toMatchObject([
    { termCondition: 'Bring gloves', additionalInfo: expect.stringMatching(/^Call or message us/) },
  ])
  expect(output).toBe(
    'Empty fields filled with the agency’s own terms: 1.\nImported 1 package with 0 pictures.\n',
  )
})

test('imports a package’s story from its sheet', async () => {
  const sheet = [
    'Title,Price,Category,Overview,Story,Highlights,Best months,Meals,Pick-up',
    'Lakes,9000,2,Tulips and lakes,"A week.\n\n## Days\n\n- Dal","Dawn on Dal|Harissa",April,MAP,Srinagar',
  ]
  const { listings, errors } = await importSheet(sheet.join('\n'), 'TravelPackage')
  expect(errors).toBe('')
  expect(listings).toMatchObject([
    {
      ...{ overview: 'Tulips and lakes', story: 'A week.\n\n## Days\n\n- Dal' },
      ...{ highlights: { $values: ['Dawn on Dal', 'Harissa'] }, bestMonths: 'April' },
      ...{ meals: 'MAP', pickUp: 'Srinagar' },
    },
  ])
})

test('the words ‘on request’ switch the price off', async () => {
  const sheet = 'Villa Title,Tagline,Address,Price\nOrchard,Quiet,Harwan,On request'
  const { listings, errors } = await importSheet(sheet, 'Villa')
  expect(errors).toBe('')
  expect(listings).toMatchObject([{ title: 'Orchard', price: 0, priceOnRequest: true }])
})
