import type { Day, Version } from './version.ts'

/** The whole plan on other days: lines and days are numbered from the arrival, so only that moves. */
export const arrivingOn = (version: Version, arrival: string): Version => ({ ...version, arrival })

/** A day's content moved to another place in the order; the numbers stay where they are. */
export function moveDay(days: readonly Day[], from: number, to: number): Day[] {
  const ordered = days.toSorted((a, b) => a.day - b.day)
  const numbers = ordered.map(({ day }) => day)
  const moved = ordered.toSpliced(from, 1)
  moved.splice(to, 0, ...ordered.slice(from, from + 1))
  return moved.map((content, index) => ({ ...content, day: numbers[index] ?? content.day }))
}
