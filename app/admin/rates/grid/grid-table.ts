import { type MealPlan, type Occupancy, occupancies } from '#catalogue/quotes/line.ts'
import { itemKey, occupancyLabels, type RateUnit } from '#catalogue/rates/rate.ts'
import type { WireRate } from '#server/api/rates/rate-answer.ts'

/** The period of a column. */
export interface Season {
  key: string
  name: string
  from: string
  to: string
}

export interface Item {
  key: string
  item: string
  /** For rooms; everything else has a unit. */
  plan: MealPlan | null
  unit: RateUnit | null
}

export type PriceName = Occupancy | 'price'

/** A row of the grid: one of an item's prices. */
export interface Line {
  item: Item
  price: PriceName
  label: string
}

export function seasonOf({ season, from, to }: Pick<WireRate, 'season' | 'from' | 'to'>): Season {
  return { key: `${from} ${to} ${season.toLowerCase()}`, name: season, from, to }
}

export function itemOf({ item, plan, unit }: Pick<WireRate, 'item' | 'plan' | 'unit'>): Item {
  return { key: `${itemKey(item)} ${plan ?? ''} ${unit ?? ''}`, item, plan, unit }
}

/** Removes duplicates by key, keeping the first. */
const distinct = <T extends { key: string }>(all: T[]) =>
  [...new Map(all.toReversed().map((each) => [each.key, each])).values()].toReversed()

/** The columns by first day; among equals, those without a price last. */
export const seasonsOf = (rates: WireRate[], begun: Season[]): Season[] =>
  distinct([...rates.map(seasonOf), ...begun]).sort(
    (a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to),
  )

/** The seasons that can be copied: the last of each name. */
export const copyable = (seasons: Season[]): Season[] => [
  ...new Map(
    seasons.filter(({ name }) => name).map((season) => [season.name.toLowerCase(), season]),
  ).values(),
]

export const itemsOf = (rates: WireRate[], begun: Item[]): Item[] =>
  distinct([...rates.map(itemOf), ...begun])

export const linesOf = (item: Item): Line[] =>
  item.plan
    ? occupancies.map((price) => ({ item, price, label: occupancyLabels[price] }))
    : [{ item, price: 'price', label: item.unit ? `per ${item.unit}` : 'Price' }]

/** Rates by cell, indexed since a grid looks up hundreds. */
export const rateIndex = (rates: WireRate[]): ReadonlyMap<string, WireRate> =>
  new Map(rates.map((rate) => [cellKey(itemOf(rate), seasonOf(rate)), rate]))

export const cellKey = (item: Item, season: Season) => `${item.key}|${season.key}`

export const rateAt = (rates: WireRate[], item: Item, season: Season) =>
  rateIndex(rates).get(cellKey(item, season))

export function priceAt(rate: WireRate | undefined, price: PriceName): number | null {
  if (!rate) return null
  return price === 'price' ? rate.price : rate.prices[price]
}

/** The change of a rate for a new price. */
export const priceChange = (price: PriceName, amount: number | null) =>
  price === 'price' ? { price: amount } : { prices: { [price]: amount } }

/** Whether a rate would have no price left. */
export function isLastPrice(rate: WireRate, price: PriceName): boolean {
  if (price === 'price') return true
  return occupancies.every((each) => each === price || rate.prices[each] === null)
}
