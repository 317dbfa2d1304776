import { expect, test } from 'vitest'
import { openAccountsApp } from '#test/servers/accounts-app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const calls = [
  ['GET', '/'],
  ['POST', '/1/approval'],
  ['PUT', '/1'],
  ['DELETE', '/1/sessions'],
  ['DELETE', '/1/second-factor'],
  ['DELETE', '/1'],
] as const

eachDatabase((open) => {
  test('accounts are for owners only', async () => {
    const { accounts, call, login, signUp } = await openAccountsApp(await open())
    await accounts.approve(await signUp('asha'))
    const editor = await login('asha@example.in')
    const body = { role: 'owner' }
    for (const [method, path] of calls) {
      const sent = method === 'PUT' ? body : undefined
      expect((await call(method, path, sent)).statusCode).toBe(401)
      expect((await call(method, path, sent, editor)).statusCode).toBe(403)
    }
    expect(await accounts.list()).toHaveLength(2)
  })

  test('the list shows pending accounts', async () => {
    const { call, login, signUp } = await openAccountsApp(await open())
    const id = await signUp('asha')
    const answer = await call('GET', '', undefined, await login())
    expect(answer.json()).toEqual({
      $values: [
        {
          id,
          userName: 'asha',
          email: 'asha@example.in',
          role: 'editor',
          status: 'pending',
          createdAt: '2026-05-01T08:00:00.000Z',
          secondFactor: false,
        },
        expect.objectContaining({ email: 'owner@example.in', role: 'owner', status: 'active' }),
      ],
    })
  })

  test('an approved account is notified, once', async () => {
    const { call, login, mails, signUp } = await openAccountsApp(await open())
    const path = `/${await signUp('asha')}/approval`
    const token = await login()
    expect((await call('POST', path, undefined, token)).json()).toMatchObject({ status: 'active' })
    expect((await call('POST', path, undefined, token)).statusCode).toBe(200)
    expect(mails).toMatchObject([{ to: { address: 'asha@example.in' } }])
    expect(mails[0]?.text).toContain('https://example.in/admin/login')
    expect(await login('asha@example.in')).toBeDefined()
  })

  test('an owner can remove their own account, while another owner is left', async () => {
    const database = await open()
    const { accounts, call, login, signUp } = await openAccountsApp(database)
    const id = await signUp('asha')
    await accounts.approve(id)
    await accounts.setRole(id, 'owner')
    const token = await login('asha@example.in')
    expect((await call('DELETE', `/${id}`, undefined, token)).statusCode).toBe(204)
    expect((await call('GET', '/me', undefined, token)).statusCode).toBe(401)
    expect((await accounts.list()).map(({ email }) => email)).toEqual(['owner@example.in'])
    const entries = database.db
      .selectFrom('history')
      .select(['userId', 'author', 'action', 'title'])
    expect(await entries.orderBy('id', 'desc').executeTakeFirst()).toEqual({
      ...{ userId: null, author: 'asha', action: 'delete', title: 'asha' },
    })
  })

  test('changes a role, but refuses an unknown one', async () => {
    const { call, login, signUp } = await openAccountsApp(await open())
    const path = `/${await signUp('asha')}`
    const token = await login()
    const changed = await call('PUT', path, { Role: 'owner' }, token)
    expect([changed.statusCode, changed.json().role]).toEqual([200, 'owner'])
    const refused = await call('PUT', path, { role: 'admin' }, token)
    expect(refused.json()).toMatchObject({ status: 400, errors: { Role: [expect.any(String)] } })
  })

  test('the last owner is neither demoted nor removed', async () => {
    const { accounts, call, login } = await openAccountsApp(await open())
    const token = await login()
    const { id } = (await accounts.authenticate(token))!
    const message = 'The last owner must stay an owner.'
    const problem = { status: 409, errors: { Role: [message] }, Error: message }
    const demoted = await call('PUT', `/${id}`, { role: 'editor' }, token)
    expect([demoted.statusCode, demoted.json()]).toEqual([409, expect.objectContaining(problem)])
    const removed = await call('DELETE', `/${id}`, undefined, token)
    expect([removed.statusCode, removed.json()]).toEqual([409, expect.objectContaining(problem)])
  })

  test('ending sessions and removing an account end its tokens', async () => {
    const { accounts, call, login, signUp } = await openAccountsApp(await open())
    const id = await signUp('asha')
    await accounts.approve(id)
    const token = await login()
    const first = await login('asha@example.in')
    expect((await call('DELETE', `/${id}/sessions`, undefined, token)).statusCode).toBe(204)
    expect((await call('GET', '/me', undefined, first)).statusCode).toBe(401)
    const second = await login('asha@example.in')
    expect((await call('DELETE', `/${id}`, undefined, token)).statusCode).toBe(204)
    expect((await call('GET', '/me', undefined, second)).statusCode).toBe(401)
    expect((await call('GET', '/me', undefined, token)).statusCode).toBe(200)
  })

  test('an unknown account is not found', async () => {
    const { call, login } = await openAccountsApp(await open())
    const token = await login()
    for (const [method, path] of calls.slice(1)) {
      const sent = method === 'PUT' ? { role: 'editor' } : undefined
      const answer = await call(method, path.replace('1', '999'), sent, token)
      expect(answer.json()).toMatchObject({ status: 404, Error: 'There is no such account.' })
    }
  })
})
