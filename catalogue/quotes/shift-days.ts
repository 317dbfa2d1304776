import type { Day, Version } from './version.ts'

/** Moves the whole plan: lines and days are numbered from the arrival, so only that changes. */
export const arrivingOn = (version: Version, arrival: string): Version => ({ ...version, arrival })

/** Moves a day's content to another position; the numbers keep their order. */
export function moveDay(days: readonly Day[], from: number, to: number): Day[] {
  const ordered = days.toSorted((a, b) => a.day - b.day)
  const numbers = ordered.map(({ day }) => day)
  const moved = ordered.toSpliced(from, 1)
  moved.splice(to, 0, ...ordered.slice(from, from + 1))
  return moved.map((content, index) => ({ ...content, day: numbers[index] ?? content.day }))
}
