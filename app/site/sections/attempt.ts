/** The data of a section, or undefined if it fails to load: the rest of the page is still shown. */
export async function attempt<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    console.error(`Could not read ${what}`, error)
    return undefined
  }
}
