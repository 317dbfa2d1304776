import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createHistory } from '#server/history/history.ts'
import { createSettings } from '#server/settings/settings.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { logIn } from '#test/servers/log-in.ts'
import { createAccounts } from './accounts.ts'
import { isPassword } from './password.ts'

vi.mock('./password.ts', { spy: true })

const email = 'owner@example.in'
const password = 'nishat garden'
const hours = 3_600_000

async function withOwner(database: Database) {
  const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
  const accounts = createAccounts(database, { now: () => clock.time })
  await accounts.ensureOwner(email, password)
  const pass = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms)
  }
  const login = async () => (await logIn(accounts, email, password))!
  return { accounts, pass, login }
}

eachDatabase((open, once) => {
  test('a token identifies its user for twelve hours', async () => {
    const { accounts, pass, login } = await withOwner(await open())
    const { token, expiresAt } = await login()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(expiresAt).toBe('2026-05-01T20:00:00.000Z')
    const ids = { id: expect.any(Number), sessionId: expect.any(Number) }
    const user = { ...ids, name: 'Owner', email, role: 'owner', expiresAt, isRecent: false }
    for (const _ of [1, 2, 3]) {
      pass(3 * hours)
      expect(await accounts.authenticate(token)).toMatchObject(user)
    }
    pass(3 * hours - 1)
    expect(await accounts.authenticate(token)).toEqual({
      ...user,
      idleEndsAt: '2026-05-01T23:59:59.999Z',
      needsSecondFactor: false,
    })
    pass(1)
    expect(await accounts.authenticate(token)).toBeUndefined()
  })

  test('stores only the digest of a token', async () => {
    const database = await open()
    const { accounts, login } = await withOwner(database)
    const { token } = await login()
    const { tokenHash } = await database.db
      .selectFrom('sessions')
      .select('tokenHash')
      .executeTakeFirstOrThrow()
    expect(tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await accounts.authenticate(tokenHash)).toBeUndefined()
    expect(await accounts.authenticate(token)).toBeDefined()
  })

  once('trims email and password as sign-up does', async () => {
    const { accounts } = await withOwner(await open())
    expect(await logIn(accounts, ' OWNER@example.in ', ` ${password} `)).toBeDefined()
  })

  once('an accented password matches however its letters are composed', async () => {
    const { accounts } = await withOwner(await open())
    await accounts.ensureOwner('cafe@example.in', 'caf\u00e9 houseboat')
    expect(await logIn(accounts, 'cafe@example.in', 'cafe\u0301 houseboat')).toBeDefined()
  })

  once.for([
    ['a wrong password', email, 'shalimar garden'],
    ['a wrong case', email, password.toUpperCase()],
    ['an unknown address', 'nobody@example.in', password],
    ['no address', 'owner', password],
    ['an address no database takes', 'a\u0000b@example.in', password],
    ['nothing', '', ''],
  ] as const)('%s logs nobody in', async ([, typedEmail, typed]) => {
    const { accounts } = await withOwner(await open())
    expect(await logIn(accounts, typedEmail, typed)).toBeUndefined()
  })

  test('a pending account cannot log in until it is approved', async () => {
    const { accounts } = await withOwner(await open())
    const registered = await accounts.register({
      userName: 'Asha',
      email: 'asha@example.in',
      password,
    })
    if (!('user' in registered)) throw new Error('not registered')
    expect(await logIn(accounts, 'asha@example.in', password)).toBeUndefined()
    await accounts.approve(registered.user.id)
    expect(await logIn(accounts, 'asha@example.in', password)).toBeDefined()
  })

  once('every refusal takes as long as one password check', async () => {
    const { accounts } = await withOwner(await open())
    await accounts.register({ userName: 'Asha', email: 'asha@example.in', password })
    for (const typed of [email, 'asha@example.in', 'nobody@example.in', 'no address', '']) {
      vi.mocked(isPassword).mockClear()
      expect(await logIn(accounts, typed, 'shalimar garden')).toBeUndefined()
      const hashes = vi.mocked(isPassword).mock.calls.map(([, hash]) => hash)
      expect(hashes).toEqual([expect.stringContaining('$m=19456,t=2,p=1$')])
    }
  })

  test('a session stays open while it is used, and its account needs no second factor first', async () => {
    const database = await open()
    const settings = createSettings(database, createHistory(database))
    const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
    const accounts = createAccounts(database, { settings, now: () => clock.time })
    await accounts.ensureOwner(email, password)
    const { token } = (await logIn(accounts, email, password))!
    const { sessionId } = (await accounts.authenticate(token))!
    expect(await accounts.isSessionOpen(sessionId)).toBe(true)
    expect(await accounts.isSessionOpen(sessionId + 1)).toBe(false)
    await settings.write({ secondFactor: 'owners' })
    expect(await accounts.isSessionOpen(sessionId)).toBe(false)
    await settings.write({ secondFactor: 'nobody' })
    expect(await accounts.isSessionOpen(sessionId)).toBe(true)
    clock.time = new Date('2026-05-01T12:00:00.000Z')
    expect(await accounts.isSessionOpen(sessionId)).toBe(false)
  })

  test('signing out ends only that session', async () => {
    const { accounts, login } = await withOwner(await open())
    const phone = await login()
    const desk = await login()
    await accounts.signOut(phone.token)
    expect(await accounts.authenticate(phone.token)).toBeUndefined()
    expect(await accounts.authenticate(desk.token)).toBeDefined()
  })

  test('ends all sessions of one account', async () => {
    const { accounts, login } = await withOwner(await open())
    await accounts.ensureOwner('other@example.in', password)
    const other = (await logIn(accounts, 'other@example.in', password))!
    const { token } = await login()
    const { id } = (await accounts.authenticate(token))!
    await accounts.endSessions(id)
    expect(await accounts.authenticate(token)).toBeUndefined()
    expect(await accounts.authenticate(other.token)).toBeDefined()
  })

  test('a session cannot begin with a password that is replaced during its check', async () => {
    const { accounts } = await withOwner(await open())
    const { code } = (await accounts.forgotPassword(email))!
    vi.mocked(isPassword).mockImplementationOnce(async () => {
      await accounts.resetPassword(code, 'another garden')
      return true
    })
    expect(await logIn(accounts, email, password)).toBeUndefined()
  })

  test('the sweep removes only what has expired', async () => {
    const database = await open()
    const { accounts, pass, login } = await withOwner(database)
    await login()
    await accounts.forgotPassword(email)
    pass(11 * hours)
    const { token } = await login()
    pass(hours)
    const fresh = await accounts.forgotPassword(email)
    await accounts.sweepSessions()
    expect(await database.db.selectFrom('sessions').select('userId').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('codes').select('userId').execute()).toHaveLength(1)
    expect(await accounts.authenticate(token)).toBeDefined()
    expect(await accounts.resetPassword(fresh!.code, 'another garden')).toHaveProperty('user')
  })
})
