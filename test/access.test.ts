import { beforeAll, expect, test } from 'vitest'
import { digest, newSecret } from '#server/accounts/secret.ts'
import { type Operation, operationsOf } from './samples/operations.ts'
import { calls } from './servers/calls.ts'
import { eachApp, type OpenedApp } from './servers/each-app.ts'

type Access = 'public' | 'staff' | 'owner'

const entry = (name: string, access: Access): [string, Access] => [name, access]

const listing = (kind: string) => [
  entry(`GET /api/${kind}`, 'public'),
  entry(`GET /api/${kind}/{id}`, 'public'),
  entry(`POST /api/${kind}`, 'staff'),
  entry(`PUT /api/${kind}/{id}`, 'staff'),
  entry(`DELETE /api/${kind}/{id}`, 'staff'),
]
const place = (name: string) => [
  ...listing(name),
  entry(`GET /api/${name}/deleted`, 'staff'),
  entry(`POST /api/${name}/{id}/restoration`, 'staff'),
  entry(`POST /api/${name}/{id}/duplicate`, 'staff'),
  entry(`PUT /api/${name}/{id}/place`, 'staff'),
  entry(`POST /api/${name}/{id}/preview`, 'staff'),
]
const kind = (name: string) => [...place(name), entry(`PUT /api/${name}/prices`, 'staff')]
const text = (name: string, change: Access) => [
  entry(`GET /api/Text/${name}`, 'staff'),
  entry(`PUT /api/Text/${name}`, change),
  entry(`DELETE /api/Text/${name}`, change),
]
const categories = (name: string) => entry(`GET /api/${name}Category`, 'public')

