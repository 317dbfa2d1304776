import type { ByteRange, OpenedFile } from './open-file.ts'

/** Keeps files under relative paths such as `uploads/x.webp`. A wrong path throws; away or full it is StorageUnavailable. */
export interface Storage {
  /** Durable once it returns; a reader sees the whole file or none. Replaces an older one. */
  put(path: string, body: Buffer, type: string): Promise<void>
  /** The whole file, or a part of it. The reader must read the body or destroy it. */
  get(path: string, range?: ByteRange): Promise<OpenedFile | undefined>
  /** A file that isn't there is removed already. */
  remove(path: string): Promise<void>
  /** The files of a folder (`uploads/`), or with '' all of them, in no order. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Removes what was begun before a time and, after a crash, never finished. */
  removeUnfinished(before: Date): Promise<void>
  /** Writes, reads and removes a small file. Throws an Error of one line if that fails. */
  check(): Promise<void>
}

export interface StoredFile {
  path: string
  size: number
  modifiedAt: Date
}
