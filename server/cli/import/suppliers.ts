import { z } from 'zod'
import {
  newRate,
  overlaps,
  type RateValues,
  rateBody,
  rateErrors,
  rateName,
} from '#catalogue/rates/rate.ts'
import { type SupplierValues, supplierBody } from '#catalogue/rates/supplier.ts'

const exported = z.array(
  supplierBody.omit({ listingId: true }).extend({
    listing: z.string().nullable().default(null),
    rates: z.array(rateBody).default([]),
  }),
  'suppliers.json must be a list.',
)

export interface ReadSupplier {
  values: Omit<SupplierValues, 'listingId'>
  /** The title of its listing. */
  listing: string | null
  rates: RateValues[]
}

/** The suppliers of an export. Throws an Error with a line for each invalid one. */
export function readSuppliers(content: unknown): ReadSupplier[] {
  const { data, error } = exported.safeParse(content)
  if (error) {
    const lines = error.issues
      .slice(0, maxShown)
      .map(({ path, message }) => `${placeOf(path)}: ${message}`)
    throw new Error(lines.join('\n'))
  }
  const suppliers = data.map(({ listing, rates, ...values }) => ({
    ...{ values, listing, rates: rates.map(newRate) },
  }))
  const wrong = suppliers.flatMap(refusalsOf)
  if (wrong.length > 0) throw new Error(wrong.slice(0, maxShown).join('\n'))
  return suppliers
}

const maxShown = 20

const placeOf = ([at, ...path]: PropertyKey[]) =>
  ['suppliers.json', typeof at === 'number' ? `supplier ${at + 1}` : at, ...path]
    .filter((each) => each !== undefined)
    .map((each) => (typeof each === 'number' ? each + 1 : String(each)))
    .join(', ')

function refusalsOf({ values, rates }: ReadSupplier): string[] {
  const say = (rate: RateValues, message: string) =>
    `suppliers.json, ${values.name}, ${rateName(rate)}: ${message}`
  return rates.flatMap((rate, at) => {
    const other = rates.slice(0, at).find((each) => overlaps(each, rate))
    const errors = Object.values(rateErrors(rate) ?? {}).flat()
    return [
      ...errors.map((message) => say(rate, message)),
      ...(other ? [say(rate, `It overlaps with ${rateName(other)}.`)] : []),
    ]
  })
}
