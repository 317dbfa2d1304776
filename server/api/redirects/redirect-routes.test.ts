import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { buildOf, html } from '#test/servers/page-server.ts'

const known = ['/', '/hotels']

eachDatabase((open, once) => {
  async function openSite() {
    const render = async ({ url }: Request) => {
      const { pathname } = new URL(url)
      return known.includes(pathname) ? html('Here') : html('This path ends here', 404)
    }
    const opened = await openApp(await open(), {}, undefined, {
      build: async () => buildOf(render),
    })
    return { ...opened, ...calls(opened.app, opened.headers) }
  }

  test('an unknown address is redirected, for GET and HEAD, and an existing page never is', async () => {
    const { app, postJson, get } = await openSite()
    const made = await postJson('/api/Redirect', { From: '/old.html', to: '/hotels' })
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { from: '/old.html', to: '/hotels', hits: 0, version: 1 },
    ])
    await postJson('/api/Redirect', { from: '/?page_id=12', to: '/hotels' })
    for (const method of ['GET', 'HEAD'] as const) {
      const ask = async (url: string) => {
        const { statusCode, headers } = await app.inject({ method, url })
        return [statusCode, headers.location]
      }
      expect(await ask('/OLD.html/?a=1')).toEqual([301, '/hotels?a=1'])
      expect(await ask('/?page_id=12')).toEqual([301, '/hotels'])
      expect(await ask('/?page_id=13')).toEqual([200, undefined])
      expect(await ask('/hotels')).toEqual([200, undefined])
      expect(await ask('/lost-tour')).toEqual([404, undefined])
      expect(await ask('/old.html.data')).toEqual([404, undefined])
    }
    const { $values } = (await get('/api/Redirect')).json()
    expect($values).toHaveLength(2)
  })

  test('a refusal names the field, and a change needs the current version', async () => {
    const { postJson, putJson, remove, get } = await openSite()
    const refused = await postJson('/api/Redirect', { from: '/hotels', to: '//evil.example' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { To: [expect.stringContaining('To must be a path')] },
    ])
    const { id } = (await postJson('/api/Redirect', { from: '/a', to: '/hotels' })).json()
    const change = { from: '/a', to: '/villas', version: 1 }
    expect((await putJson(`/api/Redirect/${id}`, change)).json()).toMatchObject({ version: 2 })
    expect((await putJson(`/api/Redirect/${id}`, change)).statusCode).toBe(409)
    expect((await remove(`/api/Redirect/${id}`)).statusCode).toBe(204)
    expect((await remove(`/api/Redirect/${id}`)).statusCode).toBe(404)
    expect((await putJson(`/api/Redirect/${id}`, change)).statusCode).toBe(404)
    const [{ id: entry }] = (await get('/api/History?kind=Redirect')).json().$values
    expect((await postJson(`/api/History/${entry}/restoration`, {})).statusCode).toBe(204)
    expect((await get('/api/Redirect')).json().$values).toMatchObject([{ from: '/a' }])
  })

  once('imports a table except for its errors', async () => {
    const { postJson, get } = await openSite()
    const text = '/a,/hotels\n/b,nowhere\n'
    const look = await postJson('/api/Redirect/import', { text, preview: true })
    expect(look.json()).toMatchObject({ new: 1, changed: 0, same: 0, refused: 1 })
    expect(look.json().$values[0]).toMatchObject({ row: 2, outcome: 'refused' })
    expect((await get('/api/Redirect')).headers['x-total-count']).toBe('0')
    await postJson('/api/Redirect/import', { text })
    expect((await get('/api/Redirect')).headers['x-total-count']).toBe('1')
    const none = await postJson('/api/Redirect/import', { text: ' ' })
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['Text']])
  })

  test('lists missed addresses until they are dismissed', async () => {
    const { app, domain, get, remove } = await openSite()
    for (const url of ['/lost-tour?x=1', '/Lost-Tour', '/.env', '/lost-tour.data']) {
      expect((await app.inject(url)).statusCode).toBe(404)
    }
    await domain.redirects.flush()
    const list = async () => (await get('/api/Redirect/missed')).json().$values
    expect(await list()).toMatchObject([{ path: '/lost-tour', count: 2 }])
    expect((await remove('/api/Redirect/missed?path=%2Flost-tour')).statusCode).toBe(204)
    expect(await list()).toEqual([])
  })

  test('imports 10,000 redirects at once', async () => {
    const { postJson } = await openSite()
    const text = Array.from({ length: 10_000 }, (_, n) => `/old/tour-${n}.html,/hotels?n=${n}`)
    const answer = await postJson('/api/Redirect/import', { text: text.join('\n') })
    expect(answer.json()).toMatchObject({ new: 10_000, refused: 0 })
    const more = await postJson('/api/Redirect', { from: '/more', to: '/hotels' })
    expect(more.json().errors).toEqual({ From: ['There can be at most 10,000 redirects.'] })
  }, 120_000)
})
