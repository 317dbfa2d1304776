import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { jpeg } from '../samples/pictures.ts'
import { multipart } from '../servers/app.ts'
import { eachApp } from '../servers/each-app.ts'
import { fixtureCalls } from './fixtures.ts'

/** What all calls have in common: how they refuse, and how lists have pages. */
eachApp((use) => {
  const call = () => fixtureCalls(use())
  const ids: number[] = []

  beforeAll(async () => {
    const { add, put } = call()
    for (const title of ['Cherry House', 'Almond House', 'Walnut House']) {
      const id = await add('/api/Villa')
      await put(`/api/Villa/${id}`, [['title', title]])
      ids.push(id)
    }
  })

  const file = (field: string, body: Buffer, name = 'a.jpg') => ({ field, name, body })

  test('401 without a token, for every call that changes something', async () => {
    const { app } = use()
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const url = method === 'POST' ? '/api/Villa' : `/api/Villa/${ids[0]}`
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        title: 'Unauthorized',
        status: 401,
        errors: {},
        Error: 'Please log in.',
      })
    }
  })

  test('404 for an id of another kind, since ids span the kinds', async () => {
    const { add, visit, put, remove } = call()
    const hotel = await add('/api/Hotel')
    expect(ids).not.toContain(hotel)
    for (const answer of [
      await visit(`/api/Villa/${hotel}`),
      await put(`/api/Villa/${hotel}`, [['title', 'Ours now']]),
      await remove(`/api/Villa/${hotel}`),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ title: 'Not Found', status: 404, errors: {} })
    }
    expect((await visit('/api/Nothing')).json()).toMatchObject({ status: 404 })
  })

  test('409 for a stale version; without one the last write wins', async () => {
    const { add, put } = call()
    const at = `/api/Villa/${await add('/api/Villa')}`
    expect((await put(at, [['Version', '1']])).json().version).toBe(2)
    const stale = await put(at, [['Version', '1']])
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ title: 'Conflict', status: 409, errors: {} })
    expect((await put(at, [['Duration', 'Later']])).json()).toMatchObject({ version: 3 })
    await call().remove(at)
  })

  test('413 for a file over 20 MB, 400 under Images for one that is no picture', async () => {
    const { putFixture, put } = call()
    const at = `/api/Villa/${ids[0]}`
    const large = file('imageFiles', Buffer.alloc(20 * 2 ** 20 + 1), 'pano.jpg')
    const refused = await put(at, [], [large])
    expect(refused.json()).toMatchObject({ status: 413, Error: '“pano.jpg” is larger than 20 MB.' })
    const text = await put(at, [], [file('imageFiles', Buffer.from('wazwan'), 'menu.jpg')])
    expect(text.json().errors).toEqual({
      Images: ['“menu.jpg” is not a JPEG, PNG or WebP picture.'],
    })
    const seventh = await putFixture(at, { fields: [], files: Array(7).fill('imageFiles') })
    expect(seventh.json().errors).toEqual({ Images: ['At most 6 images are allowed.'] })
  })

  test('415 for a body of the wrong type', async () => {
    const { app, headers } = use()
    const { postJson } = call()
    const json = await postJson('/api/Villa', { title: 'Orchard House' })
    expect(json.json()).toMatchObject({ title: 'Unsupported Media Type', status: 415 })
    const form = await multipart([['dayNumber', '1']])
    const url = '/api/TravelPackageDayWiseItinerary'
    const day = await app.inject({
      ...{ method: 'POST' as const, url, payload: form.payload },
      headers: { ...headers, ...form.headers },
    })
    expect(day.statusCode).toBe(415)
  })

  test('X-Total-Count and Link say what a narrowed list leaves out', async () => {
    const { visit } = call()
    const { headers, ...answer } = await visit('/api/Villa?q=house&sort=title&pageSize=2')
    const titles = answer.json().$values.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['Almond House', 'Cherry House'])
    expect(headers['x-total-count']).toBe('3')
    const at = 'http://localhost:3000/api/Villa?q=house&sort=title&pageSize=2&page='
    expect(headers.link).toBe(`<${at}1>; rel="first", <${at}2>; rel="next", <${at}2>; rel="last"`)
    const all = await visit('/api/Villa')
    expect(all.headers).not.toHaveProperty('link')
    expect(all.json().$values).toHaveLength(3)
  })

  test('a picture is named by a WebP 1280 wide, without a leading slash', async () => {
    const { put, visit } = call()
    const wide = file('imageFiles', await jpeg(1600, 90))
    const changed = await put(`/api/Villa/${ids[1]}`, [], [wide])
    const [path] = changed.json().images.$values
    expect(path).toMatch(/^uploads\/[a-z0-9]+\.webp$/)
    const { rawPayload } = await visit(`/${path}`)
    const { width, format } = await sharp(rawPayload).metadata()
    expect([width, format]).toEqual([1280, 'webp'])
  })

  test('paths match without regard to case', async () => {
    const { visit } = call()
    expect((await visit(`/API/villa/${ids[2]}`)).json().title).toBe('Walnut House')
  })
})
