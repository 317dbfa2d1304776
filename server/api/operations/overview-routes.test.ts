import { expect, test } from 'vitest'
import { multipart } from '#test/servers/app.ts'
import { eachApp } from '#test/servers/each-app.ts'
import { recordBackup } from '../../settings/last-backup.ts'

eachApp((use) => {
  test('counts published listings, drafts and listings without an image', async () => {
    const { app, headers } = use()
    const villa = { title: 'By the lake', duration: 'Quiet', description: 'Nishat', price: '9000' }
    for (const status of ['published', 'draft', 'draft']) {
      const body = await multipart(Object.entries({ ...villa, status }))
      const sent = { ...body, headers: { ...body.headers, ...headers } }
      await app.inject({ method: 'POST', url: '/api/Villa', ...sent })
    }
    const answer = await app.inject({ url: '/api/Overview', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().kinds).toHaveLength(10)
    expect(answer.json().kinds).toContainEqual({
      kind: 'Villa',
      published: 1,
      drafts: 2,
      withoutImages: 3,
    })
  })

  test('has the time of the last backup', async () => {
    const { app, domain, headers } = use()
    const overview = async () => (await app.inject({ url: '/api/Overview', headers })).json()
    expect((await overview()).lastBackup).toBeNull()
    await recordBackup(domain.database, new Date('2026-04-01T06:00:00Z'))
    expect((await overview()).lastBackup).toBe('2026-04-01T06:00:00.000Z')
  })

  test('lists the most recently changed listings, each once, without deleted ones', async () => {
    const { app, headers } = use()
    const send = async (method: 'POST' | 'PUT', url: string, fields: Record<string, string>) => {
      const body = await multipart(Object.entries(fields))
      const sent = { ...body, headers: { ...body.headers, ...headers } }
      return (await app.inject({ method, url, ...sent })).json()
    }
    const villa = { duration: 'Quiet', description: 'Nishat', price: '9000', status: 'draft' }
    const [lake, hill, gone] = [
      await send('POST', '/api/Villa', { ...villa, title: 'By the lake' }),
      await send('POST', '/api/Villa', { ...villa, title: 'On the hill' }),
      await send('POST', '/api/Villa', { ...villa, title: 'Gone' }),
    ]
    await send('PUT', `/api/Villa/${lake.id}`, { price: '9500' })
    await app.inject({ method: 'DELETE', url: `/api/Villa/${gone.id}`, headers })
    const { lately } = (await app.inject({ url: '/api/Overview', headers })).json()
    expect(lately.slice(0, 2)).toMatchObject([
      { id: lake.id, kind: 'Villa', title: 'By the lake', status: 'draft', price: 9500 },
      { id: hill.id, title: 'On the hill' },
    ])
    expect(lately.map(({ id }: { id: number }) => id)).not.toContain(gone.id)
    expect(lately[0].author).not.toBe('')
  })

  test('has the total size of files', async () => {
    const { app, headers } = use()
    const { storage } = (await app.inject({ url: '/api/Overview', headers })).json()
    expect(storage).toEqual({ files: 0, bytes: 0 })
  })

  test('is for staff only', async () => {
    const answer = await use().app.inject({ url: '/api/Overview' })
    expect(answer.statusCode).toBe(401)
  })
})
