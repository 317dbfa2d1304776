import { expect, test } from 'vitest'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open, once) => {
  async function openDesk() {
    const opened = await openApp(await open())
    const called = calls(opened.app, opened.headers)
    const place = await called.post('/api/Destination', [['title', 'Gulmarg']])
    const destinationId: number = place.json().id
    const add = async (what: string, more: object = {}) =>
      called.postJson('/api/local-costs', { destinationId, what, low: 800, ...more })
    return { ...opened, ...called, destinationId, add }
  }

  test('staff add a cost, change parts of it with its version, and delete it', async () => {
    const { add, get, putJson, remove, destinationId } = await openDesk()
    const made = await add('Gondola', { High: 950, Unit: 'person', PaidTo: 'the counter' })
    expect([made.statusCode, made.json()]).toEqual([
      201,
      {
        ...{ id: made.json().id, destinationId, place: 'Gulmarg', what: 'Gondola' },
        ...{ unit: 'person', low: 800, high: 950, paidTo: 'the counter', source: '' },
        ...{ checkedOn: '', seasonFrom: '', seasonTo: '', note: '', isSample: false },
        ...{ toCheck: true, version: 1, updatedAt: made.json().updatedAt },
      },
    ])
    const url = `/api/local-costs/${made.json().id}`
    const checked = { checkedOn: todayInKolkata(), version: 1 }
    expect((await putJson(url, checked)).json()).toMatchObject({
      ...{ what: 'Gondola', high: 950, toCheck: false, version: 2 },
    })
    expect((await putJson(url, checked)).statusCode).toBe(409)
    expect((await get(url)).json()).toMatchObject({ place: 'Gulmarg', toCheck: false, version: 2 })
    const listed = await get(`/api/local-costs?DestinationId=${destinationId}&toCheck=&q=GOND`)
    expect([listed.headers['x-total-count'], listed.json().$values.length]).toEqual(['1', 1])
    expect([(await remove(url)).statusCode, (await remove(url)).statusCode]).toEqual([204, 404])
    expect((await putJson(url, { low: 1 })).statusCode).toBe(404)
    expect((await get(url)).statusCode).toBe(404)
  })

  once('a refusal names each field, and nothing is stored', async () => {
    const { add, get } = await openDesk()
    const errors = async (what: string, more: object) => (await add(what, more)).json().errors
    expect(await errors('', { unit: 'hour', seasonTo: 'soon' })).toEqual({
      What: ['What is paid for is required.'],
      Unit: ['Unit must be one of person, group, vehicle, day.'],
      SeasonTo: ['Season ends must be a day such as 20 March.'],
    })
    expect(await errors('Pony', { high: 1 })).toEqual({
      High: ['Highest amount cannot be below the lowest.'],
    })
    expect(await errors('Pony', { destinationId: 2_000_000_000 })).toEqual({
      DestinationId: ['There is no such destination.'],
    })
    expect((await get('/api/local-costs')).json().$values).toEqual([])
    expect((await get('/api/local-costs?toCheck=no')).statusCode).toBe(400)
  })

  test('the history shows what changed, and can restore it', async () => {
    const { add, get, putJson, postJson } = await openDesk()
    const { id } = (await add('Pony')).json()
    await putJson(`/api/local-costs/${id}`, { low: 900, high: 1200.5, seasonFrom: '1 May' })
    const [entry] = (await get('/api/History?kind=LocalCost')).json().$values
    expect(entry).toMatchObject({ title: 'Pony', action: 'change', restorable: true })
    expect(entry.changes).toEqual([
      { label: 'Lowest amount', before: '₹800', after: '₹900' },
      { label: 'Highest amount', before: '₹800', after: '₹1,200.50' },
      { label: 'Season begins', before: '', after: '05-01' },
    ])
    expect((await postJson(`/api/History/${entry.id}/restoration`, {})).statusCode).toBe(204)
    const [stored] = (await get('/api/local-costs')).json().$values
    expect(stored).toMatchObject({ low: 800, high: 800, seasonFrom: '', version: 3 })
  })

  test('exports all costs as a table, and imports them again', async () => {
    const { add, get, postJson, remove } = await openDesk()
    const { id } = (await add('Pony, "tall"', { high: 1200 })).json()
    const sheet = await get('/api/local-costs/export')
    expect(sheet.headers['content-disposition']).toMatch(/local-costs-[\d-]{10}\.csv/)
    expect(sheet.payload).toContain('Gulmarg,"Pony, ""tall""",person,800,1200')
    await remove(`/api/local-costs/${id}`)
    const look = await postJson('/api/local-costs/import', { text: sheet.payload, preview: true })
    expect(look.json()).toMatchObject({ new: 1, changed: 0, same: 0, refused: 0 })
    expect((await get('/api/local-costs')).headers['x-total-count']).toBe('0')
    await postJson('/api/local-costs/import', { text: sheet.payload })
    expect((await get('/api/local-costs/export')).payload).toBe(sheet.payload)
    const none = await postJson('/api/local-costs/import', { text: ' ' })
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['Text']])
  })

  test('reads a table as an office’s spreadsheet saves it', async () => {
    const { add, get, postJson } = await openDesk()
    await add('Tulip garden', { seasonFrom: '20 March', seasonTo: '5 April' })
    const exported: string = (await get('/api/local-costs/export')).payload
    expect(exported).toContain('20 March,5 April')
    const saved = exported.replace('20 March,5 April', '20-Mar,05-Apr')
    const send = async (text: string) =>
      (await postJson('/api/local-costs/import', { text })).json()
    expect(await send(saved)).toMatchObject({ same: 1, changed: 0, refused: 0 })
    const heading = 'Place;What is paid for;Lowest amount;Highest amount;Checked on'
    await send(`${heading}\nGulmarg;Gondola;₹1,200/-;Rs. 1500;1/4/2026`)
    const [gondola] = (await get('/api/local-costs?q=gondola')).json().$values
    expect(gondola).toMatchObject({ low: 1200, high: 1500, checkedOn: '2026-04-01' })
    const { $values } = await send(`${heading}\nGulmarg;Sledge;1.200;1500;`)
    expect($values[0]).toMatchObject({
      outcome: 'refused',
      problem: 'Lowest amount: The dot may group thousands. Write 1200, or two decimals.',
    })
  })
})
