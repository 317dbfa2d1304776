import { checkCondition } from '#catalogue/conditions/condition.ts'
import { type KindName, type PartName, partOf } from '#catalogue/kinds.ts'
import { checkLocalCost } from '#catalogue/local-costs/local-cost.ts'
import { pictureFolders } from '#catalogue/part.ts'
import type { ImageFolder } from '#catalogue/pictures/image.ts'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { demoCalendar, demoConditions } from '#content/demo/conditions.ts'
import { demoCosts } from '#content/demo/local-costs.ts'
import { pictures as alts, type PictureName } from '#content/demo/pictures.ts'
import { insertCondition, insertEntry } from './conditions/stored-conditions.ts'
import type { Tx } from './db/tables.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'
import type { Images } from './images/images.ts'
import { loadListings, type NewListing } from './listings/find/load.ts'
import { insertCost } from './local-costs/cost-changes.ts'
import { addDemoQuotes } from './seed-quotes.ts'
import { addDemoRates } from './seed-rates.ts'

type Catalogue = Pick<Domain, 'database' | 'listings' | 'images' | 'quotes'>

/** Fills an empty catalogue with the demo listings, all or none, if the variables request it. */
export async function seed(
  env: Pick<Env, 'SEED'>,
  { database, listings, images, quotes }: Catalogue,
) {
  if (env.SEED !== 'demo' || !(await listings.isEmpty())) return
  const demo = Object.entries(demoCatalogue).flatMap(([kind, listings]) =>
    listings.map((listing) => newListing(images, kind as KindName, listing)),
  )
  const added = await database.alone(async (tx) => {
    // Another process may have been first.
    if (await hasListings(tx)) return false
    await loadListings(tx, database, demo)
    await addCosts(tx)
    await addConditions(tx)
    await addDemoRates(tx)
    await addDemoQuotes(tx, quotes.makeLink)
    return true
  })
  if (added) await database.announce('everything')
}

/** Local costs, as samples to be checked. */
async function addCosts(tx: Tx) {
  const places = await tx
    .selectFrom('listings')
    .select(['id', 'title'])
    .where('kind', '=', 'Destination')
    .execute()
  for (const { place, ...cost } of demoCosts) {
    const destinationId = places.find(({ title }) => title === place)?.id
    const { values } = checkLocalCost({ ...cost, destinationId, isSample: true })
    if (values) await insertCost(tx, values)
  }
}

/** Roads and places with unknown state, and the yearly calendar. */
async function addConditions(tx: Tx) {
  for (const written of demoConditions) {
    const { values } = checkCondition(written, new Date())
    if (values) await insertCondition(tx, values)
  }
  for (const entry of demoCalendar) await insertEntry(tx, entry)
}

const hasListings = async (tx: Tx) =>
  (await tx.selectFrom('listings').select('id').limit(1).execute()).length > 0

interface DemoRecord {
  pictures?: PictureName[]
  [field: string]: unknown
}

interface AnyDemoListing extends DemoRecord {
  title: string
  price?: number
  oldPrice?: number
  categoryId?: number
  pictures: PictureName[]
  parts?: Record<string, DemoRecord[]>
  places?: string[]
  mentions?: string[]
}

function newListing(images: Images, kind: KindName, demo: AnyDemoListing): NewListing {
  const stored = (names: PictureName[], folder: ImageFolder) =>
    names.map((name) => ({ ...images.addBundled(name, folder), alt: alts[name] }))
  const { pictures, parts = {}, places = [], mentions = [], ...rest } = demo
  const { categoryId = null, oldPrice = null, ...fields } = rest
  return {
    kind,
    values: { ...fields, categoryId, oldPrice, status: 'published' },
    pictures: stored(pictures, 'uploads'),
    links: {
      ...(places.length > 0 && { destinations: places }),
      ...(mentions.length > 0 && { related: mentions }),
    },
    parts: Object.entries(parts).flatMap(([part, records]) =>
      records.map(({ pictures: names = [], ...values }) => ({
        part,
        values,
        pictures: stored(names, folderOf({ kind, part })),
      })),
    ),
  }
}

function folderOf(name: PartName): ImageFolder {
  const { pictures } = partOf(name)
  return pictures === 'none' ? 'uploads' : pictureFolders[pictures]
}
