import { expect, test } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { logIn } from '#test/servers/log-in.ts'
import { createAccounts } from './accounts.ts'
import type { Registered } from './registration.ts'

const asha = { userName: 'Asha', email: 'asha@example.in', password: 'dal lake 1' }
const bilal = { userName: 'Bilal', email: 'bilal@example.in', password: 'dal lake 2' }

async function accepted(registered: Promise<Registered>) {
  const outcome = await registered
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors))
  return outcome
}

eachDatabase((open, once) => {
  const start = async () => {
    const database = await open()
    return { db: database.db, accounts: createAccounts(database) }
  }

  test('a new account waits for approval', async () => {
    const { accounts } = await start()
    expect(await accounts.register(asha)).toEqual({
      user: {
        id: expect.any(Number),
        name: 'Asha',
        email: 'asha@example.in',
        role: 'editor',
        status: 'pending',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    })
  })

  test('trims texts, and treats one address as one account', async () => {
    const { accounts } = await start()
    const registered = await accounts.register({
      userName: ' Asha ',
      email: ' Asha@Example.IN ',
      password: ' dal lake 1 ',
    })
    expect(registered).toMatchObject({ user: { name: 'Asha', email: 'asha@example.in' } })
    expect(await accounts.register({ ...bilal, email: 'ASHA@example.in' })).toEqual({
      errors: { email: ['An account with this email already exists.'] },
    })
  })

  once.for([
    ['password', 'Password is one of the most common ones.'],
    ['QwertyUiop', 'Password is one of the most common ones.'],
    ['ｐａｓｓｗｏｒｄ', 'Password is one of the most common ones.'],
    ['ASHA-lone', 'Password must be more than your name, your email or ours.'],
    ['asha.l@example.in', 'Password must be more than your name, your email or ours.'],
    ['Kashmir Escapes!', 'Password must be more than your name, your email or ours.'],
  ] as const)('refuses a password like %s', async ([password, message]) => {
    const { accounts } = await start()
    const typed = { userName: 'Asha Lone', email: 'asha.l@example.in', password }
    expect(await accounts.register(typed)).toEqual({ errors: { password: [message] } })
    expect(await accounts.createOwner(typed)).toEqual({ errors: { password: [message] } })
  })

  once('refuses the agency’s current name as a password, and allows other names', async () => {
    const settings = { read: async () => ({ ...defaultSettings, operatorName: 'Nigeen Trails' }) }
    const accounts = createAccounts(await open(), { settings })
    const refused = { errors: { password: [expect.stringMatching(/or ours\.$/)] } }
    expect(await accounts.register({ ...asha, password: 'nigeen-trails' })).toEqual(refused)
    const { user } = await accepted(accounts.register({ ...asha, password: 'Kashmir Escapes' }))
    const passwords = { current: 'Kashmir Escapes', next: 'Nigeen Trails!' }
    expect(await accounts.changePassword(user.id, passwords)).toEqual({
      errors: { newPassword: [expect.stringMatching(/or ours\.$/)] },
    })
  })

  test('the command line may choose any first password', async () => {
    const { accounts } = await start()
    await accounts.ensureOwner('owner@example.in', 'password')
    expect(await logIn(accounts, 'owner@example.in', 'password')).toBeDefined()
  })

  test('of two concurrent sign-ups with one address only one succeeds', async () => {
    const { accounts } = await start()
    const both = await Promise.all([accounts.register(asha), accounts.register(asha)])
    expect(both.filter((outcome) => 'user' in outcome)).toHaveLength(1)
    expect(await accounts.list()).toHaveLength(1)
  })

  once('reports all wrong fields and stores nothing', async () => {
    const { accounts } = await start()
    const nothing = { userName: ' ', email: '', password: '1234567' }
    expect(await accounts.register(nothing)).toEqual({
      errors: {
        userName: ['User Name is required.'],
        email: ['Email is required.'],
        password: ['Password must be at least 8 characters.'],
      },
    })
    const odd = { userName: 'A\nB', email: 'asha', password: 'x'.repeat(129) }
    expect(await accounts.register(odd)).toEqual({
      errors: {
        userName: ['User Name must be a single line of text.'],
        email: ['Email must be an email address.'],
        password: ['Password can be at most 128 characters.'],
      },
    })
    expect(await accounts.list()).toEqual([])
  })

  once('counts a password’s length in characters, not bytes', async () => {
    const { accounts } = await start()
    expect(await accounts.register({ ...asha, password: '🏔'.repeat(7) })).toHaveProperty('errors')
    expect(await accounts.register({ ...asha, password: '🏔'.repeat(128) })).toHaveProperty('user')
  })

  test('the owner code creates one owner and is consumed', async () => {
    const { accounts, db } = await start()
    const code = (await accounts.ownerCode()) ?? ''
    const kept = await db.selectFrom('codes').select('codeHash').executeTakeFirstOrThrow()
    expect(kept.codeHash).not.toContain(code)
    const outcomes = await Promise.all([
      accounts.register({ ...asha, code }),
      accounts.register({ ...bilal, code }),
    ])
    expect(outcomes).toContainEqual({ errors: { code: ['This sign-up link is no longer valid.'] } })
    expect(await accounts.list()).toMatchObject([{ role: 'owner', status: 'active' }])
    expect(await accounts.ownerCode()).toBeUndefined()
  })

  test('a refused sign-up does not consume the owner code', async () => {
    const { accounts } = await start()
    const code = await accounts.ownerCode()
    await accounts.register(asha)
    expect(await accounts.register({ ...asha, code })).toHaveProperty('errors.email')
    expect(await accounts.register({ ...bilal, code, password: 'short' })).toHaveProperty('errors')
    expect(await accounts.register({ ...bilal, code })).toMatchObject({ user: { role: 'owner' } })
  })

  test('a new owner code replaces the earlier one', async () => {
    const { accounts } = await start()
    const first = await accounts.ownerCode()
    const second = await accounts.ownerCode()
    expect(await accounts.register({ ...asha, code: first })).toHaveProperty('errors.code')
    expect(await accounts.register({ ...asha, code: second })).toHaveProperty('user')
  })

  test('the owner from the variables can log in and keeps a password changed later', async () => {
    const { accounts } = await start()
    const code = await accounts.ownerCode()
    await accounts.ensureOwner('Owner@Example.in', 'first secret')
    expect(await logIn(accounts, 'owner@example.in', 'first secret')).toBeDefined()
    expect(await accounts.register({ ...asha, code })).toHaveProperty('errors.code')
    const [owner] = await accounts.list()
    await accounts.changePassword(owner!.id, { current: 'first secret', next: 'second secret' })
    await accounts.ensureOwner('owner@example.in', 'first secret')
    expect(await logIn(accounts, 'owner@example.in', 'first secret')).toBeUndefined()
    expect(await logIn(accounts, 'owner@example.in', 'second secret')).toBeDefined()
  })

  test('a pending account with the first owner’s address does not block the owner', async () => {
    const { accounts } = await start()
    await accounts.register(asha)
    await accounts.ensureOwner(asha.email, 'first secret')
    expect(await logIn(accounts, asha.email, asha.password)).toBeUndefined()
    expect(await logIn(accounts, asha.email, 'first secret')).toBeDefined()
  })

  test('leaves an account that is not an owner alone once there is an owner', async () => {
    const { accounts } = await start()
    await accounts.ensureOwner(bilal.email, bilal.password)
    await accounts.register(asha)
    await accounts.ensureOwner(asha.email, 'first secret')
    expect(await accounts.list()).toMatchObject([
      { email: asha.email, role: 'editor', status: 'pending' },
      { email: bilal.email, role: 'owner', status: 'active' },
    ])
  })

  once('invalid variables for the owner stop the start', async () => {
    const { accounts } = await start()
    await expect(accounts.ensureOwner('owner@example.in', ' 1234567 ')).rejects.toThrow(
      'The first owner cannot be made: Password must be at least 8 characters.',
    )
  })

  test('the command line creates an owner at once, which voids the sign-up link', async () => {
    const { accounts, db } = await start()
    await accounts.ownerCode()
    const { userName, email, password } = asha
    expect(await accounts.createOwner({ userName, email, password })).toMatchObject({
      user: { name: 'Asha', role: 'owner', status: 'active' },
    })
    expect(await db.selectFrom('codes').selectAll().execute()).toEqual([])
    expect(await accounts.createOwner({ ...bilal, email })).toEqual({
      errors: { email: ['An account with this email already exists.'] },
    })
    expect(await accounts.createOwner({ ...bilal, password: 'short' })).toHaveProperty('errors')
  })
})
