import { keyOfAccount } from '../record-form/drafts/draft.ts'
import type { Picture } from './picture.ts'

/** A picture in a stored form: an existing one by path, a file, or one of the library. */
interface DraftPicture {
  alt: string
  path?: string
  file?: File
  chosen?: Picture
}

export interface PictureDraft {
  key: string
  pictures: DraftPicture[]
  /** The version of the record they are based on. */
  version?: number
  /** ISO 8601. */
  at: string
}

const maxBytes = 60 * 1024 * 1024
const maxDrafts = 10
const maxAgeMs = 14 * 86_400_000

/** The unsaved pictures of a form; undefined if this device stores none. */
export async function readPictures(key: string): Promise<PictureDraft | undefined> {
  const draft = await inStore(
    'readonly',
    (store): IDBRequest<PictureDraft | undefined> => store.get(keyOfAccount(key)),
  )
  return draft && Date.now() - Date.parse(draft.at) < maxAgeMs ? draft : undefined
}

/** Stores them on this device, replacing the oldest if there are many. */
export async function savePictures(draft: PictureDraft) {
  const bytes = draft.pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  if (bytes > maxBytes) return deletePictures(draft.key)
  await inStore('readwrite', (store) => store.put({ ...draft, key: keyOfAccount(draft.key) }))
  const all = (await inStore('readonly', (store) => store.getAll())) as PictureDraft[] | undefined
  const oldest = all?.sort((a, b) => b.at.localeCompare(a.at)).slice(maxDrafts) ?? []
  for (const { key } of oldest) await inStore('readwrite', (store) => store.delete(key))
}

export async function deletePictures(key: string) {
  await inStore('readwrite', (store) => store.delete(keyOfAccount(key)))
}

/** Undefined if the browser stores nothing, as in a private window, since drafts are optional. */
async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await opened()
    const answer = await settled(
      ask(database.transaction('pictures', mode).objectStore('pictures')),
    )
    database.close()
    return answer
  } catch (error) {
    console.warn('Pictures are not kept on this device', error)
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('drafts', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('pictures', { keyPath: 'key' })
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
