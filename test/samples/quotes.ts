import type { Line } from '#catalogue/quotes/line.ts'
import type { Rate } from '#catalogue/quotes/pricing/nights.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { draftVersion, type Option, type Version } from '#catalogue/quotes/version.ts'

export const noTax: PricingSettings = { tax: null, rounding: 1 }

/** A manual line: one group, one day, ₹1,000. */
export const typedLine = (unitCost: number | null = 1000, values: Partial<Line> = {}): Line => ({
  id: 'line-1',
  days: { from: 1, to: 1 },
  text: 'Shikara ride',
  unit: 'group',
  occupancy: null,
  quantity: 1,
  optional: false,
  source: { from: 'typed', unitCost },
  ...values,
})

/** A rate of a double room on the EP plan. */
export const roomRate = (values: Partial<Rate> = {}): Rate => ({
  id: 1,
  supplierId: 1,
  item: 'Deluxe room',
  from: '2027-01-01',
  to: '2027-12-31',
  plan: 'EP',
  prices: { double: 5000 },
  price: null,
  unit: null,
  ...values,
})

export const sampleOption = (values: Partial<Option> = {}): Option => ({
  id: 'option-1',
  name: 'Deluxe',
  lines: [typedLine()],
  markup: { by: 'percent', percent: 10 },
  ...values,
})

/** A version that can be sent as it is. */
export const sampleVersion = (values: Partial<Version> = {}): Version => ({
  ...draftVersion.parse({
    guest: { name: 'Asha Rao', phone: '+91 98765 43210' },
    arrival: '2027-03-29',
    nights: 5,
    validUntil: '2027-03-01',
    days: [{ id: 'day-1', day: 1, title: 'Arrival in Srinagar' }],
  }),
  options: [sampleOption()],
  pricing: noTax,
  ...values,
})
