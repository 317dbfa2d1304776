import { expect, test } from 'vitest'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { costOfRate, rateBook } from './pricing/nights.ts'
import { sendableVersion, sentVersion } from './sent-version.ts'
import { draftVersion, type Version, versionErrors } from './version.ts'

const errorsOf = (version: unknown, schema = sentVersion) => {
  const { error } = schema.safeParse(version)
  return error ? versionErrors(error) : {}
}
const draftErrors = (version: unknown) => {
  const { error } = draftVersion.safeParse(version)
  return error ? versionErrors(error) : {}
}

test('a new draft is empty, with one option', () => {
  const draft = draftVersion.parse({})
  expect(draft.options).toEqual([
    { id: 'option-1', name: '', lines: [], markup: { by: 'percent', percent: 0 } },
  ])
  expect(draftVersion.parse(draft)).toEqual(draft)
})

test('an incomplete draft cannot be sent', () => {
  expect(errorsOf(draftVersion.parse({}))).toEqual({
    'guest.name': ['Name is required.'],
    'guest.phone': ['Phone is required.'],
    arrival: ['Arrival is required.'],
    validUntil: ['Valid until is required.'],
    pricing: ['Pricing is required.'],
    'options.0.lines': ['An option needs a line that is not optional.'],
  })
})

test('a complete version can be sent and is stored unchanged', () => {
  expect(sentVersion.parse(sampleVersion())).toEqual(sampleVersion())
})

const withLine = (values: Parameters<typeof typedLine>[1], cost: number | null = 1000) =>
  sampleVersion({ options: [sampleOption({ lines: [typedLine(cost, values)] })] })

const day = (id: string, number: number, title = 'A day') => ({
  ...{ id, day: number, title, place: '', text: '', picture: null },
})

const rateSource = (nights: number) => ({
  from: 'rate' as const,
  rate: { supplierId: 1, item: 'Deluxe room', plan: 'EP' as const },
  copied: costOfRate(
    rateBook([roomRate()]),
    { supplierId: 1, item: 'Deluxe room', plan: 'EP', occupancy: 'double' },
    Array.from({ length: nights }, () => '2027-03-29'),
  ).copied,
})

test.each<[string, Version, Record<string, string[]>]>([
  [
    'a line without text, quantity and cost',
    withLine({ text: '', quantity: 0 }, null),
    {
      'options.0.lines.0.text': ['What is required.'],
      'options.0.lines.0.quantity': ['Quantity must be at least 1.'],
      'options.0.lines.0.source.unitCost': ['Unit cost is required.'],
    },
  ],
  [
    'a night that begins as the guest leaves',
    withLine({ unit: 'night', days: { from: 1, to: 6 } }),
    { 'options.0.lines.0.days.to': ['Last night can be at most 5.'] },
  ],
  [
    'a day after the guest has left',
    withLine({ unit: 'day', days: { from: 7, to: 7 } }),
    { 'options.0.lines.0.days.to': ['Last day can be at most 6.'] },
  ],
  [
    'a bed that is no night',
    withLine({ unit: 'trip', occupancy: 'double' }),
    { 'options.0.lines.0.occupancy': ['Occupancy is of nights only.'] },
  ],
  [
    'a rate copied for fewer nights than there are',
    withLine({ unit: 'night', days: { from: 1, to: 3 }, source: rateSource(2) }),
    { 'options.0.lines.0.source.copied': ['Costs must be 3, one for each night or day.'] },
  ],
  [
    'a night without a rate whose cost nobody typed',
    withLine({
      unit: 'night',
      source: { ...rateSource(1), copied: [{ rateId: null, cost: null }] },
    }),
    { 'options.0.lines.0.source.copied.0.cost': ['Unit cost is required.'] },
  ],
  [
    'only optional lines',
    withLine({ optional: true }),
    { 'options.0.lines': ['An option needs a line that is not optional.'] },
  ],
  [
    'two options called and numbered alike',
    sampleVersion({ options: [sampleOption(), sampleOption({ name: 'DELUXE' })] }),
    {
      'options.1.id': ['Ids of options must differ.'],
      'options.1.name': ['Names of options must differ.'],
    },
  ],
  [
    'one of two options without a name',
    sampleVersion({ options: [sampleOption(), sampleOption({ id: 'b', name: '' })] }),
    { 'options.1.name': ['Option name is required.'] },
  ],
  [
    'lines of one id',
    sampleVersion({ options: [sampleOption({ lines: [typedLine(), typedLine()] })] }),
    { 'options.0.lines.1.id': ['Ids of lines must differ.'] },
  ],
  [
    'days twice, untitled and after the end',
    sampleVersion({ days: [day('a', 7), day('b', 2, ''), day('a', 2)] }),
    {
      'days.0.day': ['Day can be at most 6.'],
      'days.1.title': ['Title is required.'],
      'days.2.id': ['Ids of days must differ.'],
      'days.2.day': ['Each day can be there only once.'],
    },
  ],
  [
    'a quote that outlives the arrival',
    sampleVersion({ validUntil: '2027-03-30' }),
    { validUntil: ['Valid until cannot be after the day of arrival.'] },
  ],
])('refuses to send %s', (_, version, errors) => {
  expect(draftErrors(version)).toEqual({})
  expect(errorsOf(version)).toEqual(errors)
})

