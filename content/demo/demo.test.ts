import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Fields } from '#catalogue/field.ts'
import { categoryIds } from '#catalogue/kind.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { checkLocalCost } from '#catalogue/local-costs/local-cost.ts'
import { piecesOf } from '#catalogue/texts/pictured.ts'
import { demoCatalogue } from './catalogue.ts'
import { demoCosts } from './local-costs.ts'
import { type PictureName, pictures } from './pictures.ts'

const index = join(import.meta.dirname, '../pictures/index.json')
const bundled: { name: string; width: number; height: number }[] = JSON.parse(
  readFileSync(index, 'utf8'),
)

const minimum = {
  Hotel: 10,
  Villa: 8,
  TravelPackage: 12,
  Transportation: 9,
  Adventure: 10,
  Shoot: 8,
  EventManagement: 8,
  Relaxation: 9,
  Destination: 9,
  Article: 5,
}

type Piece = Record<string, unknown> & { pictures?: readonly string[] }
type Loose = Piece & {
  title: string
  price?: number
  oldPrice?: number
  places?: string[]
  mentions?: string[]
  categoryId?: number
  parts?: Record<string, Piece[]>
}

const all = kindNames.flatMap((name) =>
  demoCatalogue[name].map((listing: Loose) => ({ kind: kindOf(name), listing })),
)
const parts = all.flatMap(({ kind, listing }) =>
  Object.entries(listing.parts ?? {}).flatMap(([name, pieces]) =>
    pieces.map((piece) => ({ owner: listing.title, part: kind.parts[name], piece })),
  ),
)
const pieces: Piece[] = [...all.map(({ listing }) => listing), ...parts.map(({ piece }) => piece)]

