import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tx } from '#server/db/tables.ts'
import { titleKey } from '#server/db/title-key.ts'
import { indexEntry } from '#server/listings/search/search-terms.ts'

const places =
  'Gulmarg Pahalgam Sonamarg Gurez Yusmarg Doodhpathri Tangmarg Daksum Verinag Aru'.split(' ')
const nouns = 'Meadow Houseboat Orchard Chinar Saffron Glacier Shikara Deodar Walnut Tulip'.split(
  ' ',
)
const chunk = 1000
const createdAt = '2026-05-01T08:00:00.000Z'

const pick = (words: string[], n: number) => words[n % words.length] ?? ''
const prose = (n: number, length: number) =>
  Array.from(
    { length },
    (_, at) =>
      `${pick(nouns, n + at)} ${pick(places, n * 7 + at)} word${(n * 31 + at * 17) % 5000}`,
  )

/** Fields of one listing of many, the same for the same number. */
const listingOf = {
  TravelPackage: (n: number) => ({
    ...inCommon(n),
    categoryId: (n % 3) + 1,
    inclusions: prose(n, 4),
    exclusions: prose(n + 1, 3),
    paymentTerms: prose(n + 2, 12).join(' '),
    cancellationPolicy: prose(n + 3, 12).join(' '),
  }),
  Hotel: (n: number) => ({
    ...inCommon(n),
    categoryId: null,
    email: `stay${n}@example.in`,
    additionalInfo: prose(n + 2, 12).join(' '),
    termCondition: prose(n + 3, 12).join(' '),
  }),
  Destination: (n: number) => ({ ...inCommon(n), price: 0, categoryId: null }),
}

const inCommon = (n: number) => ({
  title: `${pick(nouns, n)} of ${pick(places, Math.floor(n / 10))} ${n}`,
  price: 5000 + ((n * 7919) % 90_000),
  duration: `${(n % 9) + 2} nights`,
  description: `Srinagar to ${pick(places, n)}`,
  overview: `Lot ${n} in Kashmir`,
})

/** The parts that each of them has two of, where its kind has any. */
const partsOf: Partial<Record<BenchKind, PartsOf>> = {
  TravelPackage: {
    part: 'dayWiseItinerary',
    details: (n: number, dayNumber: number) => ({
      ...{ dayNumber, title: pick(places, n), details: pick(nouns, n) },
    }),
  },
  Hotel: {
    part: 'hotelRooms',
    details: (n: number, place: number) => ({
      ...{ name: `${pick(nouns, n)} ${place}`, capacity: '2 adults', pricePerNight: 4000 * place },
    }),
  },
}

type BenchKind = keyof typeof listingOf

interface PartsOf {
  part: string
  details: (n: number, place: number) => object
}

/** Adds listings, each with a picture and two parts, until there are this many. */
export async function fillUpTo(database: Database, from: number, to: number, kind: BenchKind) {
  for (let first = from; first < to; first += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, to - first) }, (_, n) => first + n)
    await database.db.transaction().execute((tx) => addListings(tx, database, kind, numbers))
  }
  // Within a minute PostgreSQL does the same by itself.
  if (database.dialect === 'postgres') await sql`vacuum analyze`.execute(database.db)
  await database.announce('everything')
}

async function addListings(tx: Tx, database: Database, kind: BenchKind, numbers: number[]) {
  const times = { createdAt, updatedAt: createdAt }
  const rows = numbers.map((n) => {
    const { title, price, categoryId, ...details } = listingOf[kind](n)
    const own = { kind, title, titleKey: titleKey(title), price, categoryId, oldPrice: null }
    const shown = { status: 'published' as const, position: n, deletedAt: null }
    return { ...own, ...shown, ...times, details: JSON.stringify(details) }
  })
  const stored = await tx.insertInto('listings').values(rows).returning('id').execute()
  const listings = stored.map(({ id }, at) => ({ id, n: numbers[at] ?? 0 }))
  await addPictures(tx, listings)
  await addParts(tx, kind, listings)
  await addToIndex(tx, database, kind, listings)
}

interface Added {
  id: number
  n: number
}

async function addPictures(tx: Tx, listings: Added[]) {
  await tx
    .insertInto('images')
    .values(
      listings.map(({ id: listingId, n }) => ({
        ...{ listingId, partId: null, position: 0, folder: 'uploads' as const, createdAt },
        ...{ name: `bench${n}`, width: 1600, height: 900, blur: 'data:,', alt: '' },
      })),
    )
    .execute()
}

async function addParts(tx: Tx, kind: BenchKind, listings: Added[]) {
  const times = { createdAt, updatedAt: createdAt }
  const own = partsOf[kind]
  if (!own) return
  const { part, details } = own
  const parts = listings.flatMap(({ id: listingId, n }) =>
    [1, 2].map((position) => ({
      ...{ listingId, part, position, ...times },
      details: JSON.stringify(details(n, position)),
    })),
  )
  await tx.insertInto('parts').values(parts).execute()
}

async function addToIndex(tx: Tx, { index }: Database, kind: BenchKind, listings: Added[]) {
  for (const { id, n } of listings) {
    const shown = { status: 'published' as const, position: n }
    await index(tx, id, indexEntry(kind, { ...listingOf[kind](n), ...shown, id }))
  }
}
