import { expect, test } from 'vitest'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

eachApp((use) => {
  const open = () => calls(use().app, use().headers)

  async function add(path: string, title: string, more: [string, string][] = []) {
    const villa: [string, string][] = [
      ['title', title],
      ['duration', 'Quiet'],
      ['description', 'Nishat'],
      ['email', 'stay@example.in'],
      ['price', '9000'],
    ]
    const created = await open().post(path, [...villa, ...more])
    return created.json().id as number
  }
  const titles = async (path: string) => {
    const { $values } = (await open().visit(path)).json()
    return $values.map(({ title }: { title: string }) => title).join('')
  }

  test('moves a villa to its new place, and the others close up', async () => {
    const ids: Record<string, number> = {}
    for (const title of 'ABCDE') ids[title] = await add('/api/Villa', title)
    const place = (title: string, place: unknown) =>
      open().putJson(`/api/Villa/${ids[title]}/place`, { place })
    expect((await place('D', 2)).statusCode).toBe(204)
    expect(await titles('/api/Villa')).toBe('ADBCE')
    await place('A', 99)
    expect(await titles('/api/Villa')).toBe('DBCEA')
    await place('E', 1)
    expect(await titles('/api/Villa')).toBe('EDBCA')
    for (const strange of [0, -1, 1.5, '2', null]) {
      expect((await place('E', strange)).statusCode, String(strange)).toBe(400)
    }
    expect(await titles('/api/Villa')).toBe('EDBCA')
    expect((await open().putJson('/api/Hotel/1/place', { place: 1 })).statusCode).toBe(404)
  })

  test('respaces listings that share a position, and a move creates no version', async () => {
    const same: [string, string][] = [['position', '4']]
    const ids: number[] = []
    for (const title of 'XYZ') ids.push(await add('/api/Hotel', title, same))
    await open().putJson(`/api/Hotel/${ids[2]}/place`, { place: 2 })
    expect(await titles('/api/Hotel')).toBe('XZY')
    const moved = (await open().visit(`/api/Hotel/${ids[2]}`)).json()
    expect([moved.position, moved.version]).toEqual([4.3, 1])
    const { $values } = (await open().get('/api/History?kind=Hotel')).json()
    expect($values[0]).toMatchObject({ action: 'change', title: 'Z' })
  })

  test('a listing can be sent back with the position from a move, even before the first', async () => {
    const ids: number[] = []
    const category: [string, string][] = [['shootCategoryId', '1']]
    for (const title of 'QRS') ids.push(await add('/api/Shoot', title, category))
    const at = (position: string) => open().put(`/api/Shoot/${ids[2]}`, [['position', position]])
    await open().putJson(`/api/Shoot/${ids[2]}/place`, { place: 2 })
    const { position } = (await open().visit(`/api/Shoot/${ids[2]}`)).json()
    expect(position).toBe(1.5)
    expect((await at(`${position}`)).json()).toMatchObject({ position: 1.5, version: 2 })
    expect((await at('-2')).statusCode).toBe(200)
    expect(await titles('/api/Shoot')).toBe('SQR')
    for (const strange of ['1.0000001', '1e3', '10000000000', 'first']) {
      const refused = await at(strange)
      expect([strange, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        ...[strange, 400, ['Position']],
      ])
    }
  })

  test('lists those without a picture of their own', async () => {
    await add('/api/Hotel', 'Bare', [['status', 'draft']])
    const bare = await open().get('/api/Hotel?images=none&status=draft')
    expect(bare.json().$values).toHaveLength(1)
    expect((await open().visit('/api/Hotel?images=some')).statusCode).toBe(400)
  })

  test('a preview shows a draft’s page, and only staff can create one', async () => {
    const id = await add('/api/Villa', 'Unfinished', [['status', 'draft']])
    const issued = await open().postJson(`/api/Villa/${id}/preview`, {})
    expect(issued.statusCode).toBe(201)
    const { path, expiresAt } = issued.json()
    expect(path).toMatch(new RegExp(`^/villas/${id}\\?preview=\\w+\\.[\\w-]{43}$`))
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    const token = path.split('=')[1]
    expect(await use().domain.previews.isValid(token, 'Villa', id)).toBe(true)
    const none = await open().postJson(`/api/Hotel/${id}/preview`, {})
    expect(none.statusCode).toBe(404)
    expect((await open().visit(`/api/Villa/${id}?preview=${token}`)).statusCode).toBe(404)
  })
})
