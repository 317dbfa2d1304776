import { expect, test } from 'vitest'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { agency } from '#test/samples/agency.ts'
import { guestQuote, versionIn, wordsOf } from '#test/samples/guest-quotes.ts'
import { pdfBytes, pdfWords } from '#test/samples/pdf-words.ts'
import { typedLine } from '#test/samples/quotes.ts'
import { planValues } from './plan-values.ts'
import { toPdf } from './typesetter.ts'

const link = 'https://kashmir.example/q/token'
const ofHouseboat = {
  from: 'rate' as const,
  rate: { supplierId: 918_273, item: 'Zubarwan Houseboats net rate', plan: 'MAP' as const },
  copied: [
    { rateId: 564_738, cost: 40_127 },
    { rateId: 564_739, cost: 51_839 },
  ],
}
const [option] = versionIn(wordsOf.english).options
const secret: Version = versionIn(wordsOf.english, {
  notes: 'Haggles, so start high with Zubarwan',
  options: [
    {
      ...option!,
      lines: [
        typedLine(0, {
          ...{ id: 'boat', text: 'Houseboat', unit: 'night', occupancy: 'double' },
          ...{ days: { from: 1, to: 2 }, source: ofHouseboat },
        }),
        typedLine(7_919, { id: 'car', text: 'Car with driver' }),
        typedLine(3_571, { id: 'ride', text: 'Gondola', optional: true }),
      ],
      markup: { by: 'percent', percent: 17.43 },
    },
  ],
})

const pdf = toPdf({
  values: planValues(guestQuote(secret), agency, { link, today: '2027-02-03' }),
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  pictures: [],
})

test('a document contains no cost, margin, note, supplier or contact of the guest, in words or bytes', () => {
  const price = priceOption(secret, secret.options[0]!, secret.pricing!, ['ride'])
  const amounts = [
    ...price.lines.flatMap(({ unitCosts, amount }) => [...unitCosts, amount]),
    ...[price.cost, price.markup, price.margin, 918_273, 564_738, 564_739],
  ]
  expect(amounts).toEqual(expect.arrayContaining([40_127, 51_839, 7_919, 3_571]))
  const secrets = [
    ...amounts.flatMap((amount) => [`${amount}`, amount.toLocaleString('en-IN')]),
    ...['17.43', 'Haggles', 'Zubarwan', 'net rate', '98111', 'a@example.in', 'Goa', 'typed'],
  ]
  const [words, bytes] = [pdfWords(pdf), pdfBytes(pdf)]
  expect(secrets.filter((text) => words.includes(text))).toEqual([])
  expect(secrets.filter((text) => text.length > 3 && bytes.includes(text))).toEqual([])
})

test('the same search finds what the guest may read', () => {
  const { total } = priceOption(secret, secret.options[0]!, secret.pricing!)
  const words = pdfWords(pdf)
  const read = [total.toLocaleString('en-IN'), 'Kashmir, for Asha Rao', 'Houseboat', 'Gondola']
  expect(read.filter((text) => !words.includes(text))).toEqual([])
  expect(pdfBytes(pdf)).toContain(link)
})
