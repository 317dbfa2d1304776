import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { checkForm, type FormName, type FormValues } from '#catalogue/enquiries/enquiry.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '#server/db/database.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import type { EnquiryLimits } from '#server/enquiries/reception/reception.ts'
import { createHistory } from '#server/history/history.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import type { Message } from '#server/mail/message.ts'
import { quotesEraser } from '#server/quotes/people/erase-quotes.ts'
import { createSettings } from '#server/settings/settings.ts'

/** The date in Srinagar a number of days from now. */
export const inDays = (days: number) => dayInKolkata(new Date(Date.now() + days * 86_400_000))

/** A valid booking inquiry. */
export const inquiry = {
  name: 'Asif Lone',
  email: 'asif@example.in',
  phone: '+91 194 000 0000',
  startDate: inDays(30),
  endDate: inDays(33),
  numberOfAdults: 2,
}

export function valuesOf<N extends FormName>(form: N, input: object): FormValues[N] {
  const { values, errors } = checkForm(form, input)
  if (!values) throw new Error(JSON.stringify(errors))
  return values
}

export function desk(database: Database, rules?: Partial<EnquiryLimits>) {
  const jobs = createJobs(database)
  const history = createHistory(database)
  const settings = createSettings(database, history)
  const parts = {
    ...{ database, jobs, settings, limits: createLimits(database), history },
    eraseQuotes: quotesEraser(jobs),
  }
  return { jobs, settings, enquiries: createEnquiries(parts, rules) }
}

/** Adds a listing as it is, and returns its id. */
export async function addListing(
  { db }: Database,
  kind: KindName,
  title: string,
  more: { price?: number; status?: 'published' | 'draft' } = {},
): Promise<number> {
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('listings')
    .values({
      kind,
      title,
      price: more.price ?? 4500,
      status: more.status ?? 'published',
      position: 0,
      details: '{}',
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function addRoom({ db }: Database, hotelId: number, name: string, price: number) {
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('parts')
    .values({
      listingId: hotelId,
      part: 'hotelRooms',
      position: 0,
      details: JSON.stringify({ name, capacity: '2', pricePerNight: price }),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The queued mails, in order. */
export async function queuedMails({ db }: Database): Promise<Message[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => JSON.parse(payload))
}

/** The stored enquiry; fails if a limit refused it. */
export async function received<R extends { enquiry?: unknown }>(receiving: Promise<R>) {
  const answer = await receiving
  if (!answer.enquiry) throw new Error('Limited')
  return answer as Extract<R, { enquiry: object }>
}

/** Four enquiries: two of one person, one of another, one suspected as spam. */
export async function filledDesk(database: Database) {
  const { enquiries } = desk(database)
  const hotelId = await addListing(database, 'Hotel', 'Zabarwan View')
  const send = async (more: object, suspicion: '' | 'trap' = '') => {
    const values = valuesOf('hotel', { ...inquiry, ...more })
    const { enquiry } = await enquiries.receive('hotel', values, { source: '/', suspicion })
    return enquiry?.id ?? 0
  }
  const asif = await send({ hotelId })
  const rabia = await send({ name: 'Rabia 100% Dar', email: 'rabia@example.in', phone: '9' })
  const again = await send({ endDate: inDays(36) })
  const robot = await send({ name: 'Robot', email: 'r@obot.in', phone: '8' }, 'trap')
  return { enquiries, hotelId, asif, rabia, again, robot }
}

/** The id of a new editor's account. */
export async function addUser({ db }: Database, name: string, approved = true): Promise<number> {
  const now = new Date().toISOString()
  const user = {
    name,
    email: `${name}@example.in`,
    passwordHash: '',
    role: 'editor' as const,
    approvedAt: approved ? now : null,
  }
  const { id } = await db
    .insertInto('users')
    .values({ ...user, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
