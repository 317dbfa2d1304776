import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { asker, listen } from '#test/servers/raw-requests.ts'

const now = new Date(Date.now() - 1000)
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

afterEach(() => {
  vi.useRealTimers()
})

eachDatabase((open) => {
  async function openDesk() {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const opened = await openApp(await open())
    const ask = asker(await listen(opened.app))
    const called = calls(opened.app, opened.headers)
    /** The public list, from memory once it is cached. */
    const read = async () => {
      const { body, headers } = await ask('/api/conditions')
      return { headers, all: JSON.parse(`${body}`).$values as Record<string, unknown>[] }
    }
    const add = (name: string, more: object = {}) =>
      called.postJson('/api/conditions', { name, ...more })
    return { ...opened, ...called, ask, read, add }
  }

  test('an expired entry is no longer open, even in a cached answer', async () => {
    const { add, read } = await openDesk()
    await add('Zojila', { state: 'open', source: 'Traffic police', cutOff: '15:00' })
    for (let time = 0; time < 3; time += 1) {
      const { all, headers } = await read()
      expect(all).toMatchObject([{ name: 'Zojila', state: 'open', cutOff: '15:00' }])
      expect(headers['last-modified']).toBe(now.toUTCString())
    }
    vi.setSystemTime(hours(23.9))
    expect((await read()).all[0]).toMatchObject({ state: 'open', isLastKnown: false })
    vi.setSystemTime(hours(24))
    const { all, headers } = await read()
    expect(all[0]).toMatchObject({ state: 'notKnown', isLastKnown: true })
    expect(JSON.stringify(all)).not.toContain('open')
    expect(headers['last-modified']).toBe(hours(24).toUTCString())
  })

  test('a change is visible at once', async () => {
    const { add, read, putJson, remove } = await openDesk()
    const { id } = (await add('Zojila', { state: 'open' })).json()
    await read()
    await read()
    await putJson(`/api/conditions/${id}`, { State: 'closed' })
    expect((await read()).all).toMatchObject([{ state: 'closed' }])
    await remove(`/api/conditions/${id}`)
    expect((await read()).all).toEqual([])
  })

  test('staff read the observed state, and a refusal names each field', async () => {
    const { add, get, putJson } = await openDesk()
    const held = { state: 'open', holdsUntil: hours(0.1).toISOString() }
    const { id } = (await add('Zojila', held)).json()
    vi.setSystemTime(hours(0.2))
    const entries = (await get('/api/conditions/entries')).json().$values
    expect(entries).toMatchObject([{ id, state: 'open', version: 1 }])
    const refused = await putJson(`/api/conditions/${id}`, { state: 'shut', cutOff: '3 pm' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      {
        State: ['State must be one of open, oneWay, restricted, closed, notKnown.'],
        CutOff: ['Cut-off hour must be a time such as 15:00.'],
      },
    ])
    expect((await putJson('/api/conditions/99', { state: 'open' })).statusCode).toBe(404)
    const stale = { state: 'open', version: 7 }
    expect((await putJson(`/api/conditions/${id}`, stale)).statusCode).toBe(409)
  })

  test('exports both tables as CSV, and imports them again', async () => {
    const { add, get, postJson, ask } = await openDesk()
    await add('Zojila', { state: 'closed' })
    const season = { title: 'Tulips', from: '20 March', to: '20 April' }
    expect((await postJson('/api/calendar', season)).statusCode).toBe(201)
    const calendar = JSON.parse(`${(await ask('/api/calendar')).body}`).$values
    expect(calendar).toMatchObject([{ title: 'Tulips', from: '03-20', to: '04-20' }])
    // As Excel shows them.
    const shown = (await get('/api/calendar/export')).body
    const saved = shown.replace('20 March,20 April', '20-Mar,20-Apr')
    expect(saved).toContain('20-Mar')
    expect((await postJson('/api/calendar/import', { text: saved })).json()).toMatchObject({
      ...{ same: 1, refused: 0 },
    })
    for (const path of ['/api/conditions', '/api/calendar']) {
      const sheet = await get(`${path}/export`)
      expect(sheet.headers['content-type']).toContain('text/csv')
      const text = sheet.body
      expect((await postJson(`${path}/import`, { text })).json()).toMatchObject({ same: 1 })
      const none = await postJson(`${path}/import`, { text: 'Moon\n1' })
      expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['Text']])
    }
  })
})
