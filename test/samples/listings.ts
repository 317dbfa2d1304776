import { textNames } from '#catalogue/texts/texts.ts'
import { digest, newSecret } from '#server/accounts/secret.ts'
import { fill, fixtureCalls, listingFixtures, readFixture } from '../contract/fixtures.ts'
import type { HotelPartFixture, PartFixture } from '../contract/part-fixtures.ts'
import type { OpenedApp } from '../servers/each-app.ts'
import { inDays } from './enquiries.ts'
import type { JsonSchema, Operation } from './operations.ts'
import { jpeg } from './pictures.ts'
import { acceptedTrip, guestWords, reviewToken } from './trips.ts'

type Sample = Record<string, unknown>

const parts = Object.values(readFixture<Record<string, PartFixture>>('parts'))
const hotelParts = Object.values(readFixture<Record<string, HotelPartFixture>>('hotel-parts'))
const { register } = readFixture<{ register: Sample }>('user')

/**
 * Fills an app with one record of everything, and returns for each documented call the path of such
 * a record and a valid body.
 */
export async function sampleCalls(opened: OpenedApp) {
  const { add, get, post, postJson } = fixtureCalls(opened)
  const ids: Record<string, number> = {}
  const bodies: Record<string, Sample> = {}
  for (const { path, create } of listingFixtures) {
    ids[path] = await add(path)
    bodies[path] = Object.fromEntries(create.fields)
  }
  for (const { path, owner, create } of parts) {
    bodies[path] = fill(create, { '<owner>': ids[owner] }) as Sample
    ids[path] = (await postJson(path, bodies[path])).json().id
  }
  for (const { path, create } of hotelParts) {
    bodies[path] = fill(Object.fromEntries(create.fields), {
      '<owner>': String(ids['/api/Hotel']),
    }) as Sample
    ids[path] = (await post(path, Object.entries(bodies[path]) as [string, string][])).json().id
  }
  const departures = '/api/TravelPackageDepartures'
  const departure = {
    travelPackageId: ids['/api/TravelPackage'],
    startsOn: inDays(30),
    seatsLeft: 4,
  }
  bodies[departures] = departure
  ids[departures] = (await postJson(departures, departure)).json().id
  bodies['/api/User/register'] = register
  bodies['/api/leads'] = { reference: 'KE-7F3QX', channel: 'whatsapp', page: '/hotel/1' }
  for (const name of textNames) {
    bodies[`/api/Text/${name}`] = { value: (await get(`/api/Text/${name}`)).json().value }
  }
  bodies['/api/Setting'] = (await get('/api/Setting')).json()
  const stored = { from: '/older-page', to: '/villas' }
  bodies['/api/Redirect'] = { from: '/old-page', to: '/villas' }
  bodies['/api/Redirect/{id}'] = stored
  bodies['/api/Redirect/import'] = { text: '/oldest-page,/villas' }
  ids['/api/Redirect'] = (await postJson('/api/Redirect', stored)).json().id
  const cost = { destinationId: ids['/api/Destination'], what: 'Garden ticket', low: 40 }
  bodies['/api/local-costs'] = { ...cost, what: 'Gondola', high: 950 }
  bodies['/api/local-costs/{id}'] = cost
  bodies['/api/local-costs/import'] = { text: 'Place,What,Low\nNowhere,Pony,800' }
  ids['/api/local-costs'] = (await postJson('/api/local-costs', cost)).json().id
  const supplier = { name: 'Dal View', kind: 'houseboat' }
  const days = { season: 'Winter', from: '2026-12-01', to: '2027-02-28' }
  const rate = { item: 'Shikara', ...days, price: 800, unit: 'trip' }
  bodies['/api/suppliers'] = supplier
  ids['/api/suppliers'] = (await postJson('/api/suppliers', supplier)).json().id
  const rates = `/api/suppliers/${ids['/api/suppliers']}/rates`
  ids['/api/rates'] = (await postJson(rates, rate)).json().id
  bodies['/api/rates/{id}'] = { price: 900 }
  bodies['/api/suppliers/{id}/rates'] = { ...rate, item: 'Gondola' }
  bodies['/api/rates/import'] = {}
  bodies['/api/suppliers/{id}/rates/copy-season'] = {
    ...{ season: 'Winter', from: '2027-12-01', to: '2028-02-29', percent: 5 },
  }
  const source = { from: 'typed', unitCost: 800 }
  const shikara = { id: 'b', days: { from: 1, to: 1 }, text: 'Shikara', source }
  const document = {
    guest: { name: 'Asif Lone', phone: '9419012345' },
    ...{ arrival: inDays(30), validUntil: inDays(7) },
    options: [{ id: 'a', lines: [shikara] }],
  }
  bodies['/api/quotes'] = { enquiryId: null }
  ids['/api/quotes'] = (await postJson('/api/quotes', {})).json().id
  bodies['/api/quotes/{id}/draft'] = { document }
  bodies['/api/quotes/{id}/send'] = {}
  bodies['/api/quotes/{id}/told'] = { way: 'link' }
  bodies['/api/reviews/ask'] = { quoteId: await acceptedTrip(opened), way: 'link' }
  const reviewed = await acceptedTrip(opened)
  await opened.domain.reviews.guests.send(await reviewToken(opened, reviewed), guestWords)
  const { items } = await opened.domain.reviews.page({ state: 'waiting', page: 1, pageSize: 1 })
  ids['/api/reviews'] = items[0]?.id ?? 0
  bodies['/api/reviews/{id}/publish'] = {}
  bodies['/api/reviews/{id}/refuse'] = { reason: 'privacy' }
  bodies['/api/reviews/{id}/answer'] = { answer: 'Come again!' }
  bodies['/api/conditions'] = { name: 'Zojila', state: 'closed' }
  bodies['/api/conditions/{id}'] = { name: 'Mughal Road', state: 'open' }
  bodies['/api/conditions/import'] = { text: 'Name,State\nNowhere,shut' }
  ids['/api/conditions'] = (
    await postJson('/api/conditions', bodies['/api/conditions/{id}'])
  ).json().id
  const season = { title: 'Saffron', from: '10-20', to: '11-15' }
  bodies['/api/calendar'] = { ...season, title: 'Tulips' }
  bodies['/api/calendar/{id}'] = season
  bodies['/api/calendar/import'] = { text: 'What,Usually begins,Usually ends\nSnow,x,y' }
  ids['/api/calendar'] = (await postJson('/api/calendar', season)).json().id
  ids['/api/User'] = (
    await postJson('/api/User/register', { ...register, email: 'p@example.in' })
  ).json().id
  return {
    bodyOf: ({ path, body }: Operation): Sample =>
      bodies[path] ?? bodies[path.replace('/{id}', '')] ?? sampleOf(body?.schema ?? {}),
    /** Required fields. */
    filesOf: ({ path }: Operation) => neededFiles[path] ?? [],
    urlOf: ({ path }: Operation) =>
      path.replace('{id}', String(ids[path.slice(0, path.indexOf('/{'))] ?? 1)),
  }
}

