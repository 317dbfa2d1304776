import { expect, test } from 'vitest'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const shoot = { title: 'Dawn', price: '900', shootCategoryId: '1' }

eachApp((use) => {
  const call = () => calls(use().app, use().headers)
  const ask = (url: string, headers: Record<string, string> = {}) =>
    use().app.inject({ url, headers })

  test('lists, listings and categories keep their ETag until something changes', async () => {
    const { id } = (await call().post('/api/Shoot', Object.entries(shoot))).json()
    for (const url of ['/api/Shoot', `/api/Shoot/${id}`, '/api/ShootCategory']) {
      const first = await ask(url)
      const { etag = '', vary } = first.headers
      expect(String(etag)).toMatch(/^W\/".+"$/)
      expect([first.headers['cache-control'], String(vary)]).toEqual([
        'public, no-cache',
        expect.stringContaining('authorization'),
      ])
      const again = await ask(url, { 'if-none-match': `"x", ${etag}` })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    }
    const { etag } = (await ask(`/api/Shoot/${id}`)).headers
    await call().put(`/api/Shoot/${id}`, [['title', 'Dusk']])
    const changed = await ask(`/api/Shoot/${id}`, { 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.json().title]).toEqual([200, 'Dusk'])
  })

  test('a compressed list has the same ETag', async () => {
    for (const title of ['A', 'B', 'C', 'D']) {
      await call().post('/api/Shoot', Object.entries({ ...shoot, title }))
    }
    const packed = await ask('/api/Shoot', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.etag).toBe((await ask('/api/Shoot')).headers.etag)
  })

  test('an answer to a request with a token is not cached', async () => {
    const { get } = call()
    for (const url of ['/api/Shoot', '/api/Shoot/987654', '/api/User/me', '/api/ShootCategory']) {
      const { headers } = await get(url)
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    }
  })
})
