import type { ByteRange, OpenedFile } from './open-file.ts'

/**
 * Stores files under relative paths such as `uploads/x.webp`. An invalid path throws; if
 * unreachable or full, it throws StorageUnavailable.
 */
export interface Storage {
  /** Durable once it returns; readers see the whole file or none. Replaces an older one. */
  put(path: string, body: Buffer, type: string): Promise<void>
  /** The whole file, or a range. The caller must read the body or destroy it. */
  get(path: string, range?: ByteRange): Promise<OpenedFile | undefined>
  /** Succeeds if the file does not exist. */
  remove(path: string): Promise<void>
  /** The files of a folder (`uploads/`), or with '' all of them, unordered. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Removes unfinished writes begun before a time, left by a crash. */
  removeUnfinished(before: Date): Promise<void>
  /** Writes, reads and removes a small file. Throws an Error of one line if that fails. */
  check(): Promise<void>
}

export interface StoredFile {
  path: string
  size: number
  modifiedAt: Date
}
