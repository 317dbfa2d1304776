import { expect, test } from 'vitest'
import { eachApp } from '../servers/each-app.ts'
import { fill, fixtureCalls, readFixture } from './fixtures.ts'

interface UserFixture {
  register: Record<'userName' | 'email' | 'password', string>
  registered: object
  refused: Record<string, string[]>
  loggedIn: object
  failed: object
}

const user = readFixture<UserFixture>('user')

eachApp((use) => {
  const call = () => fixtureCalls(use())

  test('POST /api/User/login', async () => {
    const { postJson, visit } = call()
    const answer = await postJson('/api/User/login', use().owner)
    expect([answer.statusCode, answer.json()]).toEqual([200, fill(user.loggedIn)])
    const { email, password } = use().owner
    for (const wrong of [
      { email, password: 'shikara' },
      { email: 'nobody@example.in', password },
      { email: 'no address', password: '' },
      {},
    ]) {
      const failed = await postJson('/api/User/login', wrong)
      expect([failed.statusCode, failed.json()]).toEqual([401, user.failed])
    }
    expect((await visit('/api/User/me')).statusCode).toBe(401)
  })

  test('POST /api/User/login answers 429 with Retry-After to too many attempts', async () => {
    const { app } = use()
    const attempt = () =>
      app.inject({
        method: 'POST',
        url: '/api/User/login',
        payload: { email: 'no address', password: 'guess' },
        remoteAddress: '10.9.8.7',
      })
    for (let attempts = 0; attempts < 20; attempts += 1) {
      expect((await attempt()).statusCode).toBe(401)
    }
    const stopped = await attempt()
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect(stopped.json()).toMatchObject({ title: 'Too Many Requests', status: 429, errors: {} })
  })

  test('POST /api/User/register', async () => {
    const { postJson } = call()
    const refused = await postJson('/api/User/register', {})
    expect([refused.statusCode, refused.json().errors]).toEqual([400, user.refused])
    const registered = await postJson('/api/User/register', user.register)
    expect([registered.statusCode, registered.json()]).toEqual([201, fill(user.registered)])
    const again = await postJson('/api/User/register', user.register)
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['Email']])
    const { email, password } = user.register
    expect((await postJson('/api/User/login', { email, password })).statusCode).toBe(401)
  })
})
