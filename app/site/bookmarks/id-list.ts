import { readStored, store } from '../stored-text.ts'

export type IdList = ReturnType<typeof createIdList>

const nothing: readonly number[] = []

/**
 * A list of ids on this device, newest last; if the browser cannot store it, it lasts until the
 * page is left.
 */
export function createIdList(key: string, max: number, whenFull: 'refuse' | 'drop the oldest') {
  const { read, write, subscribe } = createStore(key, max)
  return {
    max,
    read,
    subscribe,

    /** Appends an id; false if the list is full. */
    add(id: number): boolean {
      const others = read().filter((other) => other !== id)
      if (whenFull === 'refuse' && others.length >= max) return false
      write([...others, id].slice(-max))
      return true
    },

    remove(...gone: number[]) {
      write(read().filter((id) => !gone.includes(id)))
    },

    clear() {
      write(nothing)
    },
  }
}

function createStore(key: string, most: number) {
  const listeners = new Set<() => void>()
  let unstored: string | undefined
  let text: string | null = null
  let ids = nothing

  /** The same array until something changes. */
  function read(): readonly number[] {
    const latest = unstored ?? readStored(key)
    if (latest !== text) {
      text = latest
      ids = parse(latest).slice(-most)
    }
    return ids
  }

  function write(next: readonly number[]) {
    const changed = JSON.stringify(next)
    unstored = store(key, changed) ? undefined : changed
    for (const notify of listeners) notify()
  }

  function subscribe(notify: () => void) {
    listeners.add(notify)
    window.addEventListener('storage', notify)
    window.addEventListener('pageshow', notify)
    return () => {
      listeners.delete(notify)
      window.removeEventListener('storage', notify)
      window.removeEventListener('pageshow', notify)
    }
  }

  return { read, write, subscribe }
}

/** The stored text is untrusted. */
function parse(text: string | null): readonly number[] {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list)
      ? [...new Set(list)].filter((id) => id > 0 && Number.isInteger(id))
      : nothing
  } catch {
    return nothing
  }
}
