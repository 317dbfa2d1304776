/**
 * The newest version of a record that was saved or shown. What is read after one save may be shown
 * only after the next, which must not look like a change by somebody else.
 */
export function newestVersion(first: number) {
  let newest = first
  return {
    get version() {
      return newest
    },
    see(version: number) {
      newest = Math.max(newest, version)
    },
  }
}
