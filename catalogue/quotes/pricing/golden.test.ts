import { expect, test } from 'vitest'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import type { Line, Occupancy } from '../line.ts'
import { publicVersionOf } from '../public-version.ts'
import { bedsOf, guestsIn } from '../rooms.ts'
import { costOfRate, daysOfLine, type Rate, rateBook } from './nights.ts'
import { priceOption } from './pricing.ts'
import { withExtras } from './with-extras.ts'

const gst = { label: 'GST', percent: 5, shownAs: 'line' as const }

/** Two seasons of a supplier: until 31 March, and from 1 April. */
const seasons = (supplierId: number, low: Rate['prices'], high: Rate['prices']) => [
  roomRate({ id: supplierId * 10, supplierId, from: '2027-01-01', to: '2027-03-31', prices: low }),
  roomRate({
    id: supplierId * 10 + 1,
    supplierId,
    from: '2027-04-01',
    to: '2027-06-30',
    prices: high,
  }),
]

const family = rateBook([
  ...seasons(1, { double: 4500, childWithBed: 1200, childWithoutBed: 600 }, { double: 6000 }),
  ...seasons(
    2,
    { double: 5000, childWithBed: 1500, childWithoutBed: 700 },
    { double: 6500, childWithBed: 1800, childWithoutBed: 900 },
  ),
  ...seasons(3, { double: 7000 }, { double: 8000, childWithBed: 2000, childWithoutBed: 1000 }),
])

function roomLine(supplierId: number, from: number, to: number, occupancy: Occupancy): Line {
  const line = typedLine(0, { id: `${supplierId}-${occupancy}`, days: { from, to }, occupancy })
  const rate = { supplierId, item: 'Deluxe room', plan: 'EP' as const }
  const { copied, unit } = costOfRate(
    family,
    { ...rate, occupancy },
    daysOfLine('2027-03-29', line),
  )
  return { ...line, unit, source: { from: 'rate', rate, copied } }
}

/*
 * Two adults, a child in a bed and one without, arriving on 29 March 2027 for 5 nights;
 * the season turns on 1 April, inside the second hotel's stay.
 *
 *                              double            with bed         without bed
 * Srinagar  29, 30 March       4,500 + 4,500     1,200 + 1,200    600 + 600
 * Pahalgam  31 March, 1 April  5,000 + 6,500     1,500 + 1,800    700 + 900
 * Houseboat 2 April            8,000             2,000            1,000
 *                             28,500             7,700            3,800   =  40,000
 * Innova, 6 days of 3,500                                                 +  21,000
 * Lines                                                                   =  61,000
 * Markup 15 %                                                             +   9,150 = 70,150
 * GST 5 % = 3,507.50                                                      +   3,508 = 73,658
 * Rounded to 100                                                          +      42 = 73,700
 *
 * Children: 73,700 × 11,500 ÷ 61,000 = 13,894.26; an adult (73,700 − 13,894) ÷ 2 = 29,903.
 * Margin: 73,700 − 3,508 − 61,000 = 9,192 of 70,192 = 13.1 %.
 */
test('a family of four, five nights, two hotels and a houseboat across a change of season', () => {
  const stays = [
    [1, 1, 2],
    [2, 3, 4],
    [3, 5, 5],
  ] as const
  const lines = stays.flatMap(([supplier, from, to]) =>
    (['double', 'childWithBed', 'childWithoutBed'] as const).map((occupancy) =>
      roomLine(supplier, from, to, occupancy),
    ),
  )
  lines.push(typedLine(3500, { id: 'innova', unit: 'day', days: { from: 1, to: 6 } }))
  const version = sampleVersion({ party: { adults: 2, children: [9, 4] } })
  const option = sampleOption({ lines, markup: { by: 'percent', percent: 15 } })
  const price = priceOption(version, option, { tax: gst, rounding: 100 })

  expect(price.lines.map(({ id, unitCosts, amount }) => [id, unitCosts, amount])).toEqual([
    ['1-double', [4500, 4500], 9000],
    ['1-childWithBed', [1200, 1200], 2400],
    ['1-childWithoutBed', [600, 600], 1200],
    ['2-double', [5000, 6500], 11_500],
    ['2-childWithBed', [1500, 1800], 3300],
    ['2-childWithoutBed', [700, 900], 1600],
    ['3-double', [8000], 8000],
    ['3-childWithBed', [2000], 2000],
    ['3-childWithoutBed', [1000], 1000],
    ['innova', [3500, 3500, 3500, 3500, 3500, 3500], 21_000],
  ])
  expect(price).toMatchObject({
    ...{ linesTotal: 61_000, markup: 9150, tax: 3508, rounding: 42, total: 73_700 },
    ...{ childrenShare: 13_894, perAdult: 29_903 },
    ...{ cost: 61_000, margin: 9192, marginPercent: 13.1, extras: [] },
  })
})

