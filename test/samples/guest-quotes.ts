import { publicVersionOf } from '#catalogue/quotes/public-version.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { GuestQuote } from '#server/quotes/answers.ts'
import { sampleOption, sampleVersion, typedLine } from './quotes.ts'

const pricing = {
  tax: { label: 'GST', percent: 5, shownAs: 'line' as const },
  rounding: 10 as const,
}

const lines = [
  typedLine(4000, {
    id: 'room',
    text: 'Houseboat, deluxe room',
    unit: 'night',
    occupancy: 'double',
    quantity: 2,
    days: { from: 1, to: 2 },
  }),
  typedLine(3000, { id: 'car', text: 'Car with driver', unit: 'day', days: { from: 1, to: 3 } }),
  typedLine(1500, {
    id: 'ride',
    text: 'Gondola to the second phase',
    unit: 'person',
    quantity: 4,
    optional: true,
    days: { from: 2, to: 2 },
  }),
]

/** A version whose words are all in one script, as staff typed them. */
export const wordsOf = {
  english: {
    name: 'Asha Rao',
    title: 'Arrival in Srinagar',
    text: 'Our driver meets you at the **airport**.\nA shikara ride on Dal Lake at dusk, when the light is low and the water still.\n- Wazwan on the houseboat\n- Kahwa at sunset',
    item: 'Breakfast and dinner',
  },
  hindi: {
    name: 'आशा राव',
    title: 'श्रीनगर में आगमन',
    text: 'हवाई अड्डे पर हमारा चालक आपसे मिलेगा।\nसूर्यास्त के समय डल झील पर शिकारा की सैर, क्षेत्रीय व्यंजन और विश्राम।',
    item: 'नाश्ता और रात का भोजन',
  },
  urdu: {
    name: 'عائشہ قریشی',
    title: 'سری نگر میں آمد',
    text: 'ہوائی اڈے پر ہمارا ڈرائیور آپ سے ملے گا۔\nشام کو ڈل جھیل پر شکارے کی سیر، پھر ہاؤس بوٹ میں آرام۔ Gondola phase 1 بھی شامل ہے۔',
    item: 'ناشتہ اور رات کا کھانا',
  },
}

type Words = (typeof wordsOf)['english']

export const versionIn = ({ name, title, text, item }: Words, values: Partial<Version> = {}) =>
  sampleVersion({
    guest: { name, phone: '+91 98111 22233', email: 'a@example.in', homeState: 'Goa' },
    ...{ arrival: '2027-03-29', nights: 2, validUntil: '2027-03-01', word: text, pricing },
    party: { adults: 2, children: [8, 5] },
    options: [
      sampleOption({ lines }),
      sampleOption({
        id: 'option-2',
        name: item,
        lines: [...lines, typedLine(9000, { id: 'extra', text: title })],
      }),
    ],
    days: [1, 2, 3].map((day) => ({
      ...{ id: `day-${day}`, day, title, text, place: title },
      picture: null,
    })),
    ...{
      inclusions: [item, title],
      exclusions: [title],
      paymentTerms: text,
      cancellationTerms: text,
    },
    ...values,
  })

/** The data behind the guest's link of a version. */
export const guestQuote = (version: Version, values: Partial<GuestQuote> = {}): GuestQuote => ({
  ...{ reference: 'Q-7F3K2M', number: 2, state: 'viewed', author: 'Meena', listingId: null },
  version: publicVersionOf(version, version.pricing ?? pricing),
  ...{ decision: null, decidedAt: null },
  ...values,
})
