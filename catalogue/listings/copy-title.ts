import { maxTitle } from '../limits.ts'

const mark = ' (copy)'

/** The title of a copy, 'Tulip Week (copy)', shortened where it would exceed the limit. */
export function copyTitle(title: string): string {
  const whole = title.endsWith(mark) ? title.slice(0, -mark.length) : title
  // By code point, so that no surrogate pair is split.
  const shortened = [...whole]
  while (shortened.join('').length + mark.length > maxTitle) shortened.pop()
  return shortened.join('').trimEnd() + mark
}