/*
 * 14 adults for 3 nights; tax is included, which only changes how it is shown.
 *
 * 6 doubles × 3 × 6,000 = 108,000      a tempo traveller, 4 days × 6,500 = 26,000
 * 2 singles × 3 × 5,200 =  31,200      shikaras, 14 × 350                =  4,900
 * Lines                                                                  = 170,100
 * Markup 14 × 1,500                                          +  21,000   = 191,100
 * GST 5 %                                                    +   9,555   = 200,655
 * Rounded to 50                                              −       5   = 200,650
 *
 * A person: 200,650 ÷ 14 = 14,332.14, rounded up 14,333.
 * Margin: 200,650 − 9,555 − 170,100 = 20,995 of 191,095 = 11.0 %.
 */
test('a group of 14 in six doubles and two singles', () => {
  const room = { extraAdults: 0, childrenWithBed: 0, childrenWithoutBed: 0 }
  const rooms = [
    { ...room, occupancy: 'double' as const, count: 6 },
    { ...room, occupancy: 'single' as const, count: 2 },
  ]
  const beds = bedsOf(rooms)
  expect(guestsIn(rooms)).toEqual({ adults: 14, children: 0 })
  const nights = { unit: 'night' as const, days: { from: 1, to: 3 } }
  const lines = [
    typedLine(6000, { id: 'a', ...nights, occupancy: 'double', quantity: beds.double }),
    typedLine(5200, { id: 'b', ...nights, occupancy: 'single', quantity: beds.single }),
    typedLine(6500, { id: 'c', unit: 'day', days: { from: 1, to: 4 } }),
    typedLine(350, { id: 'd', unit: 'person', quantity: 14 }),
  ]
  const version = sampleVersion({ nights: 3, rooms, party: { adults: 14, children: [] } })
  const option = sampleOption({ lines, markup: { by: 'person', amount: 1500 } })
  const settings = { tax: { ...gst, shownAs: 'included' as const }, rounding: 50 as const }

  expect(priceOption(version, option, settings)).toMatchObject({
    ...{ linesTotal: 170_100, markup: 21_000, tax: 9555, rounding: -5, total: 200_650 },
    ...{ childrenShare: 0, perAdult: 14_333 },
    ...{ cost: 170_100, margin: 20_995, marginPercent: 11 },
  })
})

/*
 * Two adults: a room of 7,000 for 2 nights and a cab of 5,000 are 19,000, with a markup of
 * 3,800 in all 22,800, with GST 5 % (1,140) 23,940, rounded to 100: 23,900.
 *
 * The gondola, 2 × 950 = 1,900, carries the markup in proportion: 1,900 × 3,800 ÷ 19,000 = 380;
 * GST on 2,280 is 114, so it is shown at 2,394. Ticked: 23,900 + 2,394 = 26,294.
 * Margin: 23,900 − 1,140 − 19,000 = 3,760 of 22,760 = 16.5 %;
 * ticked 26,294 − 1,254 − 20,900 = 4,140 of 25,040 = 16.5 %.
 */
test('a couple with one optional gondola ride', () => {
  const lines = [
    typedLine(7000, { id: 'room', unit: 'night', days: { from: 1, to: 2 }, occupancy: 'double' }),
    typedLine(5000, { id: 'cab', unit: 'trip' }),
    typedLine(950, { id: 'gondola', unit: 'person', quantity: 2, optional: true }),
  ]
  const option = sampleOption({ lines, markup: { by: 'amount', amount: 3800 } })
  const settings = { tax: gst, rounding: 100 as const }
  const version = sampleVersion({ nights: 2, options: [option], pricing: settings })

  expect(priceOption(version, option, settings)).toMatchObject({
    ...{ linesTotal: 19_000, markup: 3800, tax: 1140, rounding: -40, total: 23_900 },
    ...{ perAdult: 11_950, cost: 19_000, margin: 3760, marginPercent: 16.5 },
    extras: [{ id: 'gondola', cost: 1900, markup: 380, tax: 114, price: 2394, isTicked: false }],
  })
  expect(priceOption(version, option, settings, ['gondola'])).toMatchObject({
    ...{ linesTotal: 20_900, markup: 4180, tax: 1254, rounding: -40, total: 26_294 },
    ...{ perAdult: 13_147, cost: 20_900, margin: 4140, marginPercent: 16.5 },
  })
  const shown = publicVersionOf(version, settings).options[0]!
  expect(shown).toMatchObject({ total: 23_900, extras: [{ id: 'gondola', price: 2394 }] })
  expect(withExtras(shown, 2, ['gondola'])).toEqual({
    ...{ total: 26_294, perAdult: 13_147, childrenShare: 0, taxAmount: 1254 },
  })
})
