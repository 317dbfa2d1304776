import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs, minuteMs } from '#catalogue/dates/time.ts'
import type { Database } from '#server/db/database.ts'
import type { Tx } from '#server/db/tables.ts'
import { senderOf } from '#server/enquiries/reception/sender.ts'
import { newReference } from '#server/enquiries/reference.ts'

const chunk = 500
const year = 365 * dayMs
const statuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
const message = 'We are a family of five and would like a houseboat, a garden and a slow pace. '

interface About {
  id: number
  kind: string
  title: string
  price: number
}

const drawn = new Set<string>()

/** Adds enquiries of the last year about a kind's listings, each third person writing again, all with a note. */
export async function fillEnquiries({ db }: Database, count: number) {
  const about = await db
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'price'])
    .limit(count)
    .execute()
  for (let first = 0; first < count; first += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, count - first) }, (_, n) => first + n)
    await db.transaction().execute((tx) => addEnquiries(tx, numbers, count, about))
  }
}

async function addEnquiries(tx: Tx, numbers: number[], count: number, about: About[]) {
  const rows = numbers.map((n) => rowOf(n, count, about[n % about.length]))
  const stored = await tx.insertInto('enquiries').values(rows).returning('id').execute()
  const notes = stored.map(({ id: enquiryId }) => ({
    ...{ enquiryId, userId: null, author: 'Owner' },
    ...{ text: message, createdAt: new Date().toISOString() },
  }))
  await tx.insertInto('enquiryNotes').values(notes).execute()
}

function rowOf(n: number, count: number, about?: About) {
  const person = n % 3 === 0 ? n % 1000 : n
  const email = `guest${person}@example.in`
  const phone = phoneOf(person)
  const at = Date.now() - Math.floor(((count - n) / count) * year)
  const createdAt = new Date(at).toISOString()
  const status = statuses[n % statuses.length] ?? 'new'
  return {
    ...{ reference: referenceOf(drawn), form: 'booking' as const, idempotencyKey: null },
    ...{ name: `Guest ${person} Qadri`, email, phone, ...senderOf({ email, phone }) },
    ...{ thread: email, kind: about?.kind ?? null, listingId: about?.id ?? null, partId: null },
    ...{ listingTitle: about?.title ?? '', partTitle: '', price: about?.price ?? null },
    ...{ details: details(createdAt), status, assigneeId: null, source: '/travel-packages' },
    suspicion: n % 50 === 0 ? ('trap' as const) : ('' as const),
    followUpOn: n % 4 === 0 ? dayInKolkata(new Date(at + 7 * dayMs)) : null,
    takenUpAt: status === 'new' ? null : new Date(at + 30 * minuteMs).toISOString(),
    ...{ consentVersion: null, createdAt, updatedAt: createdAt },
  }
}

/** Two of 10,000 would be the same once in twenty times. */
function referenceOf(drawn: Set<string>): string {
  const reference = newReference('KE')
  if (drawn.has(reference)) return referenceOf(drawn)
  drawn.add(reference)
  return reference
}

/** How the person of a number writes their phone number. */
export const phoneOf = (person: number) => `+91 ${9_000_000_000 + person * 7919}`

const details = (contactDate: string) =>
  JSON.stringify({
    ...{ contactDate, numberOfAdults: 2, numberOfChilds: 1, numberOfDays: 6 },
    ...{ startDate: '2027-05-02', endDate: '2027-05-08', message: message.repeat(5) },
  })
