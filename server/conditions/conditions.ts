import { dayAround, lastEnd, nextEnd } from '#catalogue/conditions/shown-at.ts'
import type { HistoryKind } from '#catalogue/history.ts'
import { endAnswerAt, tagAnswer } from '../db/cache-tags.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/tables.ts'
import type { History } from '../history/history.ts'
import { calendarRules, conditionRules } from './change-rules.ts'
import { type Changing, changesOf } from './changes.ts'
import { importerOf } from './import-rows.ts'
import {
  everyCondition,
  everyEntry,
  type StoredCondition,
  type StoredEntry,
} from './stored-conditions.ts'

export type Conditions = ReturnType<typeof createConditions>

/** Conditions of roads and places, and the yearly calendar. */
export function createConditions(database: Database, { record }: Pick<History, 'record'>) {
  const { db } = database
  const changing: Changing = { db, record, commit: committing(database) }

  return {
    /** All of them, for staff. */
    every: () => everyCondition(db),

    /**
     * All of them, for an answer that shows them with `shownAt` at this moment. It expires with the
     * first of them; `staleAllowed` if it reports none as open. `worded` if it contains "today" or
     * "yesterday".
     */
    async shown(now: Date, { staleAllowed = false, worded = false } = {}) {
      tagAnswer('conditions')
      const conditions = await everyCondition(db)
      const end = nextEnd(conditions, now)
      if (end) endAnswerAt(end, { staleAllowed })
      if (worded) endAnswerAt(dayAround(now).to, { staleAllowed: true })
      return conditions
    },
    ...changesOf(changing, conditionRules),
    import: importerOf(changing, conditionRules, everyCondition),

    calendar: {
      every() {
        tagAnswer('calendar')
        return everyEntry(db)
      },
      ...changesOf(changing, calendarRules),
      import: importerOf(changing, calendarRules, everyEntry),
    },

    /** When the shown states last changed: by an edit or by expiring. */
    async changedAt(
      { conditions, entries = [], kinds = ['Condition'] }: ShownRecords,
      now: Date,
    ): Promise<Date> {
      const changed = await lastRecorded(db, kinds)
      const updated = [...conditions, ...entries].map(({ updatedAt }) => updatedAt)
      const instants = [...updated, ...(changed ? [changed] : [])].map((at) => Date.parse(at))
      return new Date(Math.max(0, lastEnd(conditions, now)?.getTime() ?? 0, ...instants))
    },
  }
}

interface ShownRecords {
  conditions: StoredCondition[]
  entries?: StoredEntry[]
  /** The time of a record's last change. */
  kinds?: HistoryKind[]
}

/** The time of a deletion, which only the history has. */
async function lastRecorded(db: Queries, kinds: HistoryKind[]): Promise<string | undefined> {
  const { at } = await db
    .selectFrom('history')
    .where('kind', 'in', kinds)
    .select((e) => e.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
