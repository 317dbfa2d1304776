import { beforeAll, expect, test } from 'vitest'
import { eachApp } from '../servers/each-app.ts'
import { fill, fixtureCalls, fixtureOf, listingFixtures, ownOf, readFixture } from './fixtures.ts'
import type { HotelPartFixture, PartFixture } from './part-fixtures.ts'

const parts = readFixture<Record<string, PartFixture>>('parts')
const hotelParts = readFixture<Record<string, HotelPartFixture>>('hotel-parts')

eachApp((use) => {
  const ids: Record<string, number> = {}
  const nested: Record<string, Record<string, unknown>> = {}

  beforeAll(async () => {
    const { add, postJson, postFixture } = fixtureCalls(use())
    for (const { path } of listingFixtures) ids[path] = await add(path)
    for (const part of Object.values(parts)) {
      const known = { '<owner>': ids[part.owner] }
      await postJson(part.path, fill(part.create, known) as object)
      nested[part.owner] = {
        ...nested[part.owner],
        [part.nested]: { $values: [{ ...(fill(part.created, known) as object), version: 1 }] },
      }
    }
    for (const part of Object.values(hotelParts)) {
      const known = { '<owner>': ids['/api/Hotel'] }
      await postFixture(part.path, part.create, known)
      const own = { pictures: expect.any(Array), version: 1 }
      const record = { ...(fill(part.created, known) as object), ...own }
      nested['/api/Hotel'] = { ...nested['/api/Hotel'], [part.nested]: { $values: [record] } }
    }
  })

  const documented = (path: string) => ({
    ...(fill(fixtureOf(path).created) as object),
    ...ownOf(path),
    ...nested[path],
    id: ids[path],
  })

  const lists = [
    '/api/TravelPackage',
    '/api/Adventure',
    '/api/Transportation',
    '/api/Shoot',
    '/api/EventManagement',
    '/api/Relaxation',
    '/api/Hotel',
    '/api/Villa',
  ]

  test.for(lists)('GET %s', async (path) => {
    const answer = await use().app.inject({ url: path })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ $values: [documented(path)] })
  })

  const details = lists.filter((path) => path !== '/api/Transportation')

  test.for(details)('GET %s/{id}', async (path) => {
    const { visit } = fixtureCalls(use())
    const answer = await visit(`${path}/${ids[path]}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(documented(path))
    for (const image of answer.json().images.$values) {
      const file = await visit(`/${image}`)
      expect(file.headers['content-type']).toBe('image/webp')
    }
    expect((await visit(`${path}/${ids[path]! + 1000}`)).statusCode).toBe(404)
  })

  test('rooms and icons are bare names, served below /hotelrooms/ and /images/', async () => {
    const { visit } = fixtureCalls(use())
    const { hotelRooms, services } = (await visit(`/api/Hotel/${ids['/api/Hotel']}`)).json()
    const room = await visit(`/hotelrooms/${hotelRooms.$values[0].images.$values[0]}`)
    const icon = await visit(`/images/${services.$values[0].icon}`)
    expect(room.headers['content-type']).toBe('image/webp')
    expect(icon.headers['content-type']).toBe('image/webp')
  })
})
