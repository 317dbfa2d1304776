import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { historyQuery } from '#catalogue/history.ts'
import type { Database } from '#server/db/database.ts'
import { createHistory } from '#server/history/history.ts'
import { contentOf } from '#test/servers/databases/database-content.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { addAccount, logIn, sessionOf } from '#test/servers/log-in.ts'
import { fromBase32, insertSecondFactor, recoveryCode } from '#test/servers/second-factor.ts'
import { createAccounts } from '../accounts.ts'
import { codeOf, stepAt } from './totp.ts'

const email = 'owner@example.in'
const password = 'nishat garden'
const minutes = 60_000

async function withOwner(database: Database) {
  const clock = { time: new Date('2026-05-01T08:00:10.000Z') }
  const keys = { now: randomBytes(32) }
  const history = createHistory(database)
  const accounts = createAccounts(database, {
    now: () => clock.time,
    readKey: async () => keys.now,
    history,
  })
  await addAccount(database, { name: 'Owner', email, password, role: 'owner', at: clock.time })
  const { token } = (await sessionOf(database, accounts, email))!
  const me = (await accounts.authenticate(token))!
  const pass = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms)
  }
  const having = { email, key: keys.now, now: () => clock.time }
  const have = () => insertSecondFactor(database, having)
  return { accounts, history, keys, clock, pass, token, me, have }
}

