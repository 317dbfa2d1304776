import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../images/storage/storage.ts'

/** An uploaded file in the storage. */
export interface StoredFile {
  /** The original name: 'Hotels.xlsx'. */
  name: string
  size: number
  /** The prefix of its chunks. */
  path: string
  pieces: number
}

/** A file on the local disk. */
export interface SentFile {
  name: string
  path: string
}

/** Bytes in memory at once, however large the file. */
const chunkBytes = 8 * 1024 * 1024
const type = 'application/octet-stream'

const piecePath = ({ path }: Pick<StoredFile, 'path'>, piece: number) => `${path}-${piece}`

/** Stores files under unguessable names; none if one fails. */
export async function storeFiles(storage: Storage, files: SentFile[]): Promise<StoredFile[]> {
  const folder = `imports/${randomUUID()}`
  const stored: StoredFile[] = []
  try {
    for (const [at, { name, path }] of files.entries()) {
      stored.push(await storeFile(storage, { name, path: `${folder}/${at}` }, path))
    }
  } catch (error) {
    for (const file of stored) await removeFile(storage, file)
    throw error
  }
  return stored
}

/** Stores a file in chunks. */
async function storeFile(
  storage: Storage,
  file: { name: string; path: string },
  from: string,
): Promise<StoredFile> {
  const stored: StoredFile = { ...file, size: 0, pieces: 0 }
  for await (const piece of createReadStream(from, { highWaterMark: chunkBytes })) {
    await storage.put(piecePath(stored, stored.pieces), piece, type)
    stored.pieces += 1
    stored.size += piece.length
  }
  return stored
}

/** Joins the chunks of a stored file. Throws if one is missing. */
export async function fetchFile(storage: Storage, stored: StoredFile, to: string) {
  await mkdir(dirname(to), { recursive: true })
  const file = await open(to, 'w', 0o600)
  try {
    for (let piece = 0; piece < stored.pieces; piece += 1) {
      const opened = await storage.get(piecePath(stored, piece))
      if (!opened) throw new Error(`${stored.name} is no longer there. Send it again.`)
      await file.writeFile(await buffer(opened.body))
    }
  } finally {
    await file.close()
  }
}

export async function removeFile(storage: Storage, stored: StoredFile) {
  for (let piece = 0; piece < stored.pieces; piece += 1) {
    await storage.remove(piecePath(stored, piece))
  }
}