/** Fields required by calls that refuse a body without them. */
const neededFiles = {
  '/api/Brand/picture': [{ field: 'image', name: 'logo.jpg', body: await jpeg(600, 200) }],
  '/api/imports': [
    { field: 'files', name: 'Villa.csv', body: Buffer.from('Title,Price\nOrchard,9000') },
  ],
  '/api/rates/import': [
    { field: 'file', name: 'rates.csv', body: Buffer.from('Supplier,Item,From,To\nA,Room,,') },
  ],
} as Record<string, { field: string; name: string; body: Buffer }[]>

/** A body that is valid by the schema's types and field names. */
function sampleOf({ properties = {} }: JsonSchema): Sample {
  const values = Object.entries(properties).map(([name, schema]) => [
    name,
    sampleValue(name, schema),
  ])
  return Object.fromEntries(values)
}

function sampleValue(
  name: string,
  { type, format, minLength, enum: choices }: JsonSchema,
): unknown {
  if (choices) return choices[0]
  // An id in an enquiry: none, since any other must exist.
  if (/^(hotel|room|listing|departure)Id$/.test(name)) return ''
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  if (type === 'array') return []
  if (format === 'email' || name === 'email') return 'asif@example.in'
  if (/date|followUp/i.test(name)) return inDays(name === 'endDate' ? 33 : 30)
  if (name === 'phone') return '9419012345'
  return minLength || name === 'text' ? 'Saffron' : ''
}

/** A valid token of the owner. */
export async function freshHeaders({ domain, owner }: OpenedApp) {
  const { db } = domain.database
  const token = newSecret()
  const createdAt = new Date().toISOString()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  const session = { tokenHash: digest(token), userId, createdAt, expiresAt }
  await db.insertInto('sessions').values(session).execute()
  return { authorization: `Bearer ${token}` }
}
