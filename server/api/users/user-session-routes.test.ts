import { expect, test } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const refusal = 'Invalid credentials or server error.'
const asha = { userName: 'Asha', email: 'asha@example.in', password }

eachDatabase((open, once) => {
  test('log-in returns a token, whatever the case of the names', async () => {
    const { call } = await openAccountsApp(await open())
    const answer = await call('POST', '/LOGIN', { Email: ' Owner@Example.in', PASSWORD: password })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { token, expiresAt } = answer.json()
    expect(expiresAt).toBe('2026-05-01T20:00:00.000Z')
    expect((await call('GET', '/me', undefined, token)).json()).toEqual({
      id: expect.any(Number),
      userName: 'Owner',
      email: 'owner@example.in',
      role: 'owner',
      expiresAt,
      idleEndsAt: '2026-05-01T12:00:00.000Z',
      needsSecondFactor: false,
    })
  })

  test('every failed log-in gets the same answer', async () => {
    const { call, signUp } = await openAccountsApp(await open())
    await signUp('pending')
    const failures = [
      { email: 'owner@example.in', password: 'wrong garden' },
      { email: 'nobody@example.in', password },
      { email: 'pending@example.in', password },
      { email: 'owner@example.in', password: 'x'.repeat(5000) },
      { email: ['owner@example.in'], password: 7 },
      {},
    ]
    for (const body of failures) {
      const answer = await call('POST', '/login', body)
      const problem = { title: 'Unauthorized', status: 401, errors: {}, Error: refusal }
      expect([answer.statusCode, answer.json()]).toEqual([401, problem])
    }
  })

  test('sign-up returns a pending account', async () => {
    const { call } = await openAccountsApp(await open())
    const answer = await call('POST', '/register', {
      UserName: ' Asha ',
      Email: ' Asha@example.in ',
      Password: password,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      userName: 'Asha',
      email: 'asha@example.in',
      status: 'pending',
    })
  })

  once('a refused sign-up names each field', async () => {
    const { call } = await openAccountsApp(await open())
    const answer = await call('POST', '/register', { email: 'asha', password: '1234567' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        title: 'Bad Request',
        status: 400,
        errors: {
          UserName: ['User Name is required.'],
          Email: ['Email must be an email address.'],
          Password: ['Password must be at least 8 characters.'],
        },
        Error: 'User Name is required.',
      },
    ])
    await call('POST', '/register', asha)
    const again = await call('POST', '/register', asha)
    const taken = 'An account with this email already exists.'
    expect(again.json()).toMatchObject({ status: 400, errors: { Email: [taken] }, Error: taken })
  })

  test('the owner code signs up the first owner', async () => {
    const database = await open()
    const { call, accounts } = await openAccountsApp(database)
    await database.db.deleteFrom('users').execute()
    const code = await accounts.ownerCode()
    const answer = await call('POST', '/register', { ...asha, code })
    expect(answer.json()).toMatchObject({ status: 'active' })
    const late = await call('POST', '/register', { ...asha, email: 'bilal@example.in', code })
    expect(late.json()).toMatchObject({ status: 400, errors: { Code: [expect.any(String)] } })
  })

  test('signing out ends the token', async () => {
    const { call, login } = await openAccountsApp(await open())
    const token = await login()
    expect((await call('DELETE', '/session', undefined, token)).statusCode).toBe(204)
    expect((await call('GET', '/me', undefined, token)).statusCode).toBe(401)
  })
})