test('the last night and the day of departure may have costs', () => {
  expect(errorsOf(withLine({ unit: 'night', days: { from: 1, to: 5 } }))).toEqual({})
  expect(errorsOf(withLine({ unit: 'day', days: { from: 1, to: 6 } }))).toEqual({})
})

test('a quote may be valid until the day of arrival', () => {
  expect(errorsOf(sampleVersion({ validUntil: '2027-03-29' }))).toEqual({})
})

test('refuses to send an expired version', () => {
  const version = sampleVersion()
  expect(errorsOf(version, sendableVersion('2027-03-01'))).toEqual({})
  expect(errorsOf(version, sendableVersion('2027-03-02'))).toEqual({
    validUntil: ['Valid until cannot be in the past.'],
  })
  expect(errorsOf(version, sendableVersion('2027-03-30'))).toEqual({
    validUntil: ['Valid until cannot be in the past.'],
    arrival: ['Arrival cannot be in the past.'],
  })
})

test('says of missing days only that they are missing', () => {
  const version = sampleVersion({ arrival: '', validUntil: '' })
  expect(errorsOf(version, sendableVersion('2027-03-01'))).toEqual({
    validUntil: ['Valid until is required.'],
    arrival: ['Arrival is required.'],
  })
})

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => typedLine(1, { id: `line-${index}` }))

test.each<[string, unknown, Record<string, string[]>]>([
  [
    'four options',
    { options: 'abcd'.split('').map((id) => ({ id })) },
    { options: ['Options can be at most 3.'] },
  ],
  ['no option', { options: [] }, { options: ['Options are required.'] }],
  ['61 nights', { nights: 61 }, { nights: ['Nights can be at most 60.'] }],
  ['half a night', { nights: 1.5 }, { nights: ['Nights must be a whole number.'] }],
  [
    'a date that does not exist',
    { arrival: '2027-02-30' },
    { arrival: ['Arrival must be a date such as 2026-12-24.'] },
  ],
  [
    '61 lines',
    { options: [sampleOption({ lines: lines(61) })] },
    { 'options.0.lines': ['Lines can be at most 60.'] },
  ],
  [
    'paise',
    { options: [sampleOption({ lines: [typedLine(10.5)] })] },
    { 'options.0.lines.0.source.unitCost': ['Unit cost must be a whole number.'] },
  ],
  [
    'a negative cost',
    { options: [sampleOption({ lines: [typedLine(-1)] })] },
    { 'options.0.lines.0.source.unitCost': ['Unit cost must be at least 0.'] },
  ],
  [
    'days that end before they begin',
    { options: [sampleOption({ lines: [typedLine(1, { days: { from: 3, to: 2 } })] })] },
    { 'options.0.lines.0.days.to': ['Last day cannot be before the first.'] },
  ],
  [
    'a thousandth of a percent',
    { options: [sampleOption({ markup: { by: 'percent', percent: 1.005 } })] },
    { 'options.0.markup.percent': ['Markup can have two decimals.'] },
  ],
  [
    'a grown-up child',
    { party: { children: [18] } },
    { 'party.children.0': ['Age can be at most 17.'] },
  ],
  [
    'a text that no database stores',
    { word: 'a\0b' },
    { word: ['Word has characters that cannot be stored.'] },
  ],
  [
    'too long a word',
    { word: 'a'.repeat(5001) },
    { word: ['Word can be at most 5000 characters.'] },
  ],
  [
    'a picture from elsewhere',
    { days: [{ id: 'a', day: 1, picture: { path: 'https://example.in/x.webp' } }] },
    { 'days.0.picture.path': ['Picture must be a path such as uploads/x.webp.'] },
  ],
  ['a list for a document', [], { body: ['The quote must be an object of fields.'] }],
])('%s is refused even in a draft', (_, input, errors) => {
  expect(draftErrors(input)).toEqual(errors)
})
