import { changedPrice, type PriceChange } from '#catalogue/price-change.ts'
import type { WireListing } from '#server/wire/schemas.ts'

/** What a change makes of some listings: those with a new price, and those that stay, with why. */
export interface Repriced {
  changed: { item: WireListing; price: number }[]
  staying: { item: WireListing; reason: string }[]
}

export function repriced(items: WireListing[], change: PriceChange): Repriced {
  const outcome: Repriced = { changed: [], staying: [] }
  for (const item of items) {
    const made = changedPrice(item.price, change)
    if ('refusal' in made) outcome.staying.push({ item, reason: made.refusal })
    else if (made.price === item.price) outcome.staying.push({ item, reason: 'The same as now' })
    else outcome.changed.push({ item, price: made.price })
  }
  return outcome
}
