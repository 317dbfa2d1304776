import { expect, test } from 'vitest'
import { eachApp } from '../servers/each-app.ts'
import {
  fill,
  fixtureCalls,
  fixtureOf,
  type ListingFixture,
  ownOf,
  readFixture,
} from './fixtures.ts'

const four = ['/api/TravelPackage', '/api/Transportation', '/api/Shoot', '/api/EventManagement']

eachApp((use) => {
  const call = () => fixtureCalls(use())
  const full = ({ path, created }: ListingFixture) => ({
    ...(fill(created) as object),
    ...ownOf(path),
  })

  async function expectCreated(path: string) {
    const fixture = fixtureOf(path)
    const { postFixture, visit } = call()
    const created = await postFixture(path, fixture.create)
    expect(created.statusCode, created.body).toBe(201)
    expect(created.json()).toEqual(full(fixture))
    expect(created.headers.location).toMatch(new RegExp(`${path}/${created.json().id}$`))
    expect((await visit(`${path}/${created.json().id}`)).json()).toEqual(created.json())
    await expectRefused(path, 'POST')
  }

  async function expectRefused(path: string, method: 'POST' | 'PUT') {
    const { refused } = fixtureOf(path)
    const { postFixture, visit } = call()
    const before = (await visit(path)).body
    const answer = await postFixture(path, { ...refused, files: [] })
    expect(answer.json(), method).toEqual({
      title: 'Bad Request',
      status: 400,
      errors: refused.errors,
      Error: Object.values(refused.errors)[0]?.[0],
    })
    expect((await visit(path)).body).toBe(before)
  }

  async function expectChanged(path: string) {
    const fixture = fixtureOf(path)
    const { add, putFixture, visit } = call()
    const id = await add(path)
    const before = (await visit(`${path}/${id}`)).json()
    const changed = await putFixture(`${path}/${id}`, fixture.change, { '<id>': id })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json()).toEqual({
      ...full(fixture),
      ...(fill(fixture.changed) as object),
      id,
      version: 2,
    })
    if (fixture.change.files.length === 0) {
      expect([changed.json().images, changed.json().image]).toEqual([before.images, before.image])
    }
    expect((await visit(`${path}/${id}`)).json()).toEqual(changed.json())
    const unknown = await putFixture(`${path}/${id + 1000}`, fixture.change)
    expect(unknown.statusCode).toBe(404)
  }

  async function expectDeleted(path: string) {
    const { add, remove, visit } = call()
    const id = await add(path)
    const deleted = await remove(`${path}/${id}`)
    expect([deleted.statusCode, deleted.body]).toEqual([204, ''])
    expect((await visit(`${path}/${id}`)).statusCode).toBe(404)
    expect((await remove(`${path}/${id}`)).statusCode).toBe(404)
  }

  test.for([...four, '/api/Adventure', '/api/Relaxation', '/api/Hotel', '/api/Villa'])(
    'GET %s',
    async (path) => {
      const { add, visit } = call()
      const id = await add(path)
      const found = (await visit(path)).json().$values.map((listing: { id: number }) => listing.id)
      expect(found).toContain(id)
      expect(found).toEqual([...found].sort((a, b) => a - b))
    },
  )

  const categories = Object.entries(readFixture<Record<string, object[]>>('categories'))
  test.for(categories)('GET %s', async ([path, expected]) => {
    const answer = await call().visit(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ $values: expected })
  })

  test('POST /api/TravelPackage', () => expectCreated('/api/TravelPackage'))
  test('POST /api/Transportation', () => expectCreated('/api/Transportation'))
  test.for(['/api/Shoot', '/api/EventManagement'])('POST %s', (path) => expectCreated(path))
  test.for(four)('PUT of the four above: %s/{id}', (path) => expectChanged(path))
  test.for(four)('DELETE %s/{id}', (path) => expectDeleted(path))

  test.for(['/api/Adventure', '/api/Relaxation', '/api/Hotel', '/api/Villa'])(
    'POST %s, PUT /{id}',
    async (path) => {
      await expectCreated(path)
      await expectChanged(path)
    },
  )
  test.for(['/api/Adventure', '/api/Relaxation', '/api/Hotel', '/api/Villa'])(
    'DELETE %s/{id}',
    (path) => expectDeleted(path),
  )
})
