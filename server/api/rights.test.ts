import { Readable } from 'node:stream'
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
  idleEndsAt: null,
  needsSecondFactor: false,
  isRecent: true,
}
const tokens: Record<string, SignedIn> = {
  'editors-token': { ...user, role: 'editor' },
  'owners-token': { ...user, role: 'owner' },
  'old-token': { ...user, role: 'owner', isRecent: false },
  'weak-token': { ...user, role: 'owner', needsSecondFactor: true },
}

async function start() {
  const app = Fastify()
  const uses: boolean[] = []
  const ended = new Set<string>()
  async function authenticate(token: string, isUse = true) {
    uses.push(isUse)
    return ended.has(token) ? undefined : tokens[token]
  }
  const hasIdled = async (token: string) => token === 'idle-token'
  await app.register(rights, {
    accounts: { authenticate, hasIdled, isSessionOpen: async () => true },
  })
  app.get('/open', { onRequest: app.readUser }, async ({ user }) => ({ role: user?.role ?? null }))
  app.get('/user', { onRequest: app.requireUser }, async (request) => signedIn(request))
  app.get('/owner', { onRequest: app.requireOwner }, async (request) => signedIn(request))
  app.get('/unguarded', async (request) => signedIn(request))
  const onRequest = [app.requireOwner, app.requireRecent]
  app.get('/recent', { onRequest }, async (request) => signedIn(request))
  const config = { withoutSecondFactor: true }
  app.get('/setting-up', { onRequest: app.requireUser, config }, async (request) =>
    signedIn(request),
  )
  const stored: unknown[] = []
  for (const [url, onRequest] of [
    ['/user', app.requireUser],
    ['/owner', app.requireOwner],
  ] as const) {
    app.post(url, { onRequest }, async ({ body }) => void stored.push(body))
  }
  const post = (url: string, authorization: string, payload: Readable) =>
    app.inject({
      ...{ method: 'POST', url, payload },
      headers: { authorization, 'content-type': 'application/json' },
    })
  const end = (token: string) => ended.add(token)
  const call = (url: string, authorization?: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...(authorization && { authorization }) } })
  return Object.assign(call, { uses, stored, post, end })
}

test.each([
  undefined,
  'Bearer',
  'Bearer forged',
  'Bearer editors-token more',
  'Basic editors-token',
  'editors-token',
])('%s has access only to public routes', async (authorization) => {
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

test('an editor is not an owner', async () => {
  const call = await start()
  expect((await call('/open', 'Bearer editors-token')).json()).toEqual({ role: 'editor' })
  expect((await call('/user', 'bearer editors-token')).statusCode).toBe(200)
  const refused = await call('/owner', 'Bearer editors-token')
  expect([refused.statusCode, refused.json().Error]).toEqual([403, 'Only an owner may do this.'])
})

test('an owner has access to everything', async () => {
  const call = await start()
  expect((await call('/user', 'Bearer owners-token')).json()).toMatchObject({ role: 'owner' })
  expect((await call('/owner', 'Bearer owners-token')).statusCode).toBe(200)
})

test('a route that forgets to require its user throws', async () => {
  const call = await start()
  expect((await call('/unguarded', 'Bearer owners-token')).statusCode).toBe(500)
})

test('a required second factor must be set up before anything else', async () => {
  const call = await start()
  const message =
    'Set up your second factor first. To keep what you typed, do so in another tab, then try again here.'
  for (const path of ['/user', '/owner', '/recent']) {
    const answer = await call(path, 'Bearer weak-token')
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { title: 'Forbidden', status: 403, errors: { SecondFactor: [message] }, Error: message },
    ])
  }
  expect((await call('/open', 'Bearer weak-token')).json()).toEqual({ role: null })
  expect((await call('/setting-up', 'Bearer weak-token')).statusCode).toBe(200)
})

test('sensitive routes require a recently entered password', async () => {
  const call = await start()
  expect((await call('/owner', 'Bearer old-token')).statusCode).toBe(200)
  const answer = await call('/recent', 'Bearer old-token')
  const message = 'Confirm your password first.'
  expect([answer.statusCode, answer.json().errors]).toEqual([403, { CurrentPassword: [message] }])
  expect((await call('/recent', 'Bearer editors-token')).json().errors).toEqual({})
  expect((await call('/recent', 'Bearer owners-token')).statusCode).toBe(200)
})

test('tells users whose session ended for lack of use', async () => {
  const call = await start()
  const answer = await call('/user', 'Bearer idle-token')
  const message = 'Your session ended because it was not used.'
  expect([answer.statusCode, answer.json().errors]).toEqual([401, { Session: [message] }])
})

test('a screen’s background request does not count as a use of the session', async () => {
  const call = await start()
  await call('/user', 'Bearer owners-token', { 'x-unattended': 'true' })
  await call('/user', 'Bearer owners-token')
  expect(call.uses).toEqual([false, true])
})

test.each(['/user', '/owner'])(
  'a session that ends while %s receives the body is refused',
  async (url) => {
    const call = await start()
    async function* slowBody() {
      yield '{'
      call.end('owners-token')
      yield '}'
    }
    const answer = await call.post(url, 'Bearer owners-token', Readable.from(slowBody()))
    expect([answer.statusCode, call.stored]).toEqual([401, []])
  },
)
