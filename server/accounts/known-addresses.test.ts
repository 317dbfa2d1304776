import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { addAccount, logIn, sessionOf } from '#test/servers/log-in.ts'
import { createAccounts } from './accounts.ts'

const email = 'owner@example.in'
const password = 'nishat garden'
const address = '203.0.113.7'
const dayMs = 24 * 3_600_000

eachDatabase((open) => {
  async function loggedIn() {
    const database = await open()
    const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
    const accounts = createAccounts(database, { now: () => clock.time })
    await addAccount(database, { name: 'Owner', email, password, role: 'owner' })
    await sessionOf(database, accounts, email, { address })
    return { database, accounts, clock }
  }

  test('stores only digests of the addresses that an account itself logged in from', async () => {
    const { database, accounts } = await loggedIn()
    await logIn(accounts, email, 'wrong garden', { address: '203.0.113.8' })
    expect(await accounts.knowsAddress(email, address)).toBe(true)
    expect(await accounts.knowsAddress(email, '203.0.113.8')).toBe(false)
    expect(await accounts.knowsAddress('other@example.in', address)).toBe(false)
    const rows = await database.db.selectFrom('knownAddresses').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(address)
  })

  test('a new password forgets all addresses except the one that reset it by mail', async () => {
    const { accounts } = await loggedIn()
    const { code } = (await accounts.forgotPassword(email))!
    await accounts.resetPassword(code, 'shalimar garden', '203.0.113.9')
    expect(await accounts.knowsAddress(email, address)).toBe(false)
    expect(await accounts.knowsAddress(email, '203.0.113.9')).toBe(true)
  })

  test('forgets an address that was not used for half a year', async () => {
    const { accounts, clock } = await loggedIn()
    clock.time = new Date(clock.time.getTime() + 180 * dayMs)
    await accounts.sweepAddresses()
    expect(await accounts.knowsAddress(email, address)).toBe(true)
    clock.time = new Date(clock.time.getTime() + 1)
    await accounts.sweepAddresses()
    expect(await accounts.knowsAddress(email, address)).toBe(false)
  })
})
