import { newRate, rateBody } from '#catalogue/rates/rate.ts'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { type DemoSupplier, demoSeasons, demoSuppliers, sampleNote } from '#content/demo/rates.ts'
import type { Tx } from './db/tables.ts'
import { addSuppliers, type NewRate, storeRates } from './rates/store-many.ts'

/** Sample suppliers with the rates of two seasons. */
export async function addDemoRates(tx: Tx) {
  const titled = await tx.selectFrom('listings').select(['id', 'title']).execute()
  const idOf = new Map(titled.map(({ id, title }) => [title, id]))
  const suppliers = demoSuppliers.map(({ items: _, listing = '', notes, ...supplier }) =>
    supplierBody.parse({
      ...supplier,
      ...{ notes: [notes, sampleNote].filter(Boolean).join('\n') },
      listingId: idOf.get(listing) ?? null,
    }),
  )
  const ids = await addSuppliers(tx, suppliers)
  const rates = demoSuppliers.flatMap((supplier, at) => demoRates(ids[at] ?? 0, supplier))
  await storeRates(tx, rates, [])
}

const demoRates = (supplierId: number, { items }: DemoSupplier): NewRate[] =>
  demoSeasons().flatMap(({ name, from, to }) =>
    items.flatMap(({ item, plan = null, unit = null, winter, summer }) => {
      const asked = name === 'Winter' ? winter : summer
      if (asked === undefined) return []
      const prices = typeof asked === 'number' ? { price: asked } : { prices: asked }
      const written = { item, season: name, from, to, plan, unit, ...prices }
      return [{ supplierId, values: newRate(rateBody.parse(written)) }]
    }),
  )
