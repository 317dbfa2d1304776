import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { refuseUnknownMethods } from '../http/unknown-methods.ts'
import { clientFiles } from './client-files.ts'

test('a file that a new build has removed is missing, not a method refused', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'home.mp4')
  await writeFile(path, 'film')
  const app = Fastify()
  onTestFinished(() => app.close())
  refuseUnknownMethods(app, (status) => ({ status }))
  await app.register(clientFiles, { folder, offline: true })
  expect((await app.inject('/home.mp4')).body).toBe('film')
  await rm(path)
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: '/home.mp4' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
