import { expect, onTestFinished, test } from 'vitest'
import { importLimits } from '#catalogue/imports/import.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const good = {
  name: 'Villas.csv',
  body: 'ID,Villa Title,Tagline,Address,Price\nV1,Villa,Quiet,Harwan,1',
}
const bad = { name: 'Villas.csv', body: 'ID,Colour of the roof\nV1,Green' }

function limitWaiting(limits: Partial<Pick<typeof importLimits, 'waiting' | 'waitingBytes'>>) {
  const before = { ...importLimits }
  Object.assign(importLimits, limits)
  onTestFinished(() => void Object.assign(importLimits, before))
}

eachDatabase((open) => {
  const states = async (desk: Awaited<ReturnType<typeof openImportDesk>>) =>
    (await desk.get('/api/imports')).json().$values.map(({ state }: { state: string }) => state)

  test('refuses imports while too many are pending', async () => {
    limitWaiting({ waiting: 2 })
    const desk = await openImportDesk(await open())
    const first = await desk.check([good])
    await desk.check([good])
    const refused = await desk.send([good])
    expect(refused.statusCode).toBe(409)
    expect(refused.json().Error).toMatch(/^Too many imports are waiting\./)
    expect(await states(desk)).toEqual(['checked', 'checked'])
    expect((await desk.remove(`/api/imports/${first.id}`)).statusCode).toBe(204)
    expect((await desk.check([good])).state).toBe('checked')
  })

  test('limits pending imports by size too, and applied ones take no space', async () => {
    limitWaiting({ waitingBytes: 100 })
    const desk = await openImportDesk(await open())
    const { id } = await desk.check([good])
    expect((await desk.send([good])).statusCode).toBe(409)
    await desk.step(id, 'apply')
    expect((await desk.check([good])).state).toBe('checked')
  })

  test('deletes unreadable imports to make room, oldest first', async () => {
    limitWaiting({ waiting: 2 })
    const desk = await openImportDesk(await open())
    const oldest = await desk.check([bad])
    const { id } = await desk.check([bad])
    expect((await desk.check([good])).state).toBe('checked')
    expect(await states(desk)).toEqual(['checked', 'failed'])
    expect((await desk.get(`/api/imports/${oldest.id}`)).statusCode).toBe(404)
    expect((await desk.get(`/api/imports/${id}`)).statusCode).toBe(200)
  })
})
