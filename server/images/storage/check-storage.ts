import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** Checks that a file can be written, read and removed; throws an Error of one line naming the variable. */
export async function checkStorage(storage: Omit<Storage, 'check'>, variable: string) {
  const path = `check/${randomUUID()}.txt`
  try {
    await storage.put(path, Buffer.from(path), 'text/plain')
    const file = await storage.get(path)
    const text = file && (await buffer(file.body)).toString()
    if (text !== path) throw new Error('a file just written reads differently')
    await storage.remove(path)
  } catch (thrown) {
    const error = thrown instanceof StorageUnavailable ? thrown.cause : thrown
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`${variable} cannot be used for files: ${reason}`, { cause: error })
  }
}
