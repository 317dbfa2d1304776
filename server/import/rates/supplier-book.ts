import type { Rate } from '#catalogue/rates/rate.ts'
import { type SupplierKind, supplierKinds } from '#catalogue/rates/supplier.ts'
import { titleKey } from '../../db/title-key.ts'
import type { RateRecord } from './read-rates.ts'

/** A supplier named in rows: stored, or to be created. */
export interface Named {
  /** Absent until it is stored. */
  id?: number
  name: string
  kind: SupplierKind
  place: string
  archived: boolean
  rates: Rate[]
}

type Found = Named | { field: 'supplier' | 'kind'; problem: string }

const keyOf = (text: string) => titleKey(text).trim().replaceAll(/\s+/g, ' ')

/** Finds suppliers by their names in sheets, and creates missing ones. */
export function supplierBook(stored: Named[]) {
  const byName = Map.groupBy(stored, ({ name }) => keyOf(name))
  const made: Named[] = []

  function make({ name, kind, place = '' }: RateRecord['supplier']): Found {
    if (!kind) return { field: 'kind', problem: `${kindNeeded} ${supplierKinds.join(', ')}.` }
    const supplier: Named = { name, kind, place, archived: false, rates: [] }
    made.push(supplier)
    byName.set(keyOf(name), [...(byName.get(keyOf(name)) ?? []), supplier])
    return supplier
  }

  return {
    made,
    find(said: RateRecord['supplier']): Found {
      const fitting = fittingOf(byName.get(keyOf(said.name)) ?? [], said)
      const inUse = fitting.filter(({ archived }) => !archived)
      const [only, other] = inUse
      if (only && other) return { field: 'supplier', problem: severalOf(inUse) }
      if (only) return only
      return fitting.length > 0 ? { field: 'supplier', problem: archivedOne } : make(said)
    },
  }
}

const kindNeeded = 'Kind is required for a supplier that the rate book does not have yet: one of'
const archivedOne = 'This supplier is archived. Restore it first.'

/** Those at the given place, else those without a place; all if no place is given. */
function fittingOf(named: Named[], { kind, place }: RateRecord['supplier']) {
  const ofKind = named.filter((each) => !kind || each.kind === kind)
  const at = (where: string) => ofKind.filter((each) => keyOf(each.place) === keyOf(where))
  const exact = at(place ?? '')
  if (exact.length > 0) return exact
  return place === undefined ? ofKind : at('')
}

const severalOf = (several: Named[]) => {
  const names = several.slice(0, 5).map(({ kind, place }) => (place ? `${kind}, ${place}` : kind))
  return `Several suppliers are called so (${names.join('; ')}). Say which by Kind and Place.`
}
