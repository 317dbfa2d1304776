import { kinds } from '#catalogue/kinds.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { checkTyped, type Typed, typedOf, valueFrom } from '../record-form/typed.ts'

export const { path, fields } = kinds.TravelPackage.parts.dayWiseItinerary

/** A day in the editor; without an id the server doesn't have it yet. */
export interface Day {
  key: string
  id?: number
  /** That the change was made from. */
  version?: number
  typed: Typed
  isRemoved: boolean
  isChanged: boolean
}

export const storedDay = (record: WirePart): Day => ({
  key: String(record.id),
  id: record.id,
  version: record.version,
  typed: typedOf(fields, record),
  isRemoved: false,
  isChanged: false,
})

export const isUnsaved = ({ isRemoved, isChanged }: Day) => isRemoved || isChanged

/** The days as they are stored now, with what of them was left unsaved. */
export function restoredDays(stored: Day[], unsaved: Day[]): Day[] {
  const ofThese = (key: string) => unsaved.find((day) => day.key === key)
  return [...stored.map((day) => ofThese(day.key) ?? day), ...unsaved.filter(({ id }) => !id)]
}

export function newDay(days: Day[]): Day {
  const numbers = days
    .filter((day) => !day.isRemoved)
    .map((day) => Number(day.typed.dayNumber) || 0)
  const dayNumber = String(Math.max(0, ...numbers) + 1)
  const typed = { ...typedOf(fields), dayNumber }
  return { key: `new-${crypto.randomUUID()}`, typed, isRemoved: false, isChanged: true }
}

/** What a day is called in messages: its number, or its place while it has none. */
export const dayName = (day: Day, at: number) => `Day ${day.typed.dayNumber?.trim() || at + 1}`

export const errorText = (day: Day, at: number, message: string) =>
  `Error in itinerary for ${dayName(day, at)}: ${message}`

export const checkDay = ({ typed }: Day) => checkTyped(fields, typed)

export const dayBody = ({ id, version, typed }: Day, travelPackageId: number | undefined) => ({
  id: id ?? 0,
  ...(id && { version }),
  dayNumber: valueFrom(fields.dayNumber, typed.dayNumber ?? ''),
  title: typed.title,
  details: typed.details,
  travelPackageId,
})
