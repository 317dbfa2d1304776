import { beforeAll, expect, test } from 'vitest'
import { digest, newSecret } from '#server/accounts/secret.ts'
import { type Access, accessTable } from './samples/access-table.ts'
import { type Operation, operationsOf } from './samples/operations.ts'
import { calls } from './servers/calls.ts'
import { eachApp, type OpenedApp } from './servers/each-app.ts'

const strangers = ['nobody', 'expired', 'forged', 'pending'] as const
const persons = [...strangers, 'editor', 'owner'] as const
type Person = (typeof persons)[number]

/** A new token for each call, since some calls end it. */
async function tokensOf({ domain, owner }: OpenedApp) {
  const { db } = domain.database
  const createdAt = new Date().toISOString()
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const ids: Partial<Record<Person, number>> = {}
  for (const person of ['pending', 'editor'] as const) {
    const approvedAt = person === 'pending' ? null : createdAt
    const user = { name: person, email: `${person}@example.in`, passwordHash: '' }
    const row = { ...user, role: 'editor' as const, approvedAt, createdAt }
    ids[person] = (
      await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    ).id
  }
  const users = db.selectFrom('users').select('id')
  ids.owner = (await users.where('email', '=', owner.email).executeTakeFirstOrThrow()).id
  ids.expired = ids.owner

  return async (person: Person): Promise<Record<string, string>> => {
    if (person === 'nobody') return {}
    const token = newSecret()
    const userId = ids[person]
    if (userId !== undefined) {
      const expiresAt = person === 'expired' ? createdAt : later
      const session = { tokenHash: digest(token), userId, createdAt, expiresAt }
      await db.insertInto('sessions').values(session).execute()
    }
    return { authorization: `Bearer ${token}` }
  }
}

/** Who may make a call, by its statuses; the statuses themselves if they contradict each other. */
function accessOf(statuses: Record<Person, number>): Access | Record<Person, number> {
  const refused = (person: Person) => statuses[person] === 401 || statuses[person] === 403
  if (!persons.some(refused)) return 'public'
  const shut = strangers.every((person) => statuses[person] === 401)
  if (!shut || refused('owner')) return statuses
  if (!refused('editor')) return 'staff'
  return statuses.editor === 403 ? 'owner' : statuses
}

eachApp((use, once) => {
  let headersOf: (person: Person) => Promise<Record<string, string>>
  beforeAll(async () => {
    headersOf = await tokensOf(use())
  })

  once('every call is allowed exactly to those in the table', async () => {
    const { app } = use()
    const call = async ({ method, path }: Operation, person: Person) => {
      const url = path.replace('{id}', '2147483647')
      const headers = await headersOf(person)
      return (await app.inject({ method: method as 'GET', url, headers })).statusCode
    }
    const observed: Record<string, unknown> = {}
    for (const operation of await operationsOf(app)) {
      const statuses = {} as Record<Person, number>
      for (const person of persons) statuses[person] = await call(operation, person)
      observed[operation.name] = accessOf(statuses)
      expect(operation.guarded, operation.name).toBe(observed[operation.name] !== 'public')
    }
    expect(observed).toEqual(accessTable)
  })

  test('ignores an invalid token where none is needed', async () => {
    const { app } = use()
    // The calls above signed out some tokens.
    const { post } = calls(app, await headersOf('owner'))
    const { id } = (
      await post('/api/Adventure', [
        ['title', 'Rafting'],
        ['location', 'Sonamarg'],
        ['price', '1800'],
        ['additionalInfo', 'From 12 years'],
        ['termCondition', 'Only with a vest'],
        ['adventureCategoryId', '1'],
        ['status', 'draft'],
      ])
    ).json()
    for (const person of persons) {
      const seen = person === 'editor' || person === 'owner'
      const headers = await headersOf(person)
      const one = await app.inject({ url: `/api/Adventure/${id}`, headers })
      expect(one.statusCode, person).toBe(seen ? 200 : 404)
      const list = await app.inject({ url: '/api/Adventure', headers })
      expect([list.statusCode, list.json().$values.length]).toEqual([200, seen ? 1 : 0])
    }
  })
})
