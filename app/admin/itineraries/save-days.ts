import type { Problem } from '#server/wire/problem.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { call, type Outcome } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { checkDay, type Day, dayBody, errorText, isUnsaved, path } from './day.ts'

interface Saving {
  days: Day[]
  packageId: number | undefined
  send: <T>(make: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** Notice of each day that the server has now, as it is there. */
  onSettled: (day: Day, stored?: WirePart) => void
}

export interface Stopped {
  text: string
  day: Day
  problem?: Problem
}

/** Checks every day before anything is sent, then sends what changed. Stops at the first that fails. */
export async function saveDays({
  days,
  packageId,
  send,
  onSettled,
}: Saving): Promise<Stopped | undefined> {
  const wrong = firstWrong(days)
  if (wrong) return wrong
  for (const [at, day] of days.entries()) {
    if (!isUnsaved(day)) continue
    const { data, problem } = await send(() => transmit(day, packageId))
    if (problem) return { text: errorText(day, at, messageOf(problem)), day, problem }
    onSettled(day, data)
  }
}

function firstWrong(days: Day[]): Stopped | undefined {
  for (const [at, day] of days.entries()) {
    if (day.isRemoved) continue
    const [message] = Object.values(checkDay(day)).flat()
    if (message) return { text: errorText(day, at, message), day }
  }
}

function transmit(day: Day, packageId: number | undefined) {
  if (day.isRemoved) return call<WirePart>('DELETE', `/${path}/${day.id}`)
  const body = dayBody(day, packageId)
  if (day.id) return call<WirePart>('PUT', `/${path}/${day.id}`, body)
  return call<WirePart>('POST', `/${path}`, body)
}
