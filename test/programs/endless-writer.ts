import { setImmediate } from 'node:timers/promises'
import { openDatabase } from '#server/db/open.ts'
import { createHistory } from '#server/history/history.ts'
import { createListings } from '#server/listings/listings.ts'

/** Logs a change to a listing twice: before the request, and once acknowledged. */
export interface Change {
  title: string
  becomes: 'created' | 'renamed' | 'removed'
  acknowledged: boolean
}

if (import.meta.main) {
  const [folder = '', round = ''] = process.argv.slice(2)
  console.log('opening')
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  const listings = createListings(database, createHistory(database))
  for (let turn = 0; ; turn += 1) {
    await writeOne(listings, `Houseboat ${round} ${turn}`, turn)
    // A failed write shows that the reader has gone, and ends the process.
    await setImmediate()
  }
}

async function writeOne(listings: ReturnType<typeof createListings>, title: string, turn: number) {
  const values = { title, price: turn, oldPrice: null, categoryId: 1, status: 'published' as const }
  const create = () => listings.create('TravelPackage', values, [])
  const { id } = await saying(title, 'created', create)
  const rename = () =>
    listings.update('TravelPackage', id, { values: { title: `${title} renamed` } })
  if (turn % 3 === 1) await saying(title, 'renamed', rename)
  if (turn % 5 === 2) await saying(title, 'removed', () => listings.remove('TravelPackage', id))
}

async function saying<T>(title: string, becomes: Change['becomes'], change: () => Promise<T>) {
  const say = (acknowledged: boolean) =>
    console.log(JSON.stringify({ title, becomes, acknowledged } satisfies Change))
  say(false)
  const result = await change()
  say(true)
  return result
}
