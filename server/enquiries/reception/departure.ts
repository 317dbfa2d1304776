import { longDay } from '#catalogue/dates/day-words.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { lockReference } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'

interface FoundDeparture {
  id: number
  /** 'Departure of 24 December 2026' */
  name: string
}

interface Found {
  departure?: FoundDeparture
  errors?: FieldErrors
}

/** The chosen departure of a listing, if it has seats and the stay begins on its day. */
export async function findDeparture(
  tx: Tx,
  id: number,
  listingId: number | undefined,
  startDate: unknown,
): Promise<Found> {
  await lockReference(tx, 'parts', id)
  const row = await tx
    .selectFrom('parts')
    .select(['listingId', 'details'])
    .where('id', '=', id)
    .where('part', '=', 'departures')
    .executeTakeFirst()
  if (!row || row.listingId !== listingId) return refused('There is no such departure.')
  const { startsOn, seatsLeft } = JSON.parse(row.details)
  const day = longDay(startsOn)
  if (Number(seatsLeft) === 0) {
    return refused('This departure is full. Please choose another one, or your own dates.')
  }
  if (String(startDate).slice(0, 10) !== startsOn) {
    return { errors: { startDate: [`The departure that you chose is on ${day}.`] } }
  }
  return { departure: { id, name: `Departure of ${day}` } }
}

const refused = (message: string): Found => ({ errors: { departureId: [message] } })
