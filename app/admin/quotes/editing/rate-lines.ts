import {
  type Line,
  type MealPlan,
  type Occupancy,
  occupancies,
  timesOf,
} from '#catalogue/quotes/line.ts'
import {
  costOfRate,
  daysOfLine,
  type Rate,
  type RateBook,
} from '#catalogue/quotes/pricing/nights.ts'
import { bedsOf } from '#catalogue/quotes/rooms.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { itemKey, occupancyLabels } from '#catalogue/rates/rate.ts'
import { newId } from './changes.ts'

/** Something a supplier sells, regardless of season. */
export interface Item {
  supplierId: number
  /** The supplier's name. */
  supplier: string
  item: string
  plan: MealPlan | null
}

type Stay = Pick<Version, 'arrival' | 'nights' | 'party' | 'rooms'>
type Span = Line['days']

/** A supplier's items, in the order of the book. */
export function itemsOf(rates: readonly Rate[], supplier: string): Item[] {
  const items = new Map<string, Item>()
  for (const { supplierId, item, plan } of rates) {
    items.set(`${itemKey(item)} ${plan}`, { supplierId, supplier, item, plan })
  }
  return [...items.values()]
}

/** The first consecutive nights without a room; all nights if each has one. */
export function openNights(lines: readonly Line[], nights: number): Span {
  const rooms = lines.filter(({ occupancy }) => occupancy === 'double' || occupancy === 'single')
  const isOpen = (night: number) =>
    rooms.every(({ days, optional }) => optional || night < days.from || night > days.to)
  const all = Array.from({ length: nights }, (_, index) => index + 1)
  const from = all.find(isOpen)
  if (from === undefined) return { from: 1, to: nights }
  const end = all.find((night) => night > from && !isOpen(night))
  return { from, to: (end ?? nights + 1) - 1 }
}

/** The lines of an item of the rate book: one per type of bed, or a single one. */
export function linesOf(item: Item, span: Span, stay: Stay, book: RateBook): Line[] {
  if (!item.plan) return [lineOf(item, null, serviceLine(item, span, stay, book), stay, book)]
  const beds = stay.rooms.length > 0 ? bedsOf(stay.rooms) : { double: doublesFor(stay) }
  return occupancies.flatMap((occupancy) => {
    const quantity = beds[occupancy as keyof typeof beds] ?? 0
    const room = { days: span, quantity, text: roomText(item, occupancy) }
    return quantity > 0 ? [lineOf(item, occupancy, room, stay, book)] : []
  })
}

const doublesFor = ({ party }: Stay) => Math.ceil(party.adults / 2)

function roomText({ supplier, item, plan }: Item, occupancy: Occupancy): string {
  const room = `${supplier}, ${item} (${plan})`
  if (occupancy === 'double') return room
  return `${room}, ${occupancyLabels[occupancy].toLowerCase()}`
}

/** What is paid by the day lasts until the last day, unless the span is shorter; all else occurs once. */
function serviceLine({ supplierId, item }: Item, span: Span, stay: Stay, book: RateBook) {
  const rate = { supplierId, item, plan: null, occupancy: null }
  const { unit } = costOfRate(book, rate, [])
  const isWhole = span.from === 1 && span.to === stay.nights
  const days = unit === 'day' && isWhole ? { from: 1, to: stay.nights + 1 } : span
  const { adults, children } = stay.party
  return {
    days: unit === 'day' ? days : { from: span.from, to: span.from },
    quantity: unit === 'person' ? adults + children.length : 1,
    text: item,
  }
}

function lineOf(
  { supplierId, item, plan }: Item,
  occupancy: Occupancy | null,
  values: Pick<Line, 'days' | 'quantity' | 'text'>,
  { arrival }: Stay,
  book: RateBook,
): Line {
  const rate = { supplierId, item, plan }
  const days = arrival ? daysOfLine(arrival, values) : []
  const { unit, copied } = costOfRate(book, { ...rate, occupancy }, days)
  const line = { ...values, id: newId('line'), unit, occupancy, optional: false }
  return { ...line, source: { from: 'rate', rate, copied: filled(copied, timesOf(line)) } }
}

const none = { rateId: null, cost: null }
const filled = <T>(copied: T[], times: number) =>
  Array.from({ length: times }, (_, index) => copied[index] ?? none)

/** A line on other days: remaining nights keep their copied costs, others get their rates. */
export function withDays(line: Line, days: Span, arrival: string, book: RateBook): Line {
  const moved = { ...line, days }
  const { source } = line
  if (source.from !== 'rate') return moved
  const choice = { ...source.rate, occupancy: line.occupancy }
  const today = arrival ? costOfRate(book, choice, daysOfLine(arrival, moved)).copied : []
  const isDaily = timesOf({ unit: line.unit, days: { from: 1, to: 2 } }) === 2
  const copied = Array.from({ length: timesOf(moved) }, (_, index) => {
    const kept = isDaily ? source.copied[days.from + index - line.days.from] : source.copied[0]
    return kept ?? today[index] ?? none
  })
  return { ...moved, source: { ...source, copied } }
}

/** The same cost as a manual one: the average of its nights. */
export function typedInstead(line: Line): Line {
  if (line.source.from !== 'rate') return line
  const costs = line.source.copied.flatMap(({ cost }) => cost ?? [])
  const sum = costs.reduce((total, cost) => total + cost, 0)
  const unitCost = costs.length > 0 ? Math.round(sum / costs.length) : null
  return { ...line, source: { from: 'typed', unitCost } }
}
