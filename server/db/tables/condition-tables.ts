import type { Generated } from 'kysely'
import type { ConditionKind, ConditionState } from '#catalogue/conditions/condition.ts'
import type { MapMark } from '#catalogue/conditions/map-marks.ts'
import type { Instant } from './account-tables.ts'

export interface ConditionTables {
  /** Roads and places, and what was last seen of each. */
  conditions: {
    id: Generated<number>
    name: string
    /** By which one that is written another way is known again. */
    nameKey: string
    kind: ConditionKind
    mark: MapMark | ''
    state: ConditionState
    sentence: string
    /** `15:00`, or blank. */
    cutOff: string
    source: string
    /** Both there for every state but not known. */
    seenAt: Instant | null
    holdsUntil: Instant | null
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** What comes each year. */
  calendarEntries: {
    id: Generated<number>
    title: string
    titleKey: string
    place: string
    /** Days of any year, `03-20`. */
    fromDay: string
    toDay: string
    note: string
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
}
