/** What the part of a page needs, or undefined when it cannot be had: the rest of the page still stands. */
export async function attempt<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    console.error(`Could not read ${what}`, error)
    return undefined
  }
}
