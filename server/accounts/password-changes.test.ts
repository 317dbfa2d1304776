import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { addAccount, logIn, sessionOf } from '#test/servers/log-in.ts'
import { createAccounts } from './accounts.ts'

const email = 'owner@example.in'
const old = 'nishat garden'
const next = 'shalimar garden'
const staleLink = {
  errors: { code: ['This link is no longer valid. Please ask for a new one.'] },
}

async function signedIn(database: Database) {
  const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
  const accounts = createAccounts(database, { now: () => clock.time })
  await addAccount(database, { name: 'Owner', email, password: old, role: 'owner', at: clock.time })
  const { token } = (await sessionOf(database, accounts, email))!
  const { id } = (await accounts.authenticate(token))!
  const pass = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms)
  }
  return { accounts, token, id, pass }
}

eachDatabase((open) => {
  test('changing the password ends every session', async () => {
    const { accounts, token, id } = await signedIn(await open())
    const other = (await logIn(accounts, email, old))!
    const passwords = { current: ` ${old} `, next: ` ${next} ` }
    expect(await accounts.changePassword(id, passwords)).toHaveProperty('session')
    expect(await accounts.authenticate(token)).toBeUndefined()
    expect(await accounts.authenticate(other.token)).toBeUndefined()
    expect(await logIn(accounts, email, old)).toBeUndefined()
    expect(await logIn(accounts, email, next)).toBeDefined()
  })

  test('a change needs the current password and an allowed new one', async () => {
    const { accounts, id } = await signedIn(await open())
    const change = (current: string, next: string) => accounts.changePassword(id, { current, next })
    expect(await change('wrong garden', next)).toEqual({
      errors: { currentPassword: ['Current Password is not correct.'] },
    })
    const common = 'Password is one of the most common ones.'
    expect(await change(old, 'iloveyou1')).toEqual({ errors: { newPassword: [common] } })
    const about = 'Password must be more than your name, your email or ours.'
    expect(await change(old, email)).toEqual({ errors: { newPassword: [about] } })
    const { code } = (await accounts.forgotPassword(email))!
    expect(await accounts.resetPassword(code, email)).toEqual({ errors: { password: [about] } })
    expect(await change(old, 'short')).toEqual({
      errors: { newPassword: ['Password must be at least 8 characters.'] },
    })
    expect(await logIn(accounts, email, old)).toBeDefined()
  })

  test('a mailed code sets a password once and ends all sessions', async () => {
    const { accounts, token } = await signedIn(await open())
    const { code, ...to } = (await accounts.forgotPassword(' OWNER@example.in'))!
    expect(to).toEqual({ id: expect.any(Number), email, name: 'Owner' })
    expect(await accounts.resetPassword(code, next)).toHaveProperty('user')
    expect(await accounts.authenticate(token)).toBeUndefined()
    expect(await logIn(accounts, email, next)).toBeDefined()
    expect(await accounts.resetPassword(code, 'a third garden')).toEqual(staleLink)
  })

  test('of two concurrent uses of a code only one succeeds', async () => {
    const { accounts } = await signedIn(await open())
    const { code } = (await accounts.forgotPassword(email))!
    const both = await Promise.all([
      accounts.resetPassword(code, 'garden number one'),
      accounts.resetPassword(code, 'garden number two'),
    ])
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  test('a code expires after an hour', async () => {
    const { accounts, pass } = await signedIn(await open())
    const { code } = (await accounts.forgotPassword(email))!
    pass(3_600_000)
    expect(await accounts.resetPassword(code, next)).toEqual(staleLink)
  })

  test('a refused password does not consume the code', async () => {
    const { accounts } = await signedIn(await open())
    const { code } = (await accounts.forgotPassword(email))!
    expect(await accounts.resetPassword(code, 'short')).toHaveProperty('errors.password')
    expect(await accounts.resetPassword(code, next)).toHaveProperty('user')
  })

  test('a second request leaves the first mail’s code valid, and using one voids both', async () => {
    const { accounts } = await signedIn(await open())
    const first = (await accounts.forgotPassword(email))!
    const second = (await accounts.forgotPassword(email))!
    expect(await accounts.resetPassword(first.code, next)).toHaveProperty('user')
    expect(await accounts.resetPassword(second.code, old)).toEqual(staleLink)
  })

  test('an owner code resets no password', async () => {
    const accounts = createAccounts(await open())
    const code = (await accounts.ownerCode())!
    expect(await accounts.resetPassword(code, next)).toEqual(staleLink)
  })

  test.for(['nobody@example.in', '', 'a\u0000@example.in'])('%j gets no code', async (address) => {
    const { accounts } = await signedIn(await open())
    expect(await accounts.forgotPassword(address)).toBeUndefined()
  })
})
