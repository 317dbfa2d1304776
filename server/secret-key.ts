import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

const length = 32

/**
 * Reads the key for secrets that must not be readable in the database: from SECRET_KEY, else from a
 * file in DATA_DIR, created on first use. Neither is in a backup.
 */
export function secretKey({ SECRET_KEY, DATA_DIR }: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>) {
  let known: Promise<Uint8Array> | undefined
  return () => {
    known ??= read(SECRET_KEY, DATA_DIR).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function read(variable: string | undefined, folder: string): Promise<Uint8Array> {
  const secret = variable ?? (await secretIn(folder))
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factors', length))
}

async function secretIn(folder: string): Promise<string> {
  const path = join(folder, 'secret.key')
  const text = (await readText(path)) ?? (await make(folder, path))
  if (text.length < length) throw new Error(`${path} is not whole.`)
  return text
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The file is complete before it gets its name, so that of concurrent processes one creates it. */
async function make(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(length).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readText(path)) ?? ''
}