function complaints(fields: Fields, values: Piece) {
  const shape = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  const optional = Object.entries(fields).filter(([, { required }]) => !required)
  const empty = Object.fromEntries(optional.map(([name, { empty }]) => [name, empty]))
  const result = z.object(Object.fromEntries(shape)).safeParse({ ...empty, ...values })
  return (result.error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`)
}

const repeated = (words: string[]) => words.filter((word, at) => words.indexOf(word) !== at)

test('every kind has its number of listings', () => {
  for (const name of kindNames)
    expect(demoCatalogue[name].length).toBeGreaterThanOrEqual(minimum[name])
  expect(all.length).toBeGreaterThanOrEqual(70)
})

test.each(kindNames)('%s fills every category it has', (name) => {
  const used = new Set(demoCatalogue[name].map((listing: Loose) => listing.categoryId))
  const ids = categoryIds(kindOf(name))
  expect([...used].sort()).toEqual(ids.length === 0 ? [undefined] : ids)
})

test.each(all)('$listing.title is valid for its kind', ({ kind, listing }) => {
  expect(complaints(kind.fields, listing)).toEqual([])
  const { length } = listing.pictures ?? []
  expect(length).toBeLessThanOrEqual(kind.imageLimit)
  expect(listing.price ?? 0).toBeLessThan(listing.oldPrice ?? Infinity)
})

test('every part is valid for its kind', () => {
  const refused = parts.map(({ owner, part, piece }) => [
    owner,
    complaints(part?.fields ?? {}, piece),
  ])
  expect(refused.filter(([, messages]) => messages?.length)).toEqual([])
  expect(parts.every(({ part }) => part)).toBe(true)
})

test('pictures are bundled, and used once per gallery', () => {
  for (const { pictures: shown = [] } of pieces) {
    expect(shown.filter((name) => !(name in pictures))).toEqual([])
    expect(repeated([...shown])).toEqual([])
  }
})

test('contains irregular listings as in real catalogues', () => {
  const titled = (test: (listing: Loose) => boolean) =>
    all.flatMap(({ listing }) => (test(listing) ? listing.title : []))
  expect(titled(({ price }) => price === 0)).toHaveLength(1)
  expect(titled(({ pictures }) => pictures?.length === 0)).toHaveLength(1)
  expect(titled(({ title }) => title.length === 120)).toHaveLength(1)
  expect(titled(({ overview }) => /\p{L}{100}/u.test(String(overview ?? '')))).toHaveLength(1)
  const covers = all.flatMap(({ listing }) => listing.pictures?.[0] ?? [])
  const shapes = bundled.filter(({ name }) => covers.includes(name as PictureName))
  const ratios = shapes.map(({ width, height }) => (width / height).toFixed(2))
  expect(ratios).toEqual(expect.arrayContaining(['0.56', '1.00', '1.50', '2.33']))
})

test('no two cards of a grid show the same cover', () => {
  const covers = all.map(({ kind, listing }) =>
    [kind.name, listing.categoryId, listing.pictures?.[0]].join(' '),
  )
  expect(repeated(covers)).toEqual([])
})

test('no two listings share a title, and no text appears twice', () => {
  expect(repeated(all.map(({ listing }) => listing.title))).toEqual([])
  const texts = pieces.flatMap((piece) => Object.values(piece).flat())
  const long = texts.filter((text): text is string => typeof text === 'string' && text.length > 60)
  expect(long.length).toBeGreaterThan(400)
  expect(repeated(long)).toEqual([])
})

test.each(demoCatalogue.TravelPackage)('the days of $title run from 1 to its last', (listing) => {
  const days = listing.parts.dayWiseItinerary.map(({ dayNumber }) => dayNumber)
  const length = Number(/(\d+) days/.exec(listing.duration ?? '')?.[1])
  expect(days).toEqual(Array.from({ length }, (_, at) => at + 1))
  expect(length).toBeGreaterThanOrEqual(3)
  expect(length).toBeLessThanOrEqual(8)
})

test.each(demoCatalogue.EventManagement)('the days of $title run from 1', ({ parts }) => {
  const days = parts.dayWiseItineraries.map(({ dayNumber }) => dayNumber)
  expect(days).toEqual(days.map((_, at) => at + 1))
  expect(Math.min(days.length, parts.addons.length, parts.packageIncludes.length)).toBeGreaterThan(
    0,
  )
})

test.each(demoCatalogue.Hotel)('$title is priced by its cheapest room', ({ price, parts }) => {
  expect(price).toBe(Math.min(...parts.hotelRooms.map(({ pricePerNight }) => pricePerNight)))
  expect(parts.hotelRooms.length).toBeGreaterThanOrEqual(2)
  expect(parts.hotelRooms.length).toBeLessThanOrEqual(4)
  expect(parts.services.length).toBeGreaterThanOrEqual(3)
  expect(parts.services.length).toBeLessThanOrEqual(6)
})

test('listings refer to existing destinations', () => {
  const titles: string[] = demoCatalogue.Destination.map(({ title }) => title)
  const named = all.flatMap(({ listing }) => listing.places ?? [])
  expect(named.filter((place) => !titles.includes(place))).toEqual([])
  expect([...new Set(named)].sort()).toEqual([...titles].sort())
})

test('related listings exist', () => {
  const titles = all.map(({ listing }) => listing.title)
  const named = all.flatMap(({ listing }) => listing.mentions ?? [])
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
})

test('articles refer to listings, and show pictures that they have', () => {
  for (const { mentions = [], text = '', pictures } of demoCatalogue.Article) {
    expect(mentions.length).toBeGreaterThan(0)
    const shown = piecesOf(text).flatMap((piece) => ('picture' in piece ? piece.picture : []))
    expect(shown.length).toBeGreaterThan(0)
    expect(Math.max(...shown)).toBeLessThanOrEqual(pictures.length)
  }
  expect(demoCatalogue.Article.filter(({ title }) => title.length > 140)).toHaveLength(1)
})

test.each(demoCosts)('“$what” at $place is a valid cost', ({ place, ...cost }) => {
  expect(demoCatalogue.Destination.map(({ title }) => title)).toContain(place)
  const { errors, values } = checkLocalCost({ ...cost, destinationId: 1, isSample: true })
  expect([errors, values?.isSample]).toEqual([undefined, true])
})
