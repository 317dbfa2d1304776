import { changedPrice, type PriceChange } from '#catalogue/prices/price-change.ts'
import type { WireListing } from '#server/wire/schemas.ts'

/** The effect of a price change: listings with a new price, and unchanged ones with the reason. */
export interface Repriced {
  changed: { item: WireListing; price: number }[]
  unchanged: { item: WireListing; reason: string }[]
}

export function repriced(items: WireListing[], change: PriceChange): Repriced {
  const outcome: Repriced = { changed: [], unchanged: [] }
  for (const item of items) {
    const made = changedPrice(item.price, change)
    if ('refusal' in made) outcome.unchanged.push({ item, reason: made.refusal })
    else if (made.price === item.price) outcome.unchanged.push({ item, reason: 'The same as now' })
    else outcome.changed.push({ item, price: made.price })
  }
  return outcome
}
