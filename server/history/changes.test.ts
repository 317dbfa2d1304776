import { expect, test } from 'vitest'
import { defaultTexts } from '../default-texts.ts'
import { changesOf } from './changes.ts'
import type { Entry } from './entries.ts'

const entry: Entry = {
  id: 1,
  at: '2026-11-21T08:00:00.000Z',
  userId: 1,
  author: 'Meena',
  action: 'change',
  kind: 'Adventure',
  listingId: 3,
  name: null,
  partId: null,
  version: 2,
  title: 'Rafting',
}

test('names a listing’s fields by label, with readable values', () => {
  const before = { price: 1800, categoryId: 1, status: 'draft', title: 'Rafting', images: [] }
  const images = [{ name: 'a1b2c3d4e5' }]
  const after = { price: 125_000, categoryId: 2, status: 'published', title: 'Rafting', images }
  expect(changesOf({ ...entry, before, after })).toEqual([
    { label: 'Price', before: '₹1,800', after: '₹1,25,000' },
    { label: 'Category', before: 'Adventure Activities', after: 'Winter Sports' },
    { label: 'Status', before: 'Draft', after: 'Published' },
    { label: 'Pictures', before: 'none', after: '1: a1b2c3' },
  ])
})

test('reports a picture’s text with that picture, and the title as blank', () => {
  const images = (...alts: string[]) => alts.map((alt, at) => ({ name: `picture-${at}`, alt }))
  const before = { title: 'Rafting', images: images('Rafting', 'A boat', 'Rafting') }
  const after = { title: 'Rafting', images: images('A raft', 'Rafting', 'Rafting') }
  expect(changesOf({ ...entry, before, after })).toEqual([
    { label: 'Description of picture 1', before: '', after: 'A raft' },
    { label: 'Description of picture 2', before: 'A boat', after: '' },
  ])
  const renamed = { title: 'Lidder', images: images('Lidder', 'A boat', 'Lidder') }
  expect(changesOf({ ...entry, before, after: renamed })).toEqual([
    { label: 'Title', before: 'Rafting', after: 'Lidder' },
  ])
})

test('does the same for a part and a setting', () => {
  const room: Entry = { ...entry, kind: 'Hotel', name: 'hotelRooms', partId: 7 }
  expect(changesOf({ ...room, before: { name: 'Lake' }, after: { name: 'Garden' } })).toEqual([
    { label: 'Name', before: 'Lake', after: 'Garden' },
  ])
  const setting: Entry = { ...entry, kind: 'Setting', before: { popupEnabled: true } }
  expect(changesOf({ ...setting, after: { popupEnabled: false } })).toEqual([
    { label: 'Show the popup', before: 'on', after: 'off' },
  ])
})

test('names the state of a review and the reason of a refusal as its screen does', () => {
  const review: Entry = { ...entry, kind: 'Review', listingId: null, title: 'KQ-7' }
  const before = { state: 'waiting', refusal: null, answer: '' }
  const after = { state: 'refused', refusal: 'privacy', answer: 'waiting' }
  expect(changesOf({ ...review, before, after })).toEqual([
    { label: 'State', before: 'Waiting for you', after: 'Refused' },
    { label: 'Reason', before: '', after: 'It reveals other people’s data' },
    { label: 'Answer', before: '', after: 'waiting' },
  ])
})

test('a creation or deletion has no field changes', () => {
  expect(changesOf({ ...entry, action: 'create', after: { title: 'Rafting' } })).toEqual([])
  expect(changesOf({ ...entry, action: 'delete', before: { title: 'Rafting' } })).toEqual([])
})

const faq = (...items: [question: string, ...answer: string[]][]) => ({
  questions: { items: items.map(([question, ...answer]) => ({ question, answer })) },
})

test.each([
  ['an answer', faq(['A?', 'No.'], ['B?', 'b']), ['A? · Answer', 'Yes.', 'No.']],
  ['a question', faq(['C?', 'Yes.'], ['B?', 'b']), ['A? · Question', 'A?', 'C?']],
  ['an item more', faq(['A?', 'Yes.'], ['B?', 'b'], ['C?', 'c']), ['Added question', '', 'C?']],
  ['an item less', faq(['B?', 'b']), ['Removed question', 'A?', '']],
  ['the order', faq(['B?', 'b'], ['A?', 'Yes.']), ['Order', 'A?, B?', 'B?, A?']],
])('reports a change of %s in a text', (_what, after, [label, before, now]) => {
  const text: Entry = { ...entry, kind: 'Text', name: 'questions', listingId: null }
  const changes = changesOf({ ...text, before: faq(['A?', 'Yes.'], ['B?', 'b']), after })
  expect(changes).toEqual([{ label, before, after: now }])
})

test('reports the fields of a text’s section', () => {
  const { about } = defaultTexts
  const after = { ...about, mission: { ...about.mission, heading: 'Why we do it' } }
  const text: Entry = { ...entry, kind: 'Text', name: 'about', before: about, after }
  expect(changesOf(text)).toEqual([
    { label: 'Mission · Heading', before: 'Mission', after: 'Why we do it' },
  ])
})
