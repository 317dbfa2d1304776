import type { Selectable } from 'kysely'
import type { CalendarEntry, CalendarValues } from '#catalogue/conditions/calendar-entry.ts'
import type { Condition, ConditionValues } from '#catalogue/conditions/condition.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'

export interface StoredCondition extends Condition {
  updatedAt: string
}

export interface StoredEntry extends CalendarEntry {
  updatedAt: string
}

const toCondition = ({
  nameKey: _,
  createdAt: __,
  ...row
}: Selectable<Tables['conditions']>): StoredCondition => row

const toEntry = ({
  titleKey: _,
  createdAt: __,
  fromDay: from,
  toDay: to,
  ...row
}: Selectable<Tables['calendarEntries']>): StoredEntry => ({ ...row, from, to })

/** Roads before places, in the order of creation. */
export async function everyCondition(db: Queries): Promise<StoredCondition[]> {
  const rows = db.selectFrom('conditions').selectAll()
  return (await rows.orderBy('kind', 'desc').orderBy('id').execute()).map(toCondition)
}

export async function findCondition(db: Queries, id: number) {
  const row = await db.selectFrom('conditions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCondition(row)
}

export async function insertCondition(tx: Queries, values: ConditionValues, id?: number) {
  const createdAt = new Date().toISOString()
  const row = await tx
    .insertInto('conditions')
    .values({
      ...(id && { id }),
      ...{ ...values, nameKey: titleKey(values.name), createdAt, updatedAt: createdAt },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCondition(row)
}

export async function updateCondition(
  tx: Queries,
  { id, version }: Condition,
  values: ConditionValues,
) {
  const written = { version: version + 1, updatedAt: new Date().toISOString() }
  const row = await tx
    .updateTable('conditions')
    .set({ ...values, ...written, nameKey: titleKey(values.name) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCondition(row)
}

/** Sorted by their first day in the year. */
export async function everyEntry(db: Queries): Promise<StoredEntry[]> {
  const rows = db.selectFrom('calendarEntries').selectAll()
  return (await rows.orderBy('fromDay').orderBy('titleKey').execute()).map(toEntry)
}

export async function findEntry(db: Queries, id: number) {
  const row = await db
    .selectFrom('calendarEntries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toEntry(row)
}

const toEntryRow = ({ from: fromDay, to: toDay, ...values }: CalendarValues) => ({
  ...values,
  ...{ fromDay, toDay, titleKey: titleKey(values.title) },
})

export async function insertEntry(tx: Queries, values: CalendarValues, id?: number) {
  const createdAt = new Date().toISOString()
  const row = await tx
    .insertInto('calendarEntries')
    .values({ ...(id && { id }), ...toEntryRow(values), createdAt, updatedAt: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEntry(row)
}

export async function updateEntry(
  tx: Queries,
  { id, version }: CalendarEntry,
  values: CalendarValues,
) {
  const row = await tx
    .updateTable('calendarEntries')
    .set({ ...toEntryRow(values), version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEntry(row)
}
