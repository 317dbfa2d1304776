import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const chosenBy = /aria-\[?(pressed|selected|current|checked|expanded)[^\s:]*:bg-/g

// Forced colours drop backgrounds, so that nothing would tell what is chosen.
test('what the office shows as chosen by its background is told in forced colours too', () => {
  const sources = globSync('app/admin/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const states = new Set(
    sources.flatMap((text) => [...text.matchAll(chosenBy)].map(([, of]) => of)),
  )
  const [, rules = ''] = readFileSync('app/styles/admin.css', 'utf8').split(
    '(forced-colors: active)',
  )
  expect(states.size).toBeGreaterThan(2)
  expect([...states].filter((state) => !rules.includes(`[aria-${state}`))).toEqual([])
})
