interface Gathering<Found, Kept> {
  count: number
  keep: (found: Found, signal: AbortSignal) => Promise<Kept>
  signal: AbortSignal
}

/**
 * The first of what was found that can be kept, in its order. What is kept already is not fetched
 * again, and what cannot be fetched is passed over.
 */
export async function gather<Found extends { id: string }, Kept extends { id: string }>(
  found: Found[],
  kept: Kept[],
  { count, keep, signal }: Gathering<Found, Kept>,
): Promise<Kept[]> {
  const gathered: Kept[] = []
  for (const each of found) {
    if (gathered.length === count) break
    const medium = kept.find(({ id }) => id === each.id) ?? (await attempt(each))
    if (medium) gathered.push(medium)
  }
  return gathered

  async function attempt(each: Found): Promise<Kept | undefined> {
    try {
      return await keep(each, signal)
    } catch (error) {
      signal.throwIfAborted()
      console.error(`Stock media ${each.id} cannot be kept:`, error)
      return undefined
    }
  }
}
