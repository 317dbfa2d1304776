import type { Storage } from '../images/storage/storage.ts'
import type { storedStock } from './stored-stock.ts'
import type { StockMedium } from './topics.ts'

/** Stock files have names of 20 hexadecimal digits. */
const nameIn = (path: string) => /\/([0-9a-f]{20})\b/.exec(path)?.[1]

const namesOf = (medium: StockMedium) =>
  'image' in medium ? [medium.image.name] : [medium.name, medium.poster.name]

/** Removes unreferenced stock files written before a time. Returns how many. */
export async function sweepStock(
  storage: Storage,
  { read }: Pick<ReturnType<typeof storedStock>, 'read'>,
  before: Date,
): Promise<number> {
  const stored = new Set([...(await read()).values()].flat().flatMap(namesOf))
  let removed = 0
  for await (const { path, modifiedAt } of storage.list('stock/')) {
    const name = nameIn(path)
    if (!name || modifiedAt >= before || stored.has(name)) continue
    await storage.remove(path)
    removed += 1
  }
  return removed
}
