import { expect, test } from 'vitest'
import { openAccountsApp, password } from '#test/accounts-app.ts'
import { eachDatabase } from '#test/databases.ts'

const wrong = { email: 'owner@example.in', password: 'wrong garden' }
const two = { max: 2, window: 60_000 }

eachDatabase((open) => {
  test('too many log-ins with one address and email are put off', async () => {
    const { call } = await openAccountsApp(await open(), { login: two })
    await call('POST', '/login', wrong)
    await call('POST', '/login', { ...wrong, email: ' OWNER@example.in' })
    const answer = await call('POST', '/login', { ...wrong, password })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(answer.json()).toEqual({
      title: 'Too Many Requests',
      status: 429,
      errors: {},
      Error: 'Too many attempts. Please try again later.',
    })
    const other = { ...wrong, email: 'other@example.in' }
    expect((await call('POST', '/login', other)).statusCode).toBe(401)
  })

  test('another address is not put off', async () => {
    const { app } = await openAccountsApp(await open(), { login: two })
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/User/login', payload: wrong, remoteAddress })
    await from('2001:db8::1')
    await from('2001:db8::2')
    expect((await from('2001:db8::3')).statusCode).toBe(429)
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(401)
  })

  test('who logged in may log in more often', async () => {
    const { call } = await openAccountsApp(await open(), { login: two })
    for (let i = 0; i < 4; i++) {
      expect((await call('POST', '/login', { ...wrong, password })).statusCode).toBe(200)
    }
    expect((await call('POST', '/login', wrong)).statusCode).toBe(401)
  })

  test('one address cannot try one email after another for ever', async () => {
    const { call } = await openAccountsApp(await open(), { loginByAddress: two })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c']) {
      const answer = await call('POST', '/login', { email: `${name}@example.in`, password })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([401, 401, 429])
  })

  test('sign-ups, forgotten passwords and resets have their limits', async () => {
    const once = { max: 1, window: 60_000 }
    const limits = { register: once, forgotByEmail: once }
    const { app, call } = await openAccountsApp(await open(), limits)
    const account = { userName: 'Asha', email: 'asha@example.in', password }
    expect((await call('POST', '/register', account)).statusCode).toBe(201)
    expect((await call('POST', '/register', account)).statusCode).toBe(429)
    expect((await call('POST', '/forgot-password', account)).statusCode).toBe(202)
    expect((await call('POST', '/forgot-password', account)).statusCode).toBe(429)
    const other = { email: 'bilal@example.in' }
    expect((await call('POST', '/forgot-password', other)).statusCode).toBe(202)
    await app.close()
  })

  test('codes cannot be guessed one after another for ever', async () => {
    const { call } = await openAccountsApp(await open(), { passwordByAddress: two })
    const guess = () => call('POST', '/reset-password', { code: 'guess', password })
    expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})
