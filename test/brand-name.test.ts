import { expect, test } from 'vitest'
import { sources, textOf } from './imports.ts'

/** Files that may name the bundled agency: the setting's default, and output for operators. */
const named = ['catalogue/brand/brand.ts', 'server/main.ts']

test('only the default of the setting names the agency', () => {
  const modules = sources.filter((file) => /^(app|catalogue|content|server)\//.test(file))
  const naming = modules.filter((file) => /Kashmir Escapes|एस्केप्स/.test(textOf(file)))
  expect(modules.length).toBeGreaterThan(500)
  expect(naming.sort()).toEqual(named)
})
