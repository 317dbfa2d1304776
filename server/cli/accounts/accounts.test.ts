import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccounts } from '#server/accounts/accounts.ts'
import { openDatabase } from '#server/db/open.ts'
import { commandLine } from '#test/servers/command-line.ts'
import { logIn } from '#test/servers/log-in.ts'
import { insertSecondFactor } from '#test/servers/second-factor.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const owner = ['create-owner', '--email', 'Asha@Example.in', '--name', 'Asha', '--password-stdin']
const reset = ['reset-password', '--email', 'asha@example.in', '--password-stdin']

/** The data of a running server, and the command line. */
async function open() {
  const folder = temporaryFolder()
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  const accounts = createAccounts(database)
  return { ...commandLineOf(folder), accounts, close: () => database.close() }
}

const commandLineOf = (folder: string) => ({ command: commandLine({ DATA_DIR: folder }) })

test('an owner created while the server runs can log in', async () => {
  const { command, accounts, close } = await open()
  expect(await command(owner, 'dal lake 1\n')).toEqual({
    code: 0,
    output: 'asha@example.in is an owner and can log in.\n',
    errors: '',
  })
  expect(await accounts.list()).toMatchObject([{ name: 'Asha', role: 'owner', status: 'active' }])
  expect(await logIn(accounts, 'asha@example.in', 'dal lake 1')).toBeDefined()
  expect(await accounts.ownerCode()).toBeUndefined()
  await close()
})

test('an owner can be created before the first start', async () => {
  const folder = temporaryFolder()
  expect((await commandLineOf(folder).command(owner, 'dal lake 1')).code).toBe(0)
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  expect(await logIn(createAccounts(database), 'asha@example.in', 'dal lake 1')).toBeDefined()
  await database.close()
})

test('refuses an existing address and a short password', async () => {
  const { command, accounts, close } = await open()
  await accounts.register({ userName: 'Asha', email: 'asha@example.in', password: 'dal lake 1' })
  expect(await command(owner, 'dal lake 2')).toMatchObject({
    code: 1,
    errors: 'An account with this email already exists.\n',
  })
  expect(await command([...owner, '--email', 'b@example.in'], 'short')).toMatchObject({
    code: 1,
    errors: 'Password must be at least 8 characters.\n',
  })
  expect(await accounts.list()).toMatchObject([{ role: 'editor', status: 'pending' }])
  await close()
})

test('a new password ends the sessions and replaces the old one', async () => {
  const { command, accounts, close } = await open()
  await command(owner, 'dal lake 1')
  const session = await logIn(accounts, 'asha@example.in', 'dal lake 1')
  expect(await command(reset, 'nigeen lake 2\n')).toMatchObject({ code: 0, errors: '' })
  expect(await accounts.authenticate(session?.token ?? '')).toBeUndefined()
  expect(await logIn(accounts, 'asha@example.in', 'dal lake 1')).toBeUndefined()
  expect(await logIn(accounts, 'asha@example.in', 'nigeen lake 2')).toBeDefined()
  await close()
})

test('refuses to reset the password of nobody, to a short one, or in the wrong folder', async () => {
  const { command, accounts, close } = await open()
  expect(await command(reset, 'nigeen lake 2')).toMatchObject({
    code: 1,
    errors: 'Nobody has an account with the email asha@example.in.\n',
  })
  await command(owner, 'dal lake 1')
  expect(await command(reset, 'short')).toMatchObject({ code: 1 })
  expect(await logIn(accounts, 'asha@example.in', 'dal lake 1')).toBeDefined()
  await close()
  const elsewhere = temporaryFolder()
  expect(await commandLineOf(elsewhere).command(reset, 'nigeen lake 2')).toMatchObject({
    code: 1,
    errors: `DATA_DIR ${elsewhere} holds no database.\n`,
  })
})

test('switches off a lost second factor and ends its sessions', async () => {
  const folder = temporaryFolder()
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  const accounts = createAccounts(database)
  const { command } = commandLineOf(folder)
  await command(owner, 'dal lake 1')
  const resetting = ['reset-second-factor', '--email', ' Asha@example.in']
  expect(await command(resetting)).toMatchObject({
    code: 1,
    errors: 'asha@example.in has no second factor.\n',
  })
  const session = await logIn(accounts, 'asha@example.in', 'dal lake 1')
  await insertSecondFactor(database, { email: 'asha@example.in', key: randomBytes(32) })
  expect(await logIn(accounts, 'asha@example.in', 'dal lake 1')).toBeUndefined()
  expect(await command(resetting)).toEqual({
    code: 0,
    output: 'asha@example.in logs in by the password alone.\n',
    errors: '',
  })
  expect(await accounts.authenticate(session?.token ?? '')).toBeUndefined()
  expect(await logIn(accounts, 'asha@example.in', 'dal lake 1')).toBeDefined()
  const nobody = ['reset-second-factor', '--email', 'nobody@example.in']
  expect(await command(nobody)).toMatchObject({ code: 1 })
  await database.close()
})
