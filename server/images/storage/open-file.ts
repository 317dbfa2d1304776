import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

export interface OpenedFile {
  body: Readable
  /** Bytes of the body. */
  size: number
}

/** A byte range, end included, within the file. */
export interface ByteRange {
  start: number
  end: number
}

/** Undefined if there is no such file. */
export async function openFile(path: string, range?: ByteRange): Promise<OpenedFile | undefined> {
  const handle = await undefinedIfMissing(open(path))
  if (!handle) return undefined
  if (range) return { size: range.end - range.start + 1, body: handle.createReadStream(range) }
  const { size } = await handle.stat()
  return { size, body: handle.createReadStream() }
}

/** Turns a "not found" error into undefined. */
export async function undefinedIfMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
