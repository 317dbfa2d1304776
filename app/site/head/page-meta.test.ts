import { expect, test } from 'vitest'
import { pageTitle } from './page-meta.tsx'

test.each([
  ['A Weekend in Srinagar', 'A Weekend in Srinagar | Kashmir Escapes'],
  ['First Time in Kashmir: Srinagar, Gulmarg, Pahalgam', undefined],
  ['Snow '.repeat(15).trim(), `${'Snow '.repeat(11)}Snow…`],
])('title %j in a tab', (title, shown = title) => {
  expect(pageTitle(title, 'Kashmir Escapes')).toBe(shown)
})
