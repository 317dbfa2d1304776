import { expect, test } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('managing accounts requires a password entered within an hour', async () => {
    const { call, login, pass, signUp } = await openAccountsApp(await open())
    const id = await signUp('asha')
    const token = await login()
    const guarded = [
      ['POST', `/${id}/approval`, undefined],
      ['PUT', `/${id}`, { role: 'owner' }],
      ['DELETE', `/${id}/second-factor`, undefined],
      ['DELETE', `/${id}`, undefined],
    ] as const
    pass(60)
    for (const [method, path, body] of guarded) {
      const answer = await call(method, path, body, token)
      const message = 'Confirm your password first.'
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        {
          title: 'Forbidden',
          status: 403,
          errors: { CurrentPassword: [message] },
          Error: message,
        },
      ])
    }
    expect((await call('GET', '', undefined, token)).statusCode).toBe(200)
    const confirm = (currentPassword: string) =>
      call('POST', '/me/confirmation', { currentPassword }, token)
    const wrong = await confirm('wrong garden')
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { CurrentPassword: ['Current Password is not correct.'] },
    ])
    expect((await call('PUT', `/${id}`, { role: 'owner' }, token)).statusCode).toBe(403)
    expect((await confirm(` ${password} `)).statusCode).toBe(204)
    for (const [method, path, body] of guarded) {
      expect((await call(method, path, body, token)).statusCode).toBeLessThan(300)
    }
  })

  test('so do changes of security settings, but no other settings', async () => {
    const { app, call, login, pass } = await openAccountsApp(await open())
    const headers = { authorization: `Bearer ${await login()}` }
    const put = async (payload: object) =>
      (await app.inject({ method: 'PUT', url: '/api/Setting', payload, headers })).statusCode
    pass(60)
    const all = (await app.inject({ url: '/api/Setting', headers })).json()
    expect(await put({ ...all, phone: '+91 194 000 0001' })).toBe(200)
    expect(await put({ ...all, secondFactor: 'owners' })).toBe(403)
    expect(await put({ IdleMinutes: 0 })).toBe(403)
    const body = { currentPassword: password }
    await call('POST', '/me/confirmation', body, headers.authorization.slice('Bearer '.length))
    expect(await put({ idleMinutes: 30 })).toBe(200)
  })

  test('the own password cannot be guessed forever in a hijacked session', async () => {
    const ownPassword = { max: 2, windowMs: 60_000 }
    const { app, login } = await openAccountsApp(await open(), { ownPassword })
    const token = await login()
    const statuses: number[] = []
    for (const at of [1, 2, 3]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/User/me/confirmation',
        payload: { currentPassword: 'wrong garden' },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: `192.0.2.${at}`,
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([400, 400, 429])
  })

  test('a session ends after the configured idle time, and the answer says so', async () => {
    const { call, login, pass, settings } = await openAccountsApp(await open())
    await settings.write({ idleMinutes: 30 })
    const token = await login()
    const me = (headers = token) => call('GET', '/me', undefined, headers)
    pass(29)
    expect((await me()).json().idleEndsAt).toBe('2026-05-01T08:59:00.000Z')
    pass(29)
    expect((await me()).statusCode).toBe(200)
    pass(30)
    const ended = await me()
    expect([ended.statusCode, ended.json().errors]).toEqual([
      401,
      { Session: ['Your session ended because it was not used.'] },
    ])
    await settings.write({ idleMinutes: 0 })
    expect((await me()).json().idleEndsAt).toBeNull()
    expect((await me('forged')).json().errors).toEqual({})
  })

  test('background requests do not extend a session', async () => {
    const { app, login, pass, settings } = await openAccountsApp(await open())
    await settings.write({ idleMinutes: 30 })
    const token = await login()
    const ask = (headers = {}) =>
      app.inject({
        url: '/api/User/me',
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    for (const _ of [1, 2]) {
      pass(14)
      expect((await ask({ 'x-unattended': 'true' })).statusCode).toBe(200)
    }
    pass(2)
    expect((await ask()).statusCode).toBe(401)
  })
})
