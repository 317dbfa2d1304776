import {
  type CalendarValues,
  checkCalendarEntry,
  maxCalendarEntries,
} from '#catalogue/conditions/calendar-entry.ts'
import {
  type ConditionValues,
  checkCondition,
  maxConditions,
  withNewState,
} from '#catalogue/conditions/condition.ts'
import { mapMarks } from '#catalogue/conditions/map-marks.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import type { ChangeRules } from './changes.ts'
import {
  everyCondition,
  everyEntry,
  findCondition,
  findEntry,
  insertCondition,
  insertEntry,
  type StoredCondition,
  type StoredEntry,
  updateCondition,
  updateEntry,
} from './stored-conditions.ts'

export const conditionRules: ChangeRules<StoredCondition> = {
  kind: 'Condition',
  tag: 'conditions',
  titleOf: ({ name }) => name,
  check: (written) => checkCondition(written, new Date()),
  merge: withNewState,
  refusalOf: refusalOfCondition,
  find: findCondition,
  insert: insertCondition,
  update: updateCondition,
  remove: (tx, id) => tx.deleteFrom('conditions').where('id', '=', id).execute(),
}

async function refusalOfCondition(
  tx: Tx,
  { name, mark }: ConditionValues,
  id: number,
): Promise<FieldErrors | undefined> {
  const others = (await everyCondition(tx)).filter((each) => each.id !== id)
  const same = others.find((each) => titleKey(each.name) === titleKey(name))
  if (same) return { name: [`“${same.name}” stands here already.`] }
  const drawn = others.find((each) => mark !== '' && each.mark === mark)
  if (drawn && mark !== '') {
    return { mark: [`“${mapMarks[mark]}” shows “${drawn.name}” already.`] }
  }
  if (others.length >= maxConditions) {
    return { name: [`There can be at most ${maxConditions} roads and places.`] }
  }
  return undefined
}

export const calendarRules: ChangeRules<StoredEntry> = {
  kind: 'CalendarEntry',
  tag: 'calendar',
  titleOf: ({ title }) => title,
  check: checkCalendarEntry,
  merge: (before, change) => ({ ...before, ...change }),
  refusalOf: refusalOfEntry,
  find: findEntry,
  insert: insertEntry,
  update: updateEntry,
  remove: (tx, id) => tx.deleteFrom('calendarEntries').where('id', '=', id).execute(),
}

async function refusalOfEntry(
  tx: Tx,
  { title }: CalendarValues,
  id: number,
): Promise<FieldErrors | undefined> {
  const others = (await everyEntry(tx)).filter((each) => each.id !== id)
  const same = others.find((each) => titleKey(each.title) === titleKey(title))
  if (same) return { title: [`“${same.title}” stands in the calendar already.`] }
  if (others.length >= maxCalendarEntries) {
    return { title: [`There can be at most ${maxCalendarEntries} entries.`] }
  }
  return undefined
}
