import { maxTitle } from './limits.ts'

const mark = ' (copy)'

/** 'Tulip Week (copy)': what a copy is called, cut where the mark would make it too long. */
export function copyTitle(title: string): string {
  const whole = title.endsWith(mark) ? title.slice(0, -mark.length) : title
  // By characters, so that none is halved.
  const kept = [...whole]
  while (kept.join('').length + mark.length > maxTitle) kept.pop()
  return kept.join('').trimEnd() + mark
}
