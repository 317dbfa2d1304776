import type { CostUnit } from '#catalogue/local-costs/local-cost.ts'

interface DemoCost {
  /** The title of a demo destination. */
  place: string
  what: string
  unit: CostUnit
  low: number
  high: number
  paidTo: string
  seasonFrom?: string
  seasonTo?: string
  note?: string
}

/** Plausible but unchecked amounts, shown as samples until somebody checks them. */
export const demoCosts: DemoCost[] = [
  {
    ...{ place: 'Gulmarg', what: 'Gondola, phase 1', unit: 'person', low: 800, high: 1000 },
    paidTo: 'the cable car’s counter, or online',
    note: 'Tickets of the day are often gone by ten.',
  },
  {
    ...{ place: 'Gulmarg', what: 'Gondola, phase 2', unit: 'person', low: 950, high: 1250 },
    paidTo: 'the cable car’s counter, or online',
    note: 'Closed in strong wind.',
  },
  {
    ...{ place: 'Gulmarg', what: 'Pony to Khilanmarg', unit: 'person', low: 900, high: 1500 },
    ...{ paidTo: 'the pony union', seasonFrom: '05-01', seasonTo: '10-31' },
  },
  {
    ...{ place: 'Gulmarg', what: 'Jeep with chains from Tangmarg', unit: 'vehicle' },
    ...{ low: 2200, high: 3500, paidTo: 'the taxi union at Tangmarg' },
    ...{ seasonFrom: '12-15', seasonTo: '03-15' },
    note: 'Only while the road is under snow and cars from outside are stopped.',
  },
  {
    ...{ place: 'Pahalgam', what: 'Union taxi to Aru, Betaab and Chandanwari', unit: 'vehicle' },
    ...{ low: 2000, high: 2800, paidTo: 'the taxi union', note: 'At the rates on its board.' },
  },
  {
    ...{ place: 'Pahalgam', what: 'Betaab Valley ticket', unit: 'person', low: 100, high: 120 },
    paidTo: 'the gate',
  },
  {
    ...{ place: 'Pahalgam', what: 'Pony to Baisaran', unit: 'person', low: 1200, high: 1900 },
    ...{ paidTo: 'the pony union', seasonFrom: '04-01', seasonTo: '11-15' },
  },
  {
    ...{ place: 'Sonamarg', what: 'Pony to Thajiwas', unit: 'person', low: 1200, high: 1800 },
    ...{ paidTo: 'the pony stand', seasonFrom: '05-01', seasonTo: '10-31' },
  },
  {
    ...{ place: 'Sonamarg', what: 'Union jeep to Zero Point', unit: 'vehicle' },
    ...{ low: 6500, high: 9000, paidTo: 'the taxi union' },
    ...{ seasonFrom: '05-15', seasonTo: '10-31' },
  },
  {
    ...{ place: 'Srinagar', what: 'Shikara for an hour', unit: 'group', low: 800, high: 1200 },
    ...{ paidTo: 'the boatman', note: 'One boat takes four.' },
  },
  {
    ...{ place: 'Srinagar', what: 'Mughal gardens, one ticket each', unit: 'person' },
    ...{ low: 30, high: 60, paidTo: 'the gate' },
  },
  {
    ...{ place: 'Srinagar', what: 'Tulip garden', unit: 'person', low: 75, high: 100 },
    ...{ paidTo: 'the gate', seasonFrom: '03-20', seasonTo: '04-20' },
  },
  {
    ...{ place: 'Doodhpathri', what: 'Pony to Shaliganga', unit: 'person', low: 700, high: 1200 },
    ...{ paidTo: 'the pony stand', seasonFrom: '05-01', seasonTo: '10-31' },
  },
  {
    ...{ place: 'Yusmarg', what: 'Pony to Nilnag', unit: 'person', low: 700, high: 1100 },
    paidTo: 'the pony stand',
  },
  {
    ...{ place: 'Gurez', what: 'Local guide', unit: 'day', low: 1500, high: 2200 },
    paidTo: 'the guide',
  },
  {
    ...{ place: 'Dachigam', what: 'Park permit', unit: 'person', low: 50, high: 100 },
    paidTo: 'the wildlife office',
  },
]
