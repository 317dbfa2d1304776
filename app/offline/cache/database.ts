import type { WaitingEnquiry } from '../outbox/waiting-enquiry.ts'
import type { CachedPage } from './eviction.ts'

interface Stores {
  pages: CachedPage
  files: { address: string; bytes: number }
  notes: { name: string; value: number }
  outbox: WaitingEnquiry
}

type StoreName = keyof Stores

const keys: Record<StoreName, string> = {
  pages: 'key',
  files: 'address',
  notes: 'name',
  outbox: 'id',
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('kept-here', 1)
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(keys)) {
      opening.result.createObjectStore(name, { keyPath })
    }
  }
  return answerTo(opening)
}

const answerTo = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function within<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [value] = await Promise.all([act(transaction.objectStore(name)), done])
    return value
  } finally {
    database.close()
  }
}

/** An object store of this site's database on the device. */
export function storeOf<Name extends StoreName>(name: Name) {
  type Row = Stores[Name]
  return {
    all: () => within(name, 'readonly', (store) => answerTo<Row[]>(store.getAll())),
    get: (key: string) =>
      within(name, 'readonly', (store) => answerTo<Row | undefined>(store.get(key))),
    put: (row: Row) => within(name, 'readwrite', (store) => answerTo(store.put(row))),
    remove: (key: string) => within(name, 'readwrite', (store) => answerTo(store.delete(key))),
    clear: () => within(name, 'readwrite', (store) => answerTo(store.clear())),
  }
}
