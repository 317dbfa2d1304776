/** Parts of a query to change; undefined or blank values are removed. */
export type SearchChanges = Record<string, string | undefined>

/** The URL's query with changes, at its first page. */
export function changedSearch(search: URLSearchParams, changes: SearchChanges): string {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return `?${changed}`
}