eachDatabase((open) => {
  test('is active once a code has confirmed it, and ends every other session', async () => {
    const { accounts, clock, pass, token, me } = await withOwner(await open())
    const elsewhere = (await logIn(accounts, email, password))!
    const { secret, address } = (await accounts.beginSecondFactor(me))!
    expect(address).toContain(`secret=${secret}`)
    expect(await logIn(accounts, email, password)).toBeDefined()
    const codeNow = () => codeOf(fromBase32(secret), stepAt(clock.time))
    const wrong = { errors: { code: ['Code is not correct.'] } }
    expect(await accounts.confirmSecondFactor(me, '12 34 56')).toEqual(wrong)
    const [half, rest] = [codeNow().slice(0, 3), codeNow().slice(3)]
    const confirmed = await accounts.confirmSecondFactor(me, `${half} ${rest}`)
    const { recoveryCodes } = confirmed as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)

    expect(await accounts.authenticate(elsewhere.token)).toBeUndefined()
    expect(await accounts.authenticate(token)).toBeDefined()
    const since = '2026-05-01T08:00:10.000Z'
    expect(await accounts.secondFactor(me)).toEqual({ since, recoveryCodes: 10, required: false })
    expect(await accounts.beginSecondFactor(me)).toBeUndefined()

    const holder = (await accounts.checkPassword(email, password))!
    expect(holder.hasSecondFactor).toBe(true)
    expect(await accounts.startSession(holder)).toBeUndefined()
    // The confirming code is consumed.
    expect(await accounts.checkCode(me.id, codeNow())).toBeUndefined()
    pass(30_000)
    const proof = await accounts.checkCode(me.id, codeNow())
    expect(await accounts.startSession(holder, {}, proof)).toBeDefined()
    expect(await accounts.checkCode(me.id, codeNow())).toBeUndefined()
    const recovery = await accounts.checkCode(me.id, recoveryCodes[9]?.toUpperCase() ?? '')
    expect(await accounts.startSession(holder, {}, recovery)).toBeDefined()
  })

  test('says that it is on to a user whose answer was lost, since a new set-up would lock them out', async () => {
    const { accounts, clock, me } = await withOwner(await open())
    const { secret } = (await accounts.beginSecondFactor(me))!
    const code = codeOf(fromBase32(secret), stepAt(clock.time))
    await accounts.confirmSecondFactor(me, code)
    const said =
      'The second factor is on already. Reload this page, and get new recovery codes under My account.'
    expect(await accounts.confirmSecondFactor(me, code)).toEqual({ errors: { code: [said] } })
  })

  test('a set-up must be confirmed within an hour, with the latest secret', async () => {
    const { accounts, clock, pass, me } = await withOwner(await open())
    const stale = {
      errors: { code: ['This set-up is no longer valid. Please start again.'] },
    }
    expect(await accounts.confirmSecondFactor(me, '123456')).toEqual(stale)
    const first = (await accounts.beginSecondFactor(me))!
    const second = (await accounts.beginSecondFactor(me))!
    const typed = (secret: string) => codeOf(fromBase32(secret), stepAt(clock.time))
    expect(await accounts.confirmSecondFactor(me, typed(first.secret))).toHaveProperty('errors')
    pass(60 * minutes)
    expect(await accounts.confirmSecondFactor(me, typed(second.secret))).toEqual(stale)
  })

  test('of two concurrent log-ins with one code or recovery code only one succeeds', async () => {
    const { accounts, me, have } = await withOwner(await open())
    const code = await have()
    const holder = (await accounts.checkPassword(email, password))!
    for (const typed of [code(), recoveryCode]) {
      const proof = await accounts.checkCode(me.id, typed)
      const both = await Promise.all([1, 2].map(() => accounts.startSession(holder, {}, proof)))
      expect(both.filter((session) => session !== undefined)).toHaveLength(1)
      expect(await accounts.checkCode(me.id, typed)).toBeUndefined()
    }
  })

  test('accepts a recovery code in any spelling', async () => {
    const { accounts, me, have } = await withOwner(await open())
    await have()
    for (const typed of [' K7M2P 9XW3Q ', 'k7m2p9xw3q', 'k7m2p-9xw3q']) {
      expect(await accounts.checkCode(me.id, typed)).toHaveProperty('recoveryHash')
    }
    for (const typed of ['k7m2p-9xw3r', 'k7m2p', '']) {
      expect(await accounts.checkCode(me.id, typed)).toBeUndefined()
    }
  })

  test('refuses an earlier code after a later one', async () => {
    const { accounts, me, have } = await withOwner(await open())
    const code = await have()
    const holder = (await accounts.checkPassword(email, password))!
    await accounts.startSession(holder, {}, await accounts.checkCode(me.id, code(1)))
    for (const off of [-1, 0, 1]) {
      expect(await accounts.checkCode(me.id, code(off))).toBeUndefined()
    }
  })

  test('new recovery codes void the earlier ones', async () => {
    const { accounts, me, have } = await withOwner(await open())
    const code = await have()
    const proof = (await accounts.checkCode(me.id, code()))!
    const renewed = await accounts.renewRecoveryCodes(me.id, proof)
    expect(renewed).toHaveLength(10)
    expect(await accounts.checkCode(me.id, recoveryCode)).toBeUndefined()
    expect(await accounts.checkCode(me.id, renewed?.[0] ?? '')).toBeDefined()
    expect(await accounts.renewRecoveryCodes(me.id, proof)).toBeUndefined()
  })

  test('after switching off, the password is enough, and every other session ends', async () => {
    const { accounts, token, me, have } = await withOwner(await open())
    const elsewhere = (await logIn(accounts, email, password))!
    const code = await have()
    const proof = (await accounts.checkCode(me.id, code()))!
    expect(await accounts.removeSecondFactor(me, proof)).toBe(true)
    expect(await accounts.authenticate(token)).toBeDefined()
    expect(await accounts.authenticate(elsewhere.token)).toBeUndefined()
    expect(await logIn(accounts, email, password)).toBeDefined()
    expect(await accounts.removeSecondFactor(me, proof)).toBe(false)
  })

  test('a reset ends every session and is recorded in the history', async () => {
    const { accounts, history, token, me, have } = await withOwner(await open())
    await have()
    expect(await accounts.resetSecondFactor(me, { id: me.id, name: 'Owner' })).toBe(true)
    expect(await accounts.resetSecondFactor(me, { id: me.id, name: 'Owner' })).toBe(false)
    expect(await accounts.authenticate(token)).toBeUndefined()
    expect(await logIn(accounts, email, password)).toBeDefined()
    const { items } = await history.page(historyQuery.parse({}))
    expect(items).toMatchObject([
      { kind: 'User', action: 'change', title: 'Owner', after: { secondFactor: false } },
    ])
  })

  test('a new password does not switch it off', async () => {
    const { accounts, have } = await withOwner(await open())
    await have()
    const { code } = (await accounts.forgotPassword(email))!
    await accounts.resetPassword(code, 'shalimar garden')
    expect(await accounts.checkPassword(email, 'shalimar garden')).toMatchObject({
      hasSecondFactor: true,
    })
  })

  test('with another key the app’s codes fail, it is reported, and recovery codes still work', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { accounts, keys, me, have } = await withOwner(await open())
    expect(await accounts.unreadableSecondFactors()).toBe(0)
    const code = await have()
    expect(await accounts.unreadableSecondFactors()).toBe(0)
    keys.now = randomBytes(32)
    expect(await accounts.unreadableSecondFactors()).toBe(1)
    expect(await accounts.checkCode(me.id, code())).toBeUndefined()
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('SECRET_KEY'))
    expect(await accounts.checkCode(me.id, recoveryCode)).toBeDefined()
  })

  test('neither the secret nor codes are readable in the database', async () => {
    const database = await open()
    const { accounts, clock, me } = await withOwner(database)
    const { secret } = (await accounts.beginSecondFactor(me))!
    const code = codeOf(fromBase32(secret), stepAt(clock.time))
    const { recoveryCodes } = (await accounts.confirmSecondFactor(me, code)) as {
      recoveryCodes: string[]
    }
    const content = await contentOf(database)
    expect(content).toContain('recoverySalt')
    const bytes = fromBase32(secret)
    const forms = [secret, bytes.toString('hex'), bytes.toString('base64url')]
    for (const plain of [...forms, ...recoveryCodes.flatMap((one) => [one, one.replace('-', '')])])
      expect(content.toLowerCase()).not.toContain(plain.toLowerCase())
  })
})
