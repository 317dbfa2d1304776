import { expect, test, vi } from 'vitest'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const next = 'shalimar garden'

eachDatabase((open) => {
  test('a mailed link sets a new password once', async () => {
    const { call, login, mails } = await openAccountsApp(await open())
    const token = await login()
    await call('POST', '/forgot-password', { Email: 'owner@example.in' })
    const [mail] = await vi.waitUntil(() => mails.length > 0 && mails)
    expect(mail).toMatchObject({
      to: { name: 'Owner', address: 'owner@example.in' },
      subject: 'Choose a new password',
    })
    const code = /https:\/\/example\.in\/admin\/resetPassword\?code=([\w-]{43})$/m.exec(
      mail!.text,
    )?.[1]
    const reset = { Code: code, Password: next }
    expect((await call('POST', '/reset-password', reset)).statusCode).toBe(204)
    expect((await call('GET', '/me', undefined, token)).statusCode).toBe(401)
    const credentials = { email: 'owner@example.in', password: next }
    expect((await call('POST', '/login', credentials)).statusCode).toBe(200)
    const again = await call('POST', '/reset-password', reset)
    expect(again.json()).toMatchObject({ status: 400, errors: { Code: [expect.any(String)] } })
  })

  test('the answer never reveals whether an address exists', async () => {
    const { app, call, mails } = await openAccountsApp(await open())
    const bodies = [{ email: 'owner@example.in' }, { email: 'nobody@example.in' }, { email: 7 }, {}]
    const answers = await Promise.all(bodies.map((body) => call('POST', '/forgot-password', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    await app.close()
    expect(mails.map((mail) => mail.to.address)).toEqual(['owner@example.in'])
  })

  test('a refused new password is reported and does not consume the code', async () => {
    const { accounts, call } = await openAccountsApp(await open())
    const { code } = (await accounts.forgotPassword('owner@example.in'))!
    const short = await call('POST', '/reset-password', { code, password: 'short' })
    expect(short.json()).toMatchObject({
      status: 400,
      errors: { Password: ['Password must be at least 8 characters.'] },
    })
    const long = await call('POST', '/reset-password', { code, password: next })
    expect(long.statusCode).toBe(204)
  })

  test('changing the password ends every session and returns a new one', async () => {
    const { call, login } = await openAccountsApp(await open())
    const [here, elsewhere] = [await login(), await login()]
    const body = { CurrentPassword: password, newPassword: next }
    const changed = await call('POST', '/me/password', body, here)
    expect(changed.statusCode).toBe(200)
    expect((await call('GET', '/me', undefined, here)).statusCode).toBe(401)
    expect((await call('GET', '/me', undefined, elsewhere)).statusCode).toBe(401)
    expect((await call('GET', '/me', undefined, changed.json().token)).statusCode).toBe(200)
  })

  test('a change needs a token and the current password', async () => {
    const { call, login } = await openAccountsApp(await open())
    const body = { currentPassword: 'wrong garden', newPassword: next }
    expect((await call('POST', '/me/password', body)).statusCode).toBe(401)
    const wrong = await call('POST', '/me/password', body, await login())
    expect(wrong.json()).toMatchObject({
      status: 400,
      errors: { CurrentPassword: ['Current Password is not correct.'] },
    })
    const short = { currentPassword: password, newPassword: 'short' }
    const refused = await call('POST', '/me/password', short, await login())
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: { NewPassword: ['Password must be at least 8 characters.'] },
    })
  })
})
