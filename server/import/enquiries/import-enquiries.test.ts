import { expect, test } from 'vitest'
import { writtenDay } from '#catalogue/imports/written-day.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const sheet = (...rows: string[]) => ({
  name: 'Leads.csv',
  body: ['Lead ID,Full name,Mobile,E-mail,Enquiry date,Stage,Package,Budget', ...rows].join('\n'),
})

const meera = 'L1,Meera Rao,98765 43210,meera@example.in,24/12/2023,won,Lakes,2 lakh'

eachDatabase((open, once) => {
  const opened = async () => openImportDesk(await open())

  test('imports enquiries of earlier years as old ones, without sending mail', async () => {
    const desk = await opened()
    await desk.putJson('/api/Setting', { referencePrefix: 'NLJ' })
    const asif = 'L2,Asif,,asif@example.in,3 Mar 2024,,,'
    const checked = await desk.check([sheet(meera, asif)])
    expect(checked.counts).toMatchObject({ new: 2, refused: 0 })
    expect(JSON.stringify(await desk.rows(checked.id))).not.toMatch(/Meera|@/)
    await desk.step(checked.id, 'apply')
    const { $values } = (await desk.get('/api/Enquiry')).json()
    expect($values).toMatchObject([
      {
        name: 'Asif',
        reference: expect.stringMatching(/^NLJ-/),
        status: 'lost',
        createdAt: expect.stringMatching(/^2024-03-03/),
      },
      {
        ...{ name: 'Meera Rao', email: 'meera@example.in', phone: '98765 43210', status: 'won' },
        ...{ listingTitle: 'Lakes', source: 'Imported' },
        createdAt: expect.stringMatching(/^2023-12-24/),
      },
    ])
    const file = (await desk.get(`/api/Enquiry/${$values[1].id}`)).json()
    expect(file.notes.$values).toMatchObject([{ text: 'Budget: 2 lakh' }])
    expect(await desk.domain.jobs.unfinished('mail')).toEqual([])
    const open = (await desk.get('/api/Enquiry?status=open')).json()
    expect(open.$values).toEqual([])
  })

  test('a note that is too long ends before the character that would be cut', async () => {
    const desk = await opened()
    const fitting = 'x'.repeat(4991)
    const { id } = await desk.check([sheet(`L9,Asif,,asif@example.in,,,,${fitting}😀`)])
    await desk.step(id, 'apply')
    const [enquiry] = (await desk.get('/api/Enquiry')).json().$values
    const file = (await desk.get(`/api/Enquiry/${enquiry.id}`)).json()
    expect(file.notes.$values).toMatchObject([{ text: `Budget: ${fitting}` }])
  })

  test('a repeated row is counted as new once, in the preview as after the import', async () => {
    const desk = await opened()
    const unnumbered = ',Asif,,asif@example.in,3 Mar 2024,,,'
    const wrong = 'L3,,98765 43210,,,,,'
    const mended = 'L3,Zoya,98765 43210,,,,,'
    const checked = await desk.check([sheet(meera, unnumbered, meera, unnumbered, wrong, mended)])
    const counts = { new: 3, same: 2, refused: 1 }
    expect(checked.counts).toMatchObject(counts)
    expect(checked.total).toBe(3)
    const rows = await desk.rows(checked.id)
    const repeated = rows.filter(({ outcome }) => outcome === 'same')
    expect(repeated.map(({ place }) => place)).toEqual(['row 4', 'row 5'])
    const applied = await desk.step(checked.id, 'apply')
    expect(applied.counts).toMatchObject(counts)
    expect((await desk.get('/api/Enquiry')).json().$values).toHaveLength(3)
    expect((await desk.step(checked.id, 'undo')).counts).toMatchObject({ undone: 3, kept: 0 })
    expect((await desk.get('/api/Enquiry')).json().$values).toEqual([])
  })

  test('importing the same books again adds nothing, and an undo keeps enquiries that staff changed', async () => {
    const desk = await opened()
    const first = await desk.check([sheet(meera, 'L2,Asif,,asif@example.in,,,,')])
    await desk.step(first.id, 'apply')
    expect((await desk.check([sheet(meera)])).counts).toMatchObject({ new: 0, same: 1 })
    const { $values } = (await desk.get('/api/Enquiry?q=Meera')).json()
    const [{ id, version }] = $values
    await desk.putJson(`/api/Enquiry/${id}`, { version, note: 'Wants to come again' })
    const undone = await desk.step(first.id, 'undo')
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 })
    const left = (await desk.get('/api/Enquiry')).json()
    expect(left.$values).toMatchObject([{ name: 'Meera Rao' }])
  })

  once('reports errors by row and column', async () => {
    const desk = await opened()
    const { id } = await desk.check([
      sheet('L1,,12,not an address,soon,maybe,,', 'L2,Asif,,,24.12.2099,,,'),
    ])
    const rows = await desk.rows(id)
    const reported = rows.flatMap(({ place, refusals }) =>
      refusals.map(({ column, message }) => `${place} ${column}: ${message}`),
    )
    expect(JSON.stringify(rows)).not.toMatch(/not an address|soon|maybe|Asif|L1/)
    expect(reported).toEqual([
      'row 2 Full name: Name is required.',
      'row 2 E-mail: Email must be an email address.',
      'row 2 Enquiry date: Received must be a day such as 2024-12-24 or 24/12/2024.',
      'row 2 Stage: Status must be one of new, contacted, quoted, won, lost.',
      'row 3 E-mail: Email or phone is required.',
      'row 3 Enquiry date: Received cannot be a day to come.',
    ])
  })
})

test.each([
  ['2024-12-24', '2024-12-24'],
  ['2024-12-24 01:45', '2024-12-24'],
  ['24/12/2024', '2024-12-24'],
  ['4.2.2024', '2024-02-04'],
  ['24 December 2024', '2024-12-24'],
  ['3-Mar-2024', '2024-03-03'],
  ['3-Mar-24', '2024-03-03'],
  ['1/4/27', '2027-04-01'],
  ['2027/4/1', '2027-04-01'],
  // A date as a spreadsheet's day number, from a cell without a date format.
  ['45658', '2025-01-01'],
  ['45658.75', '2025-01-01'],
  ['12500', undefined],
  ['1/4/202', undefined],
  ['31/02/2024', undefined],
  ['12/24/2024', undefined],
  ['soon', undefined],
])('%s is the day %s', (text, day) => {
  expect(writtenDay(text)).toBe(day)
})
