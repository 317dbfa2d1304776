import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { domainOver } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { addAccount, sessionOf } from './log-in.ts'

const owner = { email: 'owner@example.in', password: 'chinar-leaves-42' }

const noPages = () => Promise.reject(new Error('This test renders no pages'))

/** The real app with a database, its files in a temporary folder, and an owner's token. */
export async function openApp(
  database: Database,
  variables: NodeJS.ProcessEnv = {},
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
  options: Partial<Parameters<typeof createApp>[0]> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-app-'))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...variables })
  const domain = await domainOver(database, env)
  const app = await createApp({ env, domain, build: noPages, ...options })
  await addAccount(database, { ...owner, name: 'Owner', role: 'owner' })
  const session = await sessionOf(database, domain.accounts, owner.email)
  atEnd(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const authorization = `Bearer ${session?.token}`
  return { app, domain, folder, owner, headers: { authorization } }
}

interface MultipartFile {
  field: string
  name: string
  body: Buffer
  type?: string
}

/** A multipart body with its headers, for `inject`. Fields may repeat. */
export async function multipart(fields: [string, string][], files: MultipartFile[] = []) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const { field, name, body, type = 'image/jpeg' } of files) {
    form.append(field, new Blob([new Uint8Array(body)], { type }), name)
  }
  const request = new Response(form)
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
