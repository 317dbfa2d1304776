/** The value of `status` in the address that lists every one. */
export const allStatuses = 'all'

/** The address's query with some of it changed; what is undefined goes. */
export function changedSearch(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return `?${changed}`
}
