import { expect, test } from 'vitest'
import { sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import type { Line } from './line.ts'
import { priceOption } from './pricing/pricing.ts'
import { publicVersion, publicVersionOf } from './public-version.ts'

const settings = {
  tax: { label: 'GST', percent: 5, shownAs: 'line' as const },
  rounding: 10 as const,
}

const rated: Line = typedLine(0, {
  id: 'room',
  unit: 'night',
  days: { from: 1, to: 3 },
  occupancy: 'double',
  quantity: 2,
  text: 'Deluxe double room',
  source: {
    from: 'rate',
    rate: { supplierId: 710_119, item: 'Item of the rate book', plan: 'MAP' },
    copied: [
      { rateId: 920_201, cost: 6_100_387 },
      { rateId: 920_203, cost: 6_200_389 },
      { rateId: null, cost: 6_300_391 },
    ],
  },
})

const extra = typedLine(4_100_479, { id: 'extra', text: 'Gondola', quantity: 3, optional: true })

const version = sampleVersion({
  guest: {
    name: 'Asha Rao',
    phone: '+91 98111 22233',
    email: 'asha.rao@example.in',
    homeState: 'Karnataka',
  },
  notes: 'Haggles, start high',
  options: [
    sampleOption({ lines: [rated, extra], markup: { by: 'percent', percent: 17.43 } }),
    sampleOption({
      id: 'option-2',
      name: 'Premium',
      lines: [rated, extra],
      markup: { by: 'amount', amount: 7_654_321 },
    }),
    sampleOption({
      id: 'option-3',
      name: 'Royal',
      lines: [rated, extra],
      markup: { by: 'person', amount: 3_456_789 },
    }),
  ],
})

/** The values about prices that only the agency may know. */
const secrets = version.options.flatMap((option) => {
  const price = priceOption(version, option, settings, ['extra'])
  const shownExtra = price.extras[0]!
  const without = priceOption(version, option, settings)
  return [
    ...price.lines.flatMap(({ unitCosts, amount }) => [...unitCosts, amount]),
    ...[price.cost, price.markup, price.margin, without.cost, without.markup, without.margin],
    ...[shownExtra.cost, shownExtra.markup, price.marginPercent],
  ]
})

test.each(['line', 'included'] as const)(
  'no cost, margin, supplier or note is public, tax %s',
  (shownAs) => {
    const text = JSON.stringify(
      publicVersionOf(version, { ...settings, tax: { ...settings.tax, shownAs } }),
    )
    const others = [
      ...[710_119, 920_201, 920_203, 17.43, 7_654_321, 3_456_789],
      ...['Item of the rate book', 'MAP', 'Haggles', '98111', 'asha.rao', 'Karnataka', 'typed'],
    ]
    const leaked = [...secrets, ...others].filter((secret) => text.includes(`${secret}`))
    expect(leaked).toEqual([])
    expect(secrets.length).toBeGreaterThan(30)
  },
)

test('only fields of the schema are public', () => {
  const shown = publicVersionOf(version, settings)
  expect(publicVersion.parse(shown)).toEqual(shown)
})

test('the guest sees the prices and descriptions of options and extras', () => {
  const shown = publicVersionOf(version, settings)
  const option = version.options[0]!
  const price = priceOption(version, option, settings)
  expect(shown.guestName).toBe('Asha Rao')
  expect(shown.options[0]).toEqual({
    ...{ id: 'option-1', name: 'Deluxe' },
    ...{ total: price.total, perAdult: price.perAdult, childrenShare: 0 },
    tax: { label: 'GST', percent: 5, shownAs: 'line', amount: price.tax },
    lines: [
      {
        ...{ id: 'room', text: 'Deluxe double room', days: { from: 1, to: 3 } },
        ...{ unit: 'night', occupancy: 'double', quantity: 2 },
      },
    ],
    extras: [
      {
        ...{ id: 'extra', text: 'Gondola', days: { from: 1, to: 1 } },
        ...{ unit: 'group', occupancy: null, quantity: 3 },
        ...{ price: price.extras[0]!.price, tax: price.extras[0]!.tax, isForChildren: false },
      },
    ],
  })
})
