import type { MealPlan } from '#catalogue/quotes/line.ts'
import type { RateUnit, RoomPrices } from '#catalogue/rates/rate.ts'
import type { SupplierKind } from '#catalogue/rates/supplier.ts'

/** Prices of rooms with breakfast: double, single, and extra beds. */
type Room = Partial<RoomPrices>

interface DemoItem {
  item: string
  plan?: MealPlan
  unit?: RateUnit
  /** Undefined in the season in which it is not sold. */
  winter?: Room | number
  summer?: Room | number
}

export interface DemoSupplier {
  name: string
  kind: SupplierKind
  place: string
  contact?: string
  notes?: string
  /** The title of the demo listing that guests see. */
  listing?: string
  items: DemoItem[]
}

/** As typical in contracts: single, extra adult and children as fractions of the double price. */
const room = (double: number): Room => ({
  ...{ double, single: Math.round(double * 0.85), extraAdult: Math.round(double * 0.35) },
  ...{ childWithBed: Math.round(double * 0.25), childWithoutBed: Math.round(double * 0.15) },
})

/** Plausible amounts that nobody agreed on: a rate book to try quotes with. */
export const demoSuppliers: DemoSupplier[] = [
  {
    ...{ name: 'Chinar Courtyard', kind: 'hotel', place: 'Srinagar', contact: 'Front office' },
    listing: 'Chinar Courtyard',
    items: [
      { item: 'Deluxe room', plan: 'CP', winter: room(4200), summer: room(6800) },
      { item: 'Deluxe room', plan: 'MAP', winter: room(5400), summer: room(8200) },
      { item: 'Family suite', plan: 'CP', winter: room(7500), summer: room(11_500) },
    ],
  },
  {
    ...{ kind: 'hotel', place: 'Srinagar', contact: 'The manager of the reservations office' },
    name: 'The Old Boulevard Lake View Heritage Residency and Conference Centre (a unit of Zabarwan Valley Hospitality)',
    notes:
      'Asks for the names of all guests two days before. Groups of more than ten rooms pay half at booking.',
    items: [
      {
        item: 'Premium lake-facing double room with balcony, third floor and above, house in the garden excluded',
        ...{ plan: 'AP', winter: room(9200), summer: room(14_800) },
      },
      // Only as a double, and only in one of the seasons.
      { item: 'Standard room', plan: 'EP', summer: { double: 5200 } },
    ],
  },
  {
    ...{ name: 'Meadow Pines', kind: 'hotel', place: 'Gulmarg', contact: 'Altaf' },
    items: [
      { item: 'Deluxe room', plan: 'MAP', winter: room(14_500), summer: room(8900) },
      { item: 'Cottage, two rooms', plan: 'MAP', winter: room(26_000), summer: room(15_500) },
      { item: 'Bukhari in the room', unit: 'day', winter: 600 },
    ],
  },
  {
    ...{ name: 'Lidder Bank Lodge', kind: 'hotel', place: 'Pahalgam', contact: 'Rehana' },
    items: [
      { item: 'River room', plan: 'CP', winter: room(3800), summer: room(7200) },
      { item: 'River room', plan: 'MAP', winter: room(4900), summer: room(8600) },
      { item: 'Bonfire with music', unit: 'group', winter: 3500, summer: 3500 },
    ],
  },
  {
    ...{ name: 'Painted Kingfisher', kind: 'houseboat', place: 'Dal Lake', contact: 'Gulam' },
    listing: 'The Painted Kingfisher Houseboats',
    items: [
      { item: 'Deluxe cabin', plan: 'MAP', winter: room(4600), summer: room(6400) },
      { item: 'Whole boat, three cabins', unit: 'day', winter: 12_500, summer: 17_500 },
    ],
  },
  {
    ...{ name: 'Walnut Prow', kind: 'houseboat', place: 'Nigeen Lake' },
    listing: 'Walnut Prow Houseboat',
    notes: 'Children are what they wrote a rate for; adults are asked for by phone.',
    items: [
      {
        ...{ item: 'Upper deck cabin', plan: 'MAP', winter: { childWithBed: 1200 } },
        summer: { childWithBed: 1500, childWithoutBed: 700 },
      },
    ],
  },
  {
    ...{ name: 'Wular Cabs', kind: 'vehicle', place: 'Srinagar', contact: 'Nazir' },
    items: [
      { item: 'Innova, full day', unit: 'day', winter: 3600, summer: 4200 },
      { item: 'Tempo traveller, 12 seats', unit: 'day', winter: 5800, summer: 6800 },
      { item: 'Airport transfer', unit: 'trip', winter: 1200, summer: 1400 },
    ],
  },
  {
    ...{ name: 'Tangmarg snow cars', kind: 'vehicle', place: 'Tangmarg' },
    listing: '4x4 with chains, Tangmarg to Gulmarg',
    items: [{ item: '4x4 with chains, to Gulmarg and back', unit: 'trip', winter: 3200 }],
  },
  {
    ...{ name: 'Bilal, guide of the old city', kind: 'guide', place: 'Srinagar' },
    items: [
      { item: 'Walk, half a day', unit: 'group', winter: 1800, summer: 2200 },
      { item: 'Full day', unit: 'day', winter: 2800, summer: 3400 },
    ],
  },
  {
    ...{ name: 'Apharwat ski guides', kind: 'guide', place: 'Gulmarg' },
    items: [
      { item: 'Lesson, two hours', unit: 'person', winter: 1500 },
      { item: 'Guide for the day', unit: 'day', winter: 6500, summer: 3500 },
    ],
  },
  {
    ...{ name: 'Gondola counter', kind: 'activity', place: 'Gulmarg' },
    notes: 'Tickets are the same for everybody; ours are bought a week before.',
    items: [
      { item: 'Gondola, phase 1', unit: 'person', winter: 900, summer: 850 },
      { item: 'Gondola, phase 2', unit: 'person', winter: 1100, summer: 1050 },
    ],
  },
  {
    ...{ name: 'Ghat 9 shikaras', kind: 'activity', place: 'Dal Lake', contact: 'Manzoor' },
    items: [
      { item: 'Shikara, one hour', unit: 'group', winter: 700, summer: 900 },
      { item: 'Floating market at dawn', unit: 'person', winter: 500, summer: 650 },
    ],
  },
]

/** Added to the data of each. */
export const sampleNote = 'A sample: made up to try quotes with. Change it, or archive it.'

interface DemoSeason {
  name: 'Winter' | 'Summer'
  from: string
  to: string
}

/** The season of this day, and the next one. */
export function demoSeasons(today = new Date().toISOString().slice(0, 10)): DemoSeason[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const begun = month < 4 ? year - 1 : year
  const winter = { name: 'Winter' as const, from: `${begun}-11-01`, to: `${begun + 1}-03-31` }
  const isSummer = month >= 4 && month < 11
  const summerYear = isSummer ? year : begun + 1
  const summer = {
    ...{ name: 'Summer' as const, from: `${summerYear}-04-01`, to: `${summerYear}-10-31` },
  }
  return isSummer ? [summer, winter] : [winter, summer]
}
