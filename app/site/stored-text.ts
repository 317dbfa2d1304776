/** A text that this browser keeps; null where it has none, or keeps nothing for this site. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether this browser keeps the text: it may be full, or told to keep nothing. */
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
