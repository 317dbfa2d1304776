import type { MealPlan, Occupancy } from '#catalogue/quotes/line.ts'

interface DemoLine {
  /** The first and the last day or night. */
  days: [number, number]
  text: string
  /** Names in the demo's rate book. */
  supplier: string
  item: string
  plan?: MealPlan
  occupancy?: Occupancy
  quantity?: number
  optional?: boolean
}

export interface DemoQuote {
  state: 'draft' | 'viewed' | 'accepted'
  guest: { name: string; phone: string }
  party: { adults: number; children: number[] }
  /** The number of days from the first start. */
  arrivesIn: number
  options: { name: string; markup: number; lines: DemoLine[] }[]
}

/** The demo package that all of them are based on. */
export const quotedPackage = 'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam'

const room = { occupancy: 'double' as const }

const car: DemoLine = {
  ...{ days: [1, 6], text: 'Private Innova with driver' },
  ...{ supplier: 'Wular Cabs', item: 'Innova, full day' },
}

const gondola = (quantity: number): DemoLine => ({
  ...{ days: [3, 3], text: 'Gulmarg gondola, phase 1', quantity, optional: true },
  ...{ supplier: 'Gondola counter', item: 'Gondola, phase 1' },
})

const deluxe = (rooms: number): DemoLine[] => [
  {
    ...{ ...room, days: [1, 2], text: 'Deluxe houseboat on Dal Lake', quantity: rooms },
    ...{ supplier: 'Painted Kingfisher', item: 'Deluxe cabin', plan: 'MAP' },
  },
  {
    ...{ ...room, days: [3, 3], text: 'Deluxe room at Meadow Pines, Gulmarg', quantity: rooms },
    ...{ supplier: 'Meadow Pines', item: 'Deluxe room', plan: 'MAP' },
  },
  {
    ...{ ...room, days: [4, 5], text: 'River room at Lidder Bank, Pahalgam', quantity: rooms },
    ...{ supplier: 'Lidder Bank Lodge', item: 'River room', plan: 'MAP' },
  },
  car,
]

const premium: DemoLine[] = [
  {
    ...{ ...room, days: [1, 2], text: 'Family suite at Chinar Courtyard, Srinagar' },
    ...{ supplier: 'Chinar Courtyard', item: 'Family suite', plan: 'CP' },
  },
  {
    ...{ ...room, days: [3, 3], text: 'Cottage of two rooms at Meadow Pines, Gulmarg' },
    ...{ supplier: 'Meadow Pines', item: 'Cottage, two rooms', plan: 'MAP' },
  },
  ...deluxe(1).slice(2),
]

/** One in each state, as examples without an enquiry. */
export const demoQuotes: DemoQuote[] = [
  {
    state: 'accepted',
    guest: { name: 'Nandini Rao (sample)', phone: '+91 98765 00011' },
    party: { adults: 2, children: [] },
    arrivesIn: 24,
    options: [{ name: 'Deluxe', markup: 15, lines: [...deluxe(1), gondola(2)] }],
  },
  {
    state: 'viewed',
    guest: { name: 'Imran Sheikh (sample)', phone: '+91 98765 00022' },
    party: { adults: 2, children: [9] },
    arrivesIn: 45,
    options: [
      {
        name: 'Deluxe',
        markup: 15,
        lines: [
          ...deluxe(1),
          {
            ...{ days: [1, 2], text: 'A bed for the child on the houseboat' },
            ...{ supplier: 'Painted Kingfisher', item: 'Deluxe cabin', plan: 'MAP' },
            occupancy: 'childWithBed',
          },
          gondola(3),
        ],
      },
      { name: 'Premium', markup: 18, lines: [...premium, gondola(3)] },
    ],
  },
  {
    state: 'draft',
    guest: { name: 'Farah Khan (sample)', phone: '+91 98765 00033' },
    party: { adults: 4, children: [] },
    arrivesIn: 60,
    options: [{ name: 'Deluxe', markup: 15, lines: deluxe(2) }],
  },
]