/** Who may make each call. A documented call that is missing here fails the test. */
const table: Record<string, Access> = Object.fromEntries([
  ...'Hotel Villa TravelPackage Transportation Adventure Shoot EventManagement Relaxation'
    .split(' ')
    .flatMap(kind),
  ...'TravelPackage Transportation Adventure Shoot EventManagement Relaxation Article'
    .split(' ')
    .map(categories),
  ...place('Destination'),
  ...place('Article'),
  ...listing('HotelRooms'),
  ...listing('Services'),
  ...listing('TravelPackageDayWiseItinerary'),
  ...listing('TravelPackageDepartures'),
  ...listing('EventmanagementAddons'),
  ...listing('EventmanagementDayWiseItineraries'),
  ...listing('EventmanagementPackages'),
  entry('GET /api/health', 'public'),
  entry('GET /api/health/live', 'public'),
  entry('GET /api/health/ready', 'public'),
  entry('POST /api/User/login', 'public'),
  entry('POST /api/User/register', 'public'),
  entry('POST /api/User/forgot-password', 'public'),
  entry('POST /api/User/reset-password', 'public'),
  entry('GET /api/User/me', 'staff'),
  entry('POST /api/User/me/password', 'staff'),
  entry('POST /api/User/me/confirmation', 'staff'),
  entry('GET /api/User/me/second-factor', 'staff'),
  entry('POST /api/User/me/second-factor', 'staff'),
  entry('PUT /api/User/me/second-factor', 'staff'),
  entry('POST /api/User/me/second-factor/recovery-codes', 'staff'),
  entry('POST /api/User/me/second-factor/removal', 'staff'),
  entry('DELETE /api/User/session', 'staff'),
  entry('GET /api/User/me/sessions', 'staff'),
  entry('DELETE /api/User/me/sessions', 'staff'),
  entry('DELETE /api/User/me/sessions/{id}', 'staff'),
  entry('GET /api/User', 'owner'),
  entry('PUT /api/User/{id}', 'owner'),
  entry('DELETE /api/User/{id}', 'owner'),
  entry('POST /api/User/{id}/approval', 'owner'),
  entry('DELETE /api/User/{id}/sessions', 'owner'),
  entry('DELETE /api/User/{id}/second-factor', 'owner'),
  entry('POST /api/partners', 'public'),
  entry('POST /api/HotelContact/contact', 'public'),
  entry('POST /api/ContactRequest', 'public'),
  entry('POST /api/BookingRequest', 'public'),
  entry('POST /api/leads', 'public'),
  entry('GET /api/Enquiry', 'staff'),
  entry('GET /api/Enquiry/export', 'staff'),
  entry('GET /api/Enquiry/arrivals', 'staff'),
  entry('GET /api/Enquiry/summary', 'staff'),
  entry('GET /api/Enquiry/assignees', 'staff'),
  entry('GET /api/Enquiry/{id}', 'staff'),
  entry('PUT /api/Enquiry/{id}', 'staff'),
  entry('DELETE /api/Enquiry/{id}', 'owner'),
  entry('GET /api/Enquiry/{id}/person', 'owner'),
  entry('POST /api/Enquiry/{id}/notes', 'staff'),
  entry('GET /api/Picture', 'staff'),
  entry('POST /api/Brand/picture', 'staff'),
  entry('GET /api/Setting', 'staff'),
  entry('PUT /api/Setting', 'owner'),
  entry('GET /api/Mail', 'staff'),
  entry('POST /api/Mail/{id}/retry', 'staff'),
  entry('GET /api/Overview', 'staff'),
  ...['hero', 'benefits', 'testimonials', 'questions', 'about', 'replies'].flatMap((name) =>
    text(name, 'staff'),
  ),
  entry('GET /api/Search', 'staff'),
  ...['terms', 'privacy'].flatMap((name) => text(name, 'owner')),
  entry('GET /api/exports/{file}', 'staff'),
  entry('GET /api/imports', 'staff'),
  entry('POST /api/imports', 'staff'),
  entry('GET /api/imports/{id}', 'staff'),
  entry('GET /api/imports/{id}/rows', 'staff'),
  entry('POST /api/imports/{id}/apply', 'staff'),
  entry('POST /api/imports/{id}/undo', 'staff'),
  entry('DELETE /api/imports/{id}', 'staff'),
  entry('GET /api/Redirect', 'owner'),
  entry('POST /api/Redirect', 'owner'),
  entry('PUT /api/Redirect/{id}', 'owner'),
  entry('DELETE /api/Redirect/{id}', 'owner'),
  entry('POST /api/Redirect/import', 'owner'),
  entry('GET /api/Redirect/missed', 'owner'),
  entry('DELETE /api/Redirect/missed', 'owner'),
  entry('GET /api/conditions', 'public'),
  entry('GET /api/conditions/entries', 'staff'),
  entry('POST /api/conditions', 'staff'),
  entry('PUT /api/conditions/{id}', 'staff'),
  entry('DELETE /api/conditions/{id}', 'staff'),
  entry('GET /api/conditions/export', 'staff'),
  entry('POST /api/conditions/import', 'staff'),
  entry('GET /api/calendar', 'public'),
  entry('POST /api/calendar', 'staff'),
  entry('PUT /api/calendar/{id}', 'staff'),
  entry('DELETE /api/calendar/{id}', 'staff'),
  entry('GET /api/calendar/export', 'staff'),
  entry('POST /api/calendar/import', 'staff'),
  entry('GET /api/local-costs', 'staff'),
  entry('POST /api/local-costs', 'staff'),
  entry('PUT /api/local-costs/{id}', 'staff'),
  entry('DELETE /api/local-costs/{id}', 'staff'),
  entry('GET /api/local-costs/export', 'staff'),
  entry('POST /api/local-costs/import', 'staff'),
  entry('GET /api/quotes', 'staff'),
  entry('POST /api/quotes', 'staff'),
  entry('GET /api/quotes/summary', 'staff'),
  entry('GET /api/quotes.csv', 'staff'),
  entry('GET /api/quotes/{id}', 'staff'),
  entry('GET /api/quotes/listings/{id}', 'staff'),
  entry('PUT /api/quotes/{id}/draft', 'staff'),
  entry('DELETE /api/quotes/{id}/draft', 'staff'),
  entry('POST /api/quotes/{id}/send', 'staff'),
  entry('POST /api/quotes/{id}/withdraw', 'staff'),
  entry('POST /api/quotes/{id}/told', 'staff'),
  entry('GET /api/reviews', 'staff'),
  entry('GET /api/reviews/due', 'staff'),
  entry('POST /api/reviews/ask', 'staff'),
  entry('POST /api/reviews/{id}/publish', 'staff'),
  entry('POST /api/reviews/{id}/refuse', 'staff'),
  entry('PUT /api/reviews/{id}/answer', 'staff'),
  entry('GET /api/suppliers', 'staff'),
  entry('POST /api/suppliers', 'staff'),
  entry('GET /api/suppliers/{id}', 'staff'),
  entry('PUT /api/suppliers/{id}', 'staff'),
  entry('GET /api/suppliers/{id}/rates', 'staff'),
  entry('POST /api/suppliers/{id}/rates', 'staff'),
  entry('POST /api/suppliers/{id}/rates/copy-season', 'staff'),
  entry('GET /api/rates.csv', 'staff'),
  entry('POST /api/rates/import', 'staff'),
  entry('PUT /api/rates/{id}', 'staff'),
  entry('DELETE /api/rates/{id}', 'staff'),
  entry('GET /api/History', 'staff'),
  entry('GET /api/History/authors', 'staff'),
  entry('POST /api/History/{id}/restoration', 'staff'),
])

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

eachApp((use) => {
  let headersOf: (person: Person) => Promise<Record<string, string>>
  beforeAll(async () => {
    headersOf = await tokensOf(use())
  })

  test('every call is allowed exactly to those in the table', async () => {
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
    expect(observed).toEqual(table)
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
