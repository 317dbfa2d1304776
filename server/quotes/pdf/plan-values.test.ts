import { expect, test } from 'vitest'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import { agency } from '#test/samples/agency.ts'
import { guestQuote, versionIn, wordsOf } from '#test/samples/guest-quotes.ts'
import type { GuestQuote } from '../answers.ts'
import { planValues } from './plan-values.ts'

const made = { link: 'https://kashmir.example/q/token', today: '2027-02-03' }
const version = versionIn(wordsOf.english)
const valuesOf = (values: Partial<GuestQuote> = {}, from = version) =>
  planValues(guestQuote(from, values), agency, made)

test('shows for each option its total, party and extras', () => {
  const [option] = version.options
  const { total, perAdult, tax } = priceOption(version, option!, version.pricing!)
  expect(total).toBe(28_880)
  expect(valuesOf()).toMatchObject({
    title: 'Kashmir, for Asha Rao',
    kicker: expect.stringMatching(/^Plan Q-7F3K2M · version 2 · as of Wed, 3 Feb,? 2027$/),
    optionsTitle: 'Two ways to choose from',
    notice: { text: '' },
    options: [
      {
        ...{ name: 'Deluxe', isChosen: false, total: '₹28,880' },
        sums: [
          `₹${perAdult.toLocaleString('en-IN')} per adult`,
          `₹${tax.toLocaleString('en-IN')} of it GST (5%)`,
        ],
        lines: [
          { text: 'Houseboat, deluxe room', facts: 'Nights 1 to 2 · 2 rooms' },
          { text: 'Car with driver', facts: 'Days 1 to 3' },
        ],
        extras: [{ text: 'Gondola to the second phase', price: '+ ₹6,930' }],
      },
      { name: 'Breakfast and dinner' },
    ],
  })
})

test('keeps children’s ages together when the party takes two lines', () => {
  const { facts } = valuesOf()
  const { value } = facts.find(({ label }) => label === 'Guests')!
  expect(value).toBe('2 adults, 2 children (8\u00a0and\u00a05\u00a0years)')
})

test('an accepted quote shows only the chosen option, with its extras in the total', () => {
  const decision = { optionId: 'option-1', extras: ['ride'], name: 'Asha', phone: '9811122233' }
  const values = valuesOf({ state: 'accepted', decidedAt: '2027-02-01T20:00:00Z', decision })
  expect(values.options).toMatchObject([
    { name: 'Deluxe', isChosen: true, total: '₹35,810', extras: [{ price: 'included' }] },
  ])
  expect(values.notice).toEqual({
    text: expect.stringMatching(/^Accepted on Tue, 2 Feb,? 2027\./),
    isGood: true,
  })
  expect(values.facts.map(({ label }) => label)).not.toContain('Valid until')
  const none = valuesOf({ state: 'accepted', decision: { ...decision, extras: [] } })
  expect(none.options).toMatchObject([{ total: '₹28,880', extras: [] }])
})

test.each([
  ['expired', 'This offer ended on'],
  ['declined', 'This plan was declined'],
  ['superseded', 'no longer the current one'],
] as const)('one that is %s says so', (state, words) => {
  const values = valuesOf({ state })
  expect(values.notice).toEqual({ text: expect.stringContaining(words), isGood: false })
  expect(values.answer.title).toBe('Ask us for a new plan')
})

test('without children the price is per person, and an included tax has no amount', () => {
  const { options } = valuesOf(
    {},
    {
      ...version,
      party: { adults: 2, children: [] },
      pricing: { tax: { label: 'GST', percent: 5, shownAs: 'included' }, rounding: 10 },
    },
  )
  expect(options[0]?.sums).toEqual(['₹14,440 per person', 'GST included'])
})

test('contains no cost, margin, note or contact of the guest', () => {
  const [option] = version.options
  const secret = {
    ...version,
    notes: 'Haggles, start high',
    options: [
      {
        ...option!,
        lines: option!.lines.map((line, index) => ({
          ...line,
          source: { from: 'typed' as const, unitCost: 700_103 + index * 1_013 },
        })),
        markup: { by: 'percent' as const, percent: 17.43 },
      },
    ],
  }
  const price = priceOption(secret, secret.options[0]!, secret.pricing!, ['ride'])
  const amounts = [
    ...price.lines.flatMap(({ unitCosts, amount }) => [...unitCosts, amount]),
    ...[price.cost, price.markup, price.margin],
  ]
  const texts = amounts.flatMap((amount) => [`${amount}`, amount.toLocaleString('en-IN')])
  const paper = JSON.stringify(valuesOf({}, secret))
  const others = ['17.43', 'Haggles', '98111', 'a@example.in', 'Goa', 'typed']
  expect([...texts, ...others].filter((text) => paper.includes(text))).toEqual([])
  expect(amounts.length).toBeGreaterThan(8)
})
