import { z } from 'zod'
import { type FieldErrors, line } from '../field.ts'
import { yearlyDay } from '../local-costs/yearly-day.ts'
import { messagesOf } from './messages.ts'

export const maxCalendarEntries = 60

/** An event or season that recurs each year at about the same time. */
export const calendarFields = {
  title: line('What', { required: true, max: 60, hint: 'e.g. Tulips' }),
  place: line('Where', { max: 80 }),
  from: yearlyDay('Usually begins', { required: true, hint: 'e.g. 20 March' }),
  to: yearlyDay('Usually ends', { required: true, hint: 'e.g. 20 April' }),
  note: line('Remark', { max: 200, hint: 'Visitors read it' }),
}

const { title, place, from, to, note } = calendarFields

const shape = {
  title: title.schema,
  place: place.schema,
  from: from.schema,
  to: to.schema,
  note: note.schema,
}

export const calendarChange = z.object(shape).partial()

export const calendarBody = z.object({
  ...shape,
  place: place.schema.default(''),
  note: note.schema.default(''),
})

export type CalendarValues = z.output<typeof calendarBody>

export interface CalendarEntry extends CalendarValues {
  id: number
  version: number
}

type CheckedEntry =
  | { values: CalendarValues; errors?: undefined }
  | { values?: undefined; errors: FieldErrors }

/** The tidied input, or error messages by field. */
export function checkCalendarEntry(written: unknown): CheckedEntry {
  const read = calendarBody.safeParse(written)
  return read.success ? { values: read.data } : { errors: messagesOf(read.error) }
}
