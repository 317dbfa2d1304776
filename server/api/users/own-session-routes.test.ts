import { expect, test } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36'

async function openDesk(database: Parameters<typeof openAccountsApp>[0]) {
  const opened = await openAccountsApp(database)
  const { app, call } = opened
  async function logInWith(userAgent: string, email = 'owner@example.in'): Promise<string> {
    const headers = { 'user-agent': userAgent }
    const payload = { email, password }
    return (await app.inject({ method: 'POST', url: '/api/User/login', headers, payload })).json()
      .token
  }
  const sessionsOf = async (token: string) =>
    (await call('GET', '/me/sessions', undefined, token)).json().$values
  const isIn = async (token: string) =>
    (await call('GET', '/me', undefined, token)).statusCode === 200
  return { ...opened, logInWith, sessionsOf, isIn }
}

eachDatabase((open) => {
  test('users see where their own account is logged in, and on which devices', async () => {
    const { accounts, clock, logInWith, sessionsOf, signUp } = await openDesk(await open())
    await accounts.approve(await signUp('asha'))
    const first = await logInWith(phone)
    clock.time = new Date('2026-05-01T09:30:00.000Z')
    const second = await logInWith('curl/8.5.0')
    const ashas = await logInWith(phone, 'asha@example.in')
    expect(await sessionsOf(first)).toEqual([
      {
        id: expect.any(Number),
        device: null,
        createdAt: '2026-05-01T09:30:00.000Z',
        usedAt: '2026-05-01T09:30:00.000Z',
        expiresAt: '2026-05-01T21:30:00.000Z',
        current: false,
      },
      expect.objectContaining({
        device: 'Chrome on Android',
        createdAt: '2026-05-01T08:00:00.000Z',
        usedAt: '2026-05-01T09:30:00.000Z',
        current: true,
      }),
    ])
    expect(await sessionsOf(second)).toMatchObject([{ current: true }, { current: false }])
    expect(await sessionsOf(ashas)).toHaveLength(1)
  })

  test('ends a session, and another user’s is not found', async () => {
    const { accounts, call, isIn, login, sessionsOf, signUp } = await openDesk(await open())
    await accounts.approve(await signUp('asha'))
    const [here, there] = [await login(), await login()]
    const ashas = await login('asha@example.in')
    const end = (id: number, token: string) =>
      call('DELETE', `/me/sessions/${id}`, undefined, token)
    const [{ id }] = await sessionsOf(there)
    expect((await end(id, ashas)).json()).toMatchObject({
      status: 404,
      Error: 'There is no such session.',
    })
    expect(await isIn(there)).toBe(true)
    expect((await end(id, here)).statusCode).toBe(204)
    expect([await isIn(there), await isIn(here)]).toEqual([false, true])
    expect((await end(id, here)).statusCode).toBe(404)
  })

  test('ends all other sessions', async () => {
    const { accounts, call, isIn, login, signUp } = await openDesk(await open())
    await accounts.approve(await signUp('asha'))
    const [here, there, ashas] = [await login(), await login(), await login('asha@example.in')]
    expect((await call('DELETE', '/me/sessions', undefined, here)).statusCode).toBe(204)
    expect([await isIn(here), await isIn(there), await isIn(ashas)]).toEqual([true, false, true])
  })

  test('a changed password leaves one session, on the device that changed it', async () => {
    const { app, login, sessionsOf } = await openDesk(await open())
    const [here] = [await login(), await login()]
    const changed = await app.inject({
      method: 'POST',
      url: '/api/User/me/password',
      headers: { authorization: `Bearer ${here}`, 'user-agent': phone },
      payload: { currentPassword: password, newPassword: 'shalimar garden' },
    })
    const sessions = await sessionsOf(changed.json().token)
    expect(sessions).toMatchObject([{ device: 'Chrome on Android', current: true }])
  })
})
