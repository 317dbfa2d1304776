import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { logIn } from '#test/servers/log-in.ts'
import { type Accounts, createAccounts } from './accounts.ts'

const password = 'nishat garden'

async function addOwner(accounts: Accounts, name: string) {
  await accounts.ensureOwner(`${name}@example.in`, password)
  const users = await accounts.list()
  return users.find((user) => user.email.startsWith(name))!.id
}

async function addPending(accounts: Accounts, name: string) {
  const email = `${name}@example.in`
  const registered = await accounts.register({ userName: name, email, password })
  if (!('user' in registered)) throw new Error('not registered')
  return registered.user.id
}

eachDatabase((open) => {
  test('lists pending accounts first', async () => {
    const accounts = createAccounts(await open())
    const owner = await addOwner(accounts, 'owner')
    const asha = await addPending(accounts, 'asha')
    const bilal = await addPending(accounts, 'bilal')
    expect((await accounts.list()).map((user) => user.id)).toEqual([asha, bilal, owner])
    expect(await accounts.approve(asha)).toMatchObject({ id: asha, status: 'active' })
    expect((await accounts.list()).map((user) => user.id)).toEqual([bilal, owner, asha])
  })

  test('approves an account only once', async () => {
    const accounts = createAccounts(await open())
    const asha = await addPending(accounts, 'asha')
    expect(await accounts.approve(asha)).toBeDefined()
    expect(await accounts.approve(asha)).toBeUndefined()
    expect(await accounts.find(asha)).toMatchObject({ status: 'active', role: 'editor' })
  })

  test('the list contains no password', async () => {
    const accounts = createAccounts(await open())
    await addOwner(accounts, 'owner')
    expect(JSON.stringify(await accounts.list())).not.toMatch(/password|argon2/i)
  })

  test('the last owner stays an owner', async () => {
    const accounts = createAccounts(await open())
    const owner = await addOwner(accounts, 'owner')
    const asha = await addPending(accounts, 'asha')
    await accounts.setRole(asha, 'owner')
    expect(await accounts.setRole(owner, 'editor')).toBe('lastOwner')
    expect(await accounts.remove(owner)).toBe('lastOwner')
    await accounts.approve(asha)
    expect(await accounts.setRole(owner, 'editor')).toBe('done')
    expect(await accounts.find(owner)).toMatchObject({ role: 'editor' })
  })

  test('when two owners remove each other, one remains', async () => {
    const accounts = createAccounts(await open())
    const owners = [await addOwner(accounts, 'asha'), await addOwner(accounts, 'bilal')]
    // With two open connections neither removal waits for one.
    await Promise.all(owners.map((id) => accounts.find(id)))
    const outcomes = await Promise.all(owners.map((id) => accounts.remove(id)))
    expect(outcomes.sort()).toEqual(['done', 'lastOwner'])
  })

  test('removing an account ends its sessions and codes', async () => {
    const accounts = createAccounts(await open())
    await addOwner(accounts, 'owner')
    const asha = await addPending(accounts, 'asha')
    await accounts.approve(asha)
    const session = (await logIn(accounts, 'asha@example.in', password))!
    const reset = (await accounts.forgotPassword('asha@example.in'))!
    expect(await accounts.remove(asha)).toBe('done')
    expect(await accounts.authenticate(session.token)).toBeUndefined()
    expect(await accounts.resetPassword(reset.code, password)).toHaveProperty('errors.code')
  })

  test('a lower role applies from the next call on', async () => {
    const accounts = createAccounts(await open())
    const asha = await addOwner(accounts, 'asha')
    await addOwner(accounts, 'bilal')
    const { token } = (await logIn(accounts, 'asha@example.in', password))!
    await accounts.setRole(asha, 'editor')
    expect(await accounts.authenticate(token)).toMatchObject({ role: 'editor' })
  })

  test('an unknown id changes nobody', async () => {
    const accounts = createAccounts(await open())
    await addOwner(accounts, 'owner')
    expect(await accounts.setRole(999, 'owner')).toBe('missing')
    expect(await accounts.remove(999)).toBe('missing')
    expect(await accounts.approve(999)).toBeUndefined()
    expect(await accounts.find(999)).toBeUndefined()
  })
})
