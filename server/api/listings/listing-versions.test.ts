import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const url = '/api/TravelPackage'

eachDatabase((open) => {
  /** A package at its first version. */
  async function openPackage() {
    const { app, headers } = await openApp(await open())
    const { post, put, get } = calls(app, headers)
    const fields = { title: 'Houseboat Week', price: '21500', travelPackageCategoryId: '2' }
    const { id } = (await post(url, Object.entries(fields))).json()
    return {
      read: async () => (await get(`${url}/${id}`)).json(),
      change: (fields: Record<string, string>) => put(`${url}/${id}`, Object.entries(fields)),
    }
  }

  test('refuses a stale version, and without one the last write wins', async () => {
    const { change } = await openPackage()
    expect((await change({ version: '1', title: 'One' })).statusCode).toBe(200)
    expect((await change({ version: '1', title: 'Two' })).statusCode).toBe(409)
    expect((await change({ title: 'Three' })).json()).toMatchObject({ title: 'Three', version: 3 })
  })

  test('concurrent changes wait for each other, and none is lost', async () => {
    const { change, read } = await openPackage()
    const names = ['title', 'duration', 'description', 'overview', 'paymentTerms']
    const answers = await Promise.all(names.map((name) => change({ [name]: `New ${name}` })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const changed = await read()
    expect(changed.version).toBe(6)
    for (const name of names) expect(changed[name]).toBe(`New ${name}`)
  })

  test('of concurrent changes to the same version one wins, and the others are refused', async () => {
    const { change } = await openPackage()
    const changes = [1, 2, 3, 4].map((n) => change({ version: '1', title: `Title ${n}` }))
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
  })
})
