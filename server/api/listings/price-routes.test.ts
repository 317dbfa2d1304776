import { expect, test } from 'vitest'
import type { Changed } from '#server/db/cache-tags.ts'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

eachApp((use, once) => {
  const open = () => calls(use().app, use().headers)

  async function add(title: string, price: string) {
    const fields = { title, price, duration: 'Quiet', description: 'Nishat' }
    return (await open().post('/api/Villa', Object.entries(fields))).json()
  }
  const priceOf = async (id: number) => {
    const { price, version } = (await open().visit(`/api/Villa/${id}`)).json()
    return [price, version]
  }

  test('changes several prices at once, each with an entry, and drops pages once', async () => {
    const [a, b, c] = [await add('A', '9000'), await add('B', '8000'), await add('C', '7000')]
    const announced: Changed[] = []
    use().domain.database.onChange((changed) => void announced.push(changed))
    const answered = await open().putJson('/api/Villa/prices', {
      prices: [
        { id: a.id, version: 1, price: 9900 },
        { id: b.id, version: 1, price: 8800 },
        { id: c.id, version: 1, price: 7000 },
      ],
    })
    expect(answered.json()).toEqual({
      $values: [
        { id: a.id, version: 2, price: 9900 },
        { id: b.id, version: 2, price: 8800 },
        { id: c.id, version: 1, price: 7000 },
      ],
    })
    expect(announced).toHaveLength(1)
    expect(announced[0]).toEqual(expect.arrayContaining(['Villa', `listing ${a.id}`]))
    expect(await Promise.all([a, b, c].map(({ id }) => priceOf(id)))).toEqual([
      [9900, 2],
      [8800, 2],
      [7000, 1],
    ])
    const { $values } = (await open().get('/api/History?kind=Villa&pageSize=2')).json()
    expect($values.map(({ title }: { title: string }) => title)).toEqual(['B', 'A'])
    expect($values[1]).toMatchObject({ action: 'change', listingId: a.id, version: 2 })
  })

  test('a listing changed or deleted meanwhile stops all changes, and is named', async () => {
    const [a, b, c] = [await add('D', '9000'), await add('E', '8000'), await add('F', '7000')]
    await open().put(`/api/Villa/${b.id}`, [['price', '8100']])
    await open().remove(`/api/Villa/${c.id}`)
    const prices = [a, b, c].map(({ id }) => ({ id, version: 1, price: 500 }))
    const refused = await open().putJson('/api/Villa/prices', { prices })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().errors.Prices).toEqual([
      '“E” was changed by somebody else.',
      `Listing ${c.id} is not there any more.`,
    ])
    expect([await priceOf(a.id), await priceOf(b.id)]).toEqual([
      [9000, 1],
      [8100, 2],
    ])
    const elsewhere = { prices: [{ id: a.id, version: 1, price: 500 }] }
    expect((await open().putJson('/api/Hotel/prices', elsewhere)).statusCode).toBe(409)
  })

  test('concurrent changes of the same prices never mix', async () => {
    const [a, b] = [await add('G', '9000'), await add('H', '8000')]
    const send = (price: number, listings: { id: number }[]) =>
      open().putJson('/api/Villa/prices', {
        prices: listings.map(({ id }) => ({ id, version: 1, price })),
      })
    const answers = await Promise.all([send(100, [a, b]), send(200, [b, a]), send(300, [a, b])])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await priceOf(a.id)).toEqual(await priceOf(b.id))
  })

  once('refuses invalid and duplicate entries by field', async () => {
    const { id } = await add('I', '9000')
    const errorOf = async (...prices: object[]) =>
      (await open().putJson('/api/Villa/prices', { prices })).json().Error
    expect(await errorOf({ id, version: 1, price: 0 })).toBe('Price must be above 0.')
    expect(await errorOf({ id, version: 1, price: 10.005 })).toContain('two decimals')
    expect(await errorOf({ id, price: 10 })).toContain('Version')
    const twice = { id, version: 1, price: 10 }
    expect(await errorOf(twice, twice)).toBe('A listing can be named once only.')
    const many = Array.from({ length: 1001 }, (_, at) => ({ ...twice, id: at + 1 }))
    expect(await errorOf(...many)).toBe('At most 1000 prices can be changed at once.')
    expect(await priceOf(id)).toEqual([9000, 1])
  })
})
