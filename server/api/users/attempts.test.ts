import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const wrong = { email: 'owner@example.in', password: 'wrong garden' }
const two = { max: 2, windowMs: 60_000 }

// So that no pause ends during the test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

eachDatabase((open) => {
  test('delays further log-ins after many with one address and email', async () => {
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

  test('does not delay another address', async () => {
    const { app } = await openAccountsApp(await open(), { login: two })
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/User/login', payload: wrong, remoteAddress })
    await from('2001:db8::1')
    await from('2001:db8::2')
    expect((await from('2001:db8::3')).statusCode).toBe(429)
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(401)
  })

  test('allows more log-ins after a successful one', async () => {
    const { call } = await openAccountsApp(await open(), { login: two })
    for (let i = 0; i < 4; i++) {
      expect((await call('POST', '/login', { ...wrong, password })).statusCode).toBe(200)
    }
    expect((await call('POST', '/login', wrong)).statusCode).toBe(401)
  })

  test('one address cannot try one email after another forever', async () => {
    const { call } = await openAccountsApp(await open(), { loginByAddress: two })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c']) {
      const answer = await call('POST', '/login', { email: `${name}@example.in`, password })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([401, 401, 429])
  })

  test('slows guesses at one account from many addresses, but not its known addresses', async () => {
    const { app } = await openAccountsApp(await open())
    const logIn = (typed: string, remoteAddress: string, email = wrong.email) =>
      app.inject({
        method: 'POST',
        url: '/api/User/login',
        payload: { email, password: typed },
        remoteAddress,
      })
    await logIn(password, '192.0.2.1')
    for (const email of [wrong.email, 'nobody@example.in']) {
      const statuses: number[] = []
      for (let i = 0; i < 120; i++) {
        statuses.push((await logIn('wrong garden', `198.51.100.${i}`, email)).statusCode)
      }
      expect(statuses).toEqual([...Array(21).fill(401), ...Array(99).fill(429)])
    }
    const stranger = await logIn(password, '203.0.113.9')
    expect(stranger.statusCode).toBe(429)
    expect(stranger.headers['retry-after']).toBe('1')
    expect((await logIn(password, '192.0.2.1')).statusCode).toBe(200)
  })

  test('an address that reset the password by mail is not delayed', async () => {
    const guessesByAccount = { max: 0 }
    const { app, accounts } = await openAccountsApp(await open(), { guessesByAccount })
    const from = (remoteAddress: string, path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/User/${path}`, payload, remoteAddress })
    await from('198.51.100.1', 'login', wrong)
    await from('198.51.100.2', 'login', wrong)
    const right = { ...wrong, password: 'nigeen garden' }
    expect((await from('192.0.2.1', 'login', right)).statusCode).toBe(429)
    const { code } = (await accounts.forgotPassword(wrong.email))!
    await from('192.0.2.1', 'reset-password', { code, password: right.password })
    expect((await from('192.0.2.1', 'login', right)).statusCode).toBe(200)
  })

  test('two servers sharing a database allow no more than one', async () => {
    const database = await open()
    const servers = [await openAccountsApp(database), await openAccountsApp(database)]
    const statuses: number[] = []
    for (let i = 0; i < 22; i++) {
      const answer = await servers[i % 2]?.call('POST', '/login', wrong)
      statuses.push(answer?.statusCode ?? 0)
    }
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('an unavailable database is answered like any other error, once', async () => {
    const database = await open()
    const { call } = await openAccountsApp(database)
    await database.close()
    expect((await call('POST', '/login', wrong)).statusCode).toBe(500)
  })

  test('limits sign-ups, forgotten passwords and resets', async () => {
    const once = { max: 1, windowMs: 60_000 }
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

  test('codes cannot be guessed forever', async () => {
    const { call } = await openAccountsApp(await open(), { passwordByAddress: two })
    const guess = () => call('POST', '/reset-password', { code: 'guess', password })
    expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })
})
