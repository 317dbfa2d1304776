import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { codeOf, stepAt } from '#server/accounts/second-factor/totp.ts'
import { openAccountsApp, password } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { fromBase32, recoveryCode } from '#test/servers/second-factor.ts'
import { writeSecurityEvents } from '../../http/security-log.ts'

const owner = { email: 'owner@example.in', password }
const wanted = 'Code is required: of your authenticator app, or a recovery code.'
const wrong = 'Code is not correct.'

// So that no pause ends during the test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

eachDatabase((open) => {
  test('is set up with the password, a QR code and a first code', async () => {
    const { call, clock, login, mails } = await openAccountsApp(await open())
    const token = await login()
    const own = '/me/second-factor'
    const refused = await call('POST', own, { currentPassword: 'wrong garden' }, token)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { CurrentPassword: ['Current Password is not correct.'] },
    ])
    const begun = await call('POST', own, { CurrentPassword: password }, token)
    const { secret, address, qr } = begun.json()
    expect([begun.statusCode, secret]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{32}$/)])
    expect(address).toBe(
      `otpauth://totp/Kashmir%20Escapes:owner%40example.in?secret=${secret}&issuer=Kashmir%20Escapes`,
    )
    expect(Buffer.from(qr.split(',')[1], 'base64').toString()).toMatch(/^<svg .*<\/svg>$/s)
    const code = codeOf(fromBase32(secret), stepAt(clock.time))
    const mistyped = await call('PUT', own, { code: '1' }, token)
    expect([mistyped.statusCode, mistyped.json().errors]).toEqual([400, { Code: [wrong] }])
    const confirmed = await call('PUT', own, { Code: code }, token)
    expect([confirmed.statusCode, confirmed.json().recoveryCodes.length]).toEqual([200, 10])
    expect((await call('GET', own, undefined, token)).json()).toEqual({
      since: '2026-05-01T08:00:00.000Z',
      recoveryCodes: 10,
      required: false,
    })
    expect((await call('POST', own, { currentPassword: password }, token)).statusCode).toBe(409)
    expect(mails).toMatchObject([{ subject: 'Your second factor was changed' }])
    expect(JSON.stringify(mails)).not.toContain(secret)
  })

  test('log-in asks for the code after a correct password, and accepts each code once', async () => {
    const { call, giveSecondFactor } = await openAccountsApp(await open())
    const code = await giveSecondFactor()
    const logIn = (body: object) => call('POST', '/login', { ...owner, ...body })
    const first = await logIn({})
    expect([first.statusCode, first.json()]).toEqual([
      401,
      { title: 'Unauthorized', status: 401, errors: { Code: [wanted] }, Error: wanted },
    ])
    expect((await logIn({ code: ' ' })).json().Error).toBe(wanted)
    const refused = await logIn({ code: code(5) })
    expect([refused.statusCode, refused.json().errors]).toEqual([401, { Code: [wrong] }])
    const both = await logIn({ password: 'wrong garden', code: code() })
    expect(both.json()).toMatchObject({
      errors: {},
      Error: 'Invalid credentials or server error.',
    })
    const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
    const entered = await logIn({ Code: spaced })
    expect([entered.statusCode, entered.json().token]).toEqual([200, expect.any(String)])
    expect((await logIn({ code: code() })).json().Error).toBe(wrong)
  })

  test('a recovery code works once, and its owner is notified', async () => {
    const { call, giveSecondFactor, mails } = await openAccountsApp(await open())
    const lines: string[] = []
    onTestFinished(writeSecurityEvents((line) => lines.push(line)))
    await giveSecondFactor()
    const logIn = () => call('POST', '/login', { ...owner, code: recoveryCode })
    expect((await logIn()).statusCode).toBe(200)
    expect(mails).toMatchObject([
      { subject: 'A recovery code was used', text: expect.stringContaining('0 are left') },
    ])
    expect((await logIn()).json().Error).toBe(wrong)
    expect(lines.map((line) => JSON.parse(line).event)).toEqual([
      'log-in',
      'recovery code used',
      'code refused',
    ])
    expect(lines.join()).not.toContain(recoveryCode)
  })

  test('codes cannot be guessed forever, and known addresses are not delayed', async () => {
    const { app, giveSecondFactor } = await openAccountsApp(await open())
    const logIn = (remoteAddress: string, code?: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/User/login',
        payload: { ...owner, code },
        remoteAddress,
        headers,
      })
    await logIn('192.0.2.1')
    const code = await giveSecondFactor()
    const statuses: number[] = []
    for (let i = 0; i < 13; i++) {
      statuses.push((await logIn(`198.51.100.${i}`, '000000')).statusCode)
    }
    expect(statuses).toEqual([...Array(11).fill(401), 429, 429])
    const stranger = await logIn('203.0.113.9', code())
    expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([429, '1'])
    expect((await logIn('192.0.2.1', code())).statusCode).toBe(200)
    const known: number[] = []
    for (let i = 0; i < 13; i++) known.push((await logIn('192.0.2.1', '000000')).statusCode)
    expect(known.slice(10)).toEqual([401, 429, 429])
  })

  test('password and code together switch it off, or create new recovery codes', async () => {
    const { call, giveSecondFactor, login, mails } = await openAccountsApp(await open())
    const token = await login()
    const code = await giveSecondFactor()
    const ask = (what: string, body: object) =>
      call('POST', `/me/second-factor/${what}`, { currentPassword: password, ...body }, token)
    for (const what of ['removal', 'recovery-codes']) {
      const wrongPassword = await ask(what, { currentPassword: 'wrong garden', code: code() })
      expect(wrongPassword.json().errors).toHaveProperty('CurrentPassword')
      const wrongCode = await ask(what, { code: code(7) })
      expect([wrongCode.statusCode, wrongCode.json().errors]).toEqual([400, { Code: [wrong] }])
    }
    const renewed = await ask('recovery-codes', { code: code() })
    expect([renewed.statusCode, renewed.json().recoveryCodes.length]).toEqual([201, 10])
    expect((await ask('removal', { code: code() })).statusCode).toBe(400)
    const code0 = renewed.json().recoveryCodes[0]
    expect((await ask('removal', { code: code0 })).statusCode).toBe(204)
    expect((await call('POST', '/login', owner)).statusCode).toBe(200)
    expect(mails).toMatchObject([{ text: expect.stringContaining('no longer asks') }])
  })

  test('an owner resets another’s second factor, who is notified, and the history records it', async () => {
    const { accounts, call, giveSecondFactor, history, login, mails, signUp } =
      await openAccountsApp(await open())
    const id = await signUp('asha')
    await accounts.approve(id)
    const hers = await login('asha@example.in')
    await giveSecondFactor('asha@example.in')
    const token = await login()
    const listed = async () =>
      (await call('GET', '', undefined, token))
        .json()
        .$values.find((user: { id: number }) => user.id === id).secondFactor
    expect(await listed()).toBe(true)
    const reset = (by: string) => call('DELETE', `/${id}/second-factor`, undefined, by)
    expect((await reset(hers)).statusCode).toBe(403)
    expect((await reset(token)).statusCode).toBe(204)
    expect(await listed()).toBe(false)
    expect((await call('GET', '/me', undefined, hers)).statusCode).toBe(401)
    expect(mails).toMatchObject([{ to: { address: 'asha@example.in' } }])
    expect((await reset(token)).statusCode).toBe(204)
    const { id: own } = (await call('GET', '/me', undefined, token)).json()
    await giveSecondFactor()
    expect((await call('DELETE', `/${own}/second-factor`, undefined, token)).statusCode).toBe(409)
    expect((await call('POST', '/login', owner)).statusCode).toBe(401)
    const query = { kind: 'User' as const, page: 1, pageSize: 9 }
    expect((await history.page(query)).items).toMatchObject([{ author: 'Owner', title: 'asha' }])
  })

  test.for(['owners', 'everybody'] as const)(
    'required for %s, no other route is allowed',
    async (rule) => {
      const { accounts, call, login, settings, signUp } = await openAccountsApp(await open())
      await accounts.approve(await signUp('asha'))
      const tokens = [await login(), await login('asha@example.in')]
      await settings.write({ secondFactor: rule })
      const closed = await Promise.all(
        tokens.map(async (token) => {
          const { statusCode } = await call('GET', '/me/sessions', undefined, token)
          const me = (await call('GET', '/me', undefined, token)).json()
          const { required } = (await call('GET', '/me/second-factor', undefined, token)).json()
          return [statusCode, me.needsSecondFactor, required]
        }),
      )
      const [shut, free] = [
        [403, true, true],
        [200, false, false],
      ]
      expect(closed).toEqual([shut, rule === 'owners' ? free : shut])
    },
  )

  test('setting it up needs no confirmation right after log-in', async () => {
    const { call, giveSecondFactor, login, pass, settings } = await openAccountsApp(await open())
    await settings.write({ secondFactor: 'everybody' })
    const token = await login()
    const begin = () => call('POST', '/me/second-factor', {}, token)
    expect((await begin()).statusCode).toBe(201)
    pass(61)
    const late = await begin()
    expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([403, ['CurrentPassword']])
    await giveSecondFactor().catch(() => {})
    expect((await call('DELETE', '/session', undefined, token)).statusCode).toBe(204)
  })

  test('changing the password begins a session without asking for the code', async () => {
    const { call, giveSecondFactor, login } = await openAccountsApp(await open())
    const token = await login()
    await giveSecondFactor()
    const body = { currentPassword: password, newPassword: 'shalimar garden' }
    const changed = await call('POST', '/me/password', body, token)
    expect((await call('GET', '/me', undefined, changed.json().token)).statusCode).toBe(200)
  })
})
