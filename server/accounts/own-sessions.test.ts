import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { addAccount, sessionOf } from '#test/servers/log-in.ts'
import { createAccounts } from './accounts.ts'

const password = 'nishat garden'
const minutes = 60_000

async function withTwo(database: Database) {
  const clock = { time: new Date('2026-05-01T08:00:00.000Z') }
  const accounts = createAccounts(database, { now: () => clock.time })
  for (const name of ['asha', 'other']) {
    const owner = { name, email: `${name}@example.in`, role: 'owner' as const }
    await addAccount(database, { ...owner, password, at: clock.time })
  }
  const pass = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms)
  }
  async function begin(device?: string, name = 'asha') {
    const { token } = (await sessionOf(database, accounts, `${name}@example.in`, { device }))!
    return { token, user: (await accounts.authenticate(token))! }
  }
  return { accounts, pass, begin }
}

eachDatabase((open) => {
  test('lists the account’s sessions, newest first, until they expire', async () => {
    const { accounts, pass, begin } = await withTwo(await open())
    const desk = await begin('Firefox on Linux')
    await begin('Safari on Mac', 'other')
    pass(60 * minutes)
    const phone = await begin()
    const desks = {
      id: desk.user.sessionId,
      device: 'Firefox on Linux',
      createdAt: '2026-05-01T08:00:00.000Z',
      usedAt: '2026-05-01T08:00:00.000Z',
      expiresAt: '2026-05-01T20:00:00.000Z',
    }
    const phones = {
      id: phone.user.sessionId,
      device: null,
      createdAt: '2026-05-01T09:00:00.000Z',
      usedAt: '2026-05-01T09:00:00.000Z',
      expiresAt: '2026-05-01T21:00:00.000Z',
    }
    expect(await accounts.ownSessions(desk.user)).toEqual([phones, desks])
    for (const _ of [1, 2, 3]) {
      pass(220 * minutes)
      for (const { token } of [desk, phone]) await accounts.authenticate(token)
    }
    const used = { ...phones, usedAt: '2026-05-01T20:00:00.000Z' }
    expect(await accounts.ownSessions(phone.user)).toEqual([used])
  })

  test('omits a session not used for four hours', async () => {
    const { accounts, pass, begin } = await withTwo(await open())
    await begin()
    pass(60 * minutes)
    const phone = await begin()
    pass(180 * minutes)
    expect(await accounts.ownSessions(phone.user)).toMatchObject([{ id: phone.user.sessionId }])
  })

  test('stores the last use at most every five minutes', async () => {
    const database = await open()
    const { accounts, pass, begin } = await withTwo(database)
    const { token, user } = await begin()
    const usedAfter = async (ms: number) => {
      pass(ms)
      await accounts.authenticate(token)
      return (await accounts.ownSessions(user))[0]?.usedAt
    }
    expect(await usedAfter(5 * minutes - 1)).toBe('2026-05-01T08:00:00.000Z')
    expect(await usedAfter(1)).toBe('2026-05-01T08:05:00.000Z')
    expect(await usedAfter(minutes)).toBe('2026-05-01T08:05:00.000Z')
    await database.db.updateTable('sessions').set({ usedAt: null }).execute()
    expect(await usedAfter(0)).toBe('2026-05-01T08:06:00.000Z')
  })

  test('ends one of the account’s own sessions, and none of another account', async () => {
    const { accounts, begin } = await withTwo(await open())
    const [here, there, other] = [await begin(), await begin(), await begin('', 'other')]
    expect(await accounts.endOwnSession(here.user, other.user.sessionId)).toBe(false)
    expect(await accounts.endOwnSession(here.user, there.user.sessionId)).toBe(true)
    expect(await accounts.endOwnSession(here.user, there.user.sessionId)).toBe(false)
    expect(await accounts.authenticate(there.token)).toBeUndefined()
    expect(await accounts.authenticate(here.token)).toBeDefined()
    expect(await accounts.authenticate(other.token)).toBeDefined()
  })

  test('ends all other sessions of the account, and none of another', async () => {
    const { accounts, begin } = await withTwo(await open())
    const [here, there, elsewhere] = [await begin(), await begin(), await begin()]
    const other = await begin('', 'other')
    await accounts.endOtherSessions(here.user)
    for (const { token } of [there, elsewhere]) {
      expect(await accounts.authenticate(token)).toBeUndefined()
    }
    for (const { token } of [here, other]) {
      expect(await accounts.authenticate(token)).toBeDefined()
    }
  })
})
