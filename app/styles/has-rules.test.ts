import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** On the guest's page alone, to which nothing is added while it is used. */
const allowed = 'app/styles/site/quote-options.css'

const withoutScripts = /@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g

// With one such rule, Chromium restyles the page whenever an element is added (decision 9).
test('no rule of the site uses :has() with a state or an attribute', () => {
  const files = globSync('app/styles/site/**/*.css')
  const found = files.flatMap((file) => {
    const rules = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
    const states = rules.replace(withoutScripts, '').match(/:has\([^)]*[:[][^)]*\)/g) ?? []
    return states.map((rule) => `${file} ${rule}`)
  })
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([`${allowed} :has([type="radio"]:checked)`])
})
