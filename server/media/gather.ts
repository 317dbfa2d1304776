interface Gathering<Found, Stored> {
  count: number
  store: (found: Found, signal: AbortSignal) => Promise<Stored>
  signal: AbortSignal
}

/**
 * The first of the results that can be stored, in their order. Stored ones are not fetched again,
 * and failing ones are skipped.
 */
export async function gather<Found extends { id: string }, Stored extends { id: string }>(
  found: Found[],
  stored: Stored[],
  { count, store, signal }: Gathering<Found, Stored>,
): Promise<Stored[]> {
  const gathered: Stored[] = []
  for (const each of found) {
    if (gathered.length === count) break
    const medium = stored.find(({ id }) => id === each.id) ?? (await attempt(each))
    if (medium) gathered.push(medium)
  }
  return gathered

  async function attempt(each: Found): Promise<Stored | undefined> {
    try {
      return await store(each, signal)
    } catch (error) {
      signal.throwIfAborted()
      console.error(`Stock media ${each.id} cannot be kept:`, error)
      return undefined
    }
  }
}
