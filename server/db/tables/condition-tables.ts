import type { Generated } from 'kysely'
import type { ConditionKind, ConditionState } from '#catalogue/conditions/condition.ts'
import type { MapMark } from '#catalogue/conditions/map-marks.ts'
import type { Instant } from './account-tables.ts'

export interface ConditionTables {
  /** Roads and places, with their last observed state. */
  conditions: {
    id: Generated<number>
    name: string
    /** Normalised name, to recognise other spellings. */
    nameKey: string
    kind: ConditionKind
    mark: MapMark | ''
    state: ConditionState
    sentence: string
    /** `15:00`, or blank. */
    cutOff: string
    source: string
    /** Set for every state except "not known". */
    seenAt: Instant | null
    holdsUntil: Instant | null
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** Yearly events and seasons. */
  calendarEntries: {
    id: Generated<number>
    title: string
    titleKey: string
    place: string
    /** Days of the year, `03-20`. */
    fromDay: string
    toDay: string
    note: string
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
}
