import { expect, test } from 'vitest'
import { officeSheet as office, openRateBook } from '#test/samples/rate-sheets.ts'
import { xlsx } from '#test/samples/spreadsheets.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open, once) => {
  const openBook = async () => openRateBook(await open())

  test('of concurrent imports of one sheet only one succeeds', async () => {
    const { look, send, suppliers, get } = await openBook()
    const { seen } = await look(office)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(office, seen)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await suppliers()).toHaveLength(2)
    expect((await get('/api/rates.csv')).body.trim().split('\r\n')).toHaveLength(4)
  })

  once('reads several sheets of a workbook together, within the row limit of one', async () => {
    const { look, send } = await openBook()
    const head = ['Supplier', 'Kind', 'Item', 'From', 'To', 'Price', 'Unit']
    const sheet = (item: string) => [
      head,
      ['Rafiq', 'vehicle', item, '1/4/27', '1/5/27', 900, 'day'],
    ]
    const book = await xlsx({
      Cars: sheet('Innova'),
      More: [...sheet('Sumo'), ...sheet('innova').slice(1)],
    })
    const { $values, ...counts } = await look(book)
    expect(counts).toMatchObject({ new: 2, refused: 1, suppliers: 1 })
    expect($values[0]).toMatchObject({ sheet: 'More', row: 3, isNewSupplier: true })
    expect($values[0]?.refusals[0]?.message).toMatch(/overlap with row 2 of Cars: “Innova”/)
    const rows = (length: number) => Array.from({ length }, () => ['Rafiq'])
    const large = await xlsx({ A: [head, ...rows(5000)], B: [head, ...rows(5001)] })
    expect((await send(large)).json().errors.File).toEqual([
      'The sheets have 10,001 rows together; 10,000 can be imported at once.',
    ])
  })

  // Measured in processor time, independent of other load.
  test('previews and stores 10,000 rows within ten seconds', { timeout: 180_000 }, async () => {
    const { look, send, get } = await openBook()
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const [hotel, item] = [Math.floor(at / 50), Math.floor((at % 50) / 2)]
      const days = at % 2 ? '1/4/2027,30/9/2027' : '1/10/2026,31/3/2027'
      return `Hotel ${hotel},hotel,Srinagar,Room ${item},Season,${days},CP,"${(at % 90) + 1},000"`
    })
    const head = 'Supplier,Kind,Place,Item,Season,From,To,Meal plan,Double'
    const sheet = [head, ...rows].join('\n')
    const start = process.cpuUsage()
    const { seen } = await look(sheet)
    const answer = await send(sheet, seen)
    const { user, system } = process.cpuUsage(start)
    expect(answer.json()).toMatchObject({ new: 10_000, suppliers: 200 })
    expect((user + system) / 1000).toBeLessThan(10_000)
    expect((await get('/api/suppliers?pageSize=1')).headers['x-total-count']).toBe('200')
    const dearer = [head, ...rows.slice(0, 1000)].join('\n').replaceAll(',000"', ',500"')
    const changed = await look(dearer)
    expect(changed).toMatchObject({ changed: 1000 })
    expect((await send(dearer, changed.seen)).json()).toMatchObject({ changed: 1000 })
  })
})
