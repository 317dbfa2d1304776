import { counted } from '#catalogue/noun.ts'
import type { Db } from '../../db/tables.ts'
import type { Domain } from '../../domain.ts'
import type { NewIds } from '../../import/import.ts'
import { addSuppliers, storeRates } from '../../rates/store-many.ts'
import { renumberRedirects } from './redirects.ts'
import { lineOf, type Rest } from './rest.ts'
import { storeReviews } from './reviews.ts'
import type { ReadSupplier } from './suppliers.ts'
import { writeTexts } from './texts.ts'

interface Arrived {
  /** The folder of the pictures. */
  pictures: string
  newIds: NewIds
}

/** Writes everything besides the listings, which are stored by now; returns refusals, one line each. */
export async function writeRest(
  domain: Domain,
  rest: Rest,
  { pictures, newIds }: Arrived,
): Promise<string[]> {
  const { localCosts, conditions } = domain
  const costs = await localCosts.import(rest.localCosts, { preview: false })
  const roads = await conditions.import(rest.conditions, { preview: false })
  const yearly = await conditions.calendar.import(rest.calendar, { preview: false })
  await storeSuppliers(domain, rest.suppliers)
  const old = await domain.redirects.import(renumberRedirects(rest.redirects, newIds), {
    preview: false,
  })
  await writeTexts(domain, rest.texts, newIds)
  const lost = await storeReviews(domain, rest.reviews, pictures)
  return [
    ...costs.rows.flatMap((row) => lineOf('local-costs.csv', row)),
    ...roads.flatMap((row) => lineOf('conditions.csv', row)),
    ...yearly.flatMap((row) => lineOf('calendar.csv', row)),
    ...old.rows.flatMap((row) => lineOf('redirects.json', row)),
    ...lost,
  ]
}

/** All suppliers with their rates, or none. */
function storeSuppliers({ database }: Domain, suppliers: ReadSupplier[]) {
  return database.db.transaction().execute(async (tx) => {
    const titled = await tx
      .selectFrom('listings')
      .select(['id', 'title'])
      .where('deletedAt', 'is', null)
      .execute()
    const idOf = new Map(titled.map(({ id, title }) => [title, id]))
    const written = suppliers.map(({ values, listing }) => ({
      ...{ ...values, listingId: idOf.get(listing ?? '') ?? null },
    }))
    const ids = await addSuppliers(tx, written)
    const rates = suppliers.flatMap(({ rates }, at) =>
      rates.map((values) => ({ supplierId: ids[at] ?? 0, values })),
    )
    await storeRates(tx, rates, [])
  })
}

/** Existing suppliers, one line each. */
export async function existingSuppliers(db: Db, suppliers: ReadSupplier[]): Promise<string[]> {
  if (suppliers.length === 0) return []
  const stored = await db.selectFrom('suppliers').select(['name', 'kind', 'place']).execute()
  return suppliers.flatMap(({ values: { name, kind, place } }) =>
    stored.some((each) => each.name === name && each.kind === kind && each.place === place)
      ? [
          `suppliers.json, ${name}: It is there already. Take it out, or add it once more with --again.`,
        ]
      : [],
  )
}

export function restSummary({
  localCosts,
  conditions,
  calendar,
  suppliers,
  reviews,
  ...rest
}: Rest): string[] {
  const rates = suppliers.reduce((sum, { rates }) => sum + rates.length, 0)
  return [
    localCosts.length > 0 && counted(localCosts.length, 'local cost'),
    conditions.length > 0 && counted(conditions.length, 'road or place', 'roads and places'),
    calendar.length > 0 &&
      counted(calendar.length, 'entry of the calendar', 'entries of the calendar'),
    reviews.length > 0 && counted(reviews.length, 'review'),
    suppliers.length > 0 &&
      `${counted(suppliers.length, 'supplier')} with ${counted(rates, 'rate')}`,
    rest.redirects.length > 0 && counted(rest.redirects.length, 'redirect'),
    rest.texts.written.length > 0 && counted(rest.texts.written.length, 'text'),
  ].filter((each) => each !== false)
}
