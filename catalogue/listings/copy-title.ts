import { maxTitle } from '../limits.ts'
import { cut } from '../texts/cut.ts'

const mark = ' (copy)'

/** The title of a copy, 'Tulip Week (copy)', shortened where it would exceed the limit. */
export function copyTitle(title: string): string {
  const whole = title.endsWith(mark) ? title.slice(0, -mark.length) : title
  return cut(whole, maxTitle - mark.length).trimEnd() + mark
}
