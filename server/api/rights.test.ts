import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SignedIn } from '../accounts/sessions.ts'
import { rights, signedIn } from './rights.ts'

const user = {
  id: 1,
  sessionId: 1,
  name: 'Asha',
  email: 'asha@example.in',
  expiresAt: '2026-05-01T20:00:00.000Z',
}
const tokens: Record<string, SignedIn> = {
  'editors-token': { ...user, role: 'editor' },
  'owners-token': { ...user, role: 'owner' },
}

async function start() {
  const app = Fastify()
  const accounts = {
    authenticate: async (token: string) => tokens[token],
    isSessionOpen: async () => true,
  }
  await app.register(rights, { accounts })
  app.get('/open', { onRequest: app.readUser }, async ({ user }) => ({ role: user?.role ?? null }))
  app.get('/user', { onRequest: app.requireUser }, async (request) => signedIn(request))
  app.get('/owner', { onRequest: app.requireOwner }, async (request) => signedIn(request))
  app.get('/unguarded', async (request) => signedIn(request))
  return (url: string, authorization?: string) =>
    app.inject({ url, headers: { ...(authorization && { authorization }) } })
}

test.each([
  undefined,
  'Bearer',
  'Bearer forged',
  'Bearer editors-token more',
  'Basic editors-token',
  'editors-token',
])('%s opens only what is public', async (authorization) => {
  const call = await start()
  expect((await call('/open', authorization)).json()).toEqual({ role: null })
  for (const path of ['/user', '/owner']) {
    const answer = await call(path, authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toEqual({
      title: 'Unauthorized',
      status: 401,
      errors: {},
      Error: 'Please log in.',
    })
  }
})

test('an editor is no owner', async () => {
  const call = await start()
  expect((await call('/open', 'Bearer editors-token')).json()).toEqual({ role: 'editor' })
  expect((await call('/user', 'bearer editors-token')).statusCode).toBe(200)
  const refused = await call('/owner', 'Bearer editors-token')
  expect([refused.statusCode, refused.json().Error]).toEqual([403, 'Only an owner may do this.'])
})

test('an owner may do everything', async () => {
  const call = await start()
  expect((await call('/user', 'Bearer owners-token')).json()).toMatchObject({ role: 'owner' })
  expect((await call('/owner', 'Bearer owners-token')).statusCode).toBe(200)
})

test('a route that forgets to ask for its user fails loudly', async () => {
  const call = await start()
  expect((await call('/unguarded', 'Bearer owners-token')).statusCode).toBe(500)
})
