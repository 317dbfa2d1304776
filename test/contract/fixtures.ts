import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inDays } from '../samples/enquiries.ts'
import { jpeg } from '../samples/pictures.ts'
import { calls } from '../servers/calls.ts'
import type { OpenedApp } from '../servers/each-app.ts'

/** A call's fields by name, and the field names of its files. */
export interface Sent {
  fields: [name: string, text: string][]
  files: string[]
}

export interface Refused {
  fields: [name: string, text: string][]
  errors: Record<string, string[]>
}

/** A listing as documented, without our additional fields. */
export interface ListingFixture {
  path: string
  create: Sent
  created: Record<string, unknown>
  change: Sent
  changed: Record<string, unknown>
  refused: Refused
}

export function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'))
}

export const listingFixtures = [
  'travel-package',
  'adventure',
  'transportation',
  'shoot',
  'event-management',
  'relaxation',
  'hotel',
  'villa',
  'destination',
  'article',
].map((name) => readFixture<ListingFixture>(name))

/** The fixture of a path such as `/api/Hotel`. */
export function fixtureOf(path: string): ListingFixture {
  const fixture = listingFixtures.find((listing) => listing.path === path)
  if (!fixture) throw new Error(`There is no fixture of ${path}`)
  return fixture
}

const matchers: Record<string, unknown> = {
  '<id>': expect.any(Number),
  '<instant>': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  '<upload>': expect.stringMatching(/^uploads\/[a-z0-9]+\.webp$/),
  '<file>': expect.stringMatching(/^[a-z0-9]+\.webp$/),
  '<token>': expect.stringMatching(/^\S{20,}$/),
  '<reference>': expect.stringMatching(/^KE-\w{6}$/),
}

/** A fixture with its placeholders replaced: by known values, then by matchers. */
export function fill(value: unknown, known: Record<string, unknown> = {}): unknown {
  if (typeof value === 'string') return fillText(value, known)
  if (Array.isArray(value)) return value.map((item) => fill(item, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, known)]))
}

function fillText(text: string, known: Record<string, unknown>) {
  const [, length] = /^<(\d+) characters>$/.exec(text) ?? []
  if (length) return 'x'.repeat(Number(length))
  return known[text] ?? matchers[text] ?? withDays(text)
}

const withDays = (text: string) =>
  text.replace(/<in (\d+) days>/, (_, days) => inDays(Number(days)))

/** The additional fields of a listing. */
const own = {
  pictures: expect.any(Array),
  status: 'published',
  position: expect.any(Number),
  version: expect.any(Number),
  createdAt: matchers['<instant>'],
  updatedAt: matchers['<instant>'],
}

const story = {
  story: '',
  highlights: { $values: [] },
  bestMonths: '',
  meals: '',
  pickUp: '',
  departures: { $values: [] },
}

const sold = {
  oldPrice: null,
  priceOnRequest: false,
  destinations: { $values: [] },
  related: { $values: [] },
  questions: '',
}

export const ownOf = (path: string) => ({
  ...own,
  ...(!['/api/Destination', '/api/Article'].includes(path) && sold),
  ...(path === '/api/TravelPackage' && story),
})

const picture = await jpeg(60, 40)

/** Sends fixtures to an app as staff. */
export function fixtureCalls({ app, headers }: OpenedApp) {
  const call = calls(app, headers)
  const files = (names: string[]) =>
    names.map((field, n) => ({ field, name: `${n}.jpg`, body: picture }))
  const texts = (fields: Sent['fields'], known: Record<string, unknown>) =>
    fields.map(([name, text]): [string, string] => [name, String(fill(text, known))])
  return {
    ...call,
    postFixture: (path: string, sent: Sent, known: Record<string, unknown> = {}) =>
      call.post(path, texts(sent.fields, known), files(sent.files)),
    putFixture: (path: string, sent: Sent, known: Record<string, unknown> = {}) =>
      call.put(path, texts(sent.fields, known), files(sent.files)),
    /** The id of a new listing. */
    async add(path: string): Promise<number> {
      const { create } = fixtureOf(path)
      const created = await call.post(path, texts(create.fields, {}), files(create.files))
      return created.json().id
    },
  }
}
