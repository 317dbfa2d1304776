import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/tables.ts'
import { searchText } from '#server/listings/search-text.ts'

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

/** One travel package of many, the same for the same number. */
function travelPackage(n: number) {
  return {
    title: `${pick(nouns, n)} of ${pick(places, Math.floor(n / 10))} ${n}`,
    price: 5000 + ((n * 7919) % 90_000),
    categoryId: (n % 3) + 1,
    duration: `${(n % 9) + 2} nights`,
    description: `Srinagar to ${pick(places, n)}`,
    overview: `Lot ${n} in Kashmir`,
    inclusions: prose(n, 4),
    exclusions: prose(n + 1, 3),
    paymentTerms: prose(n + 2, 12).join(' '),
    cancellationPolicy: prose(n + 3, 12).join(' '),
  }
}

/** Adds travel packages, each with a picture and two days, until there are so many. */
export async function fillUpTo(database: Database, from: number, to: number) {
  for (let first = from; first < to; first += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, to - first) }, (_, n) => first + n)
    await database.db.transaction().execute((tx) => addListings(tx, database.dialect, numbers))
  }
  // Within a minute PostgreSQL does the same by itself.
  if (database.dialect === 'postgres') await sql`vacuum analyze`.execute(database.db)
  await database.announce()
}

async function addListings(tx: Tx, dialect: Database['dialect'], numbers: number[]) {
  const times = { createdAt, updatedAt: createdAt }
  const rows = numbers.map((n) => {
    const { title, price, categoryId, ...details } = travelPackage(n)
    const own = { kind: 'TravelPackage' as const, title, price, categoryId, oldPrice: null }
    const shown = { status: 'published' as const, position: n, deletedAt: null }
    return { ...own, ...shown, ...times, details: JSON.stringify(details) }
  })
  const stored = await tx.insertInto('listings').values(rows).returning('id').execute()
  const listings = stored.map(({ id }, at) => ({ id, n: numbers[at] ?? 0 }))
  await tx
    .insertInto('images')
    .values(
      listings.map(({ id: listingId, n }) => ({
        ...{ listingId, partId: null, position: 0, folder: 'uploads' as const, createdAt },
        ...{ name: `bench${n}`, width: 1600, height: 900, blur: 'data:,', alt: '' },
      })),
    )
    .execute()
  await tx
    .insertInto('parts')
    .values(
      listings.flatMap(({ id: listingId, n }) =>
        [1, 2].map((dayNumber) => ({
          ...{ listingId, part: 'dayWiseItinerary', position: dayNumber, ...times },
          details: JSON.stringify({ dayNumber, title: pick(places, n), details: pick(nouns, n) }),
        })),
      ),
    )
    .execute()
  await addToIndex(tx, dialect, listings)
}

async function addToIndex(
  tx: Tx,
  dialect: Database['dialect'],
  listings: { id: number; n: number }[],
) {
  const values = sql.join(
    listings.map(({ id, n }) => sql`(${id}, ${searchText('TravelPackage', travelPackage(n))})`),
  )
  const statement =
    dialect === 'sqlite'
      ? sql`insert into listing_search (rowid, words) values ${values}`
      : sql`update listings set search = to_tsvector('simple', texts.words)
            from (values ${values}) as texts (id, words) where listings.id = texts.id::integer`
  await statement.execute(tx)
}
