import { z } from 'zod'
import { dayInKolkata, todayInKolkata } from '../../dates/kolkata.ts'
import { dayMs } from '../../dates/time.ts'
import { optional, required } from './answer.ts'

const iso = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** A day or an instant in ISO 8601. */
export const isDate = (text: unknown) => iso.safeParse(text).success

const notDate = (label: string) => `${label} must be a date such as 2026-12-24.`

export const requiredDate = (label: string, message: string) =>
  required(label, message).refine((text) => text === '' || isDate(text), notDate(label))

export const optionalDate = (label: string) =>
  optional(label).refine((text) => text === '' || isDate(text), notDate(label))

const hasOffset = (text: string) => /T.*(Z|[+-]\d\d:?\d\d)$/.test(text)

/** Milliseconds since 1970; a day counts from midnight UTC, a time without offset as UTC. */
const instantOf = (text: string) =>
  Date.parse(text.includes('T') && !hasOffset(text) ? `${text}Z` : text)

/** The day, `2026-12-24`, in Srinagar's time zone if an instant is given. */
export const dayOf = (text: string) =>
  hasOffset(text) ? dayInKolkata(new Date(instantOf(text))) : text.slice(0, 10)

export const isAfter = (end: string, start: string) => instantOf(end) > instantOf(start)

const yearsAhead = 3

/** Whether a day is near enough not to be a typing error. */
export function isNear(text: string): boolean {
  const [year = '', ...monthAndDay] = todayInKolkata().split('-')
  const last = [Number(year) + yearsAhead, ...monthAndDay].join('-')
  return !isDate(text) || dayOf(text) <= last
}

export const notNear = (label: string) => `${label} can be at most ${yearsAhead} years ahead.`

/** Whole days between two dates, rounded up, at least 0. */
export function daysBetween(start: string, end: string): number {
  if (!isDate(start) || !isDate(end)) return 0
  return Math.max(0, Math.ceil((instantOf(end) - instantOf(start)) / dayMs))
}
