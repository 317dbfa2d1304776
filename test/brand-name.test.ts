import { expect, test } from 'vitest'
import { sources, textOf } from './imports.ts'

/** Where the bundled agency is named: as the default of the setting, and to who runs the program. */
const named = ['catalogue/brand/brand.ts', 'server/main.ts']

test('no module but the default names the agency: its name is a setting', () => {
  const modules = sources.filter((file) => /^(app|catalogue|content|server)\//.test(file))
  const naming = modules.filter((file) => /Kashmir Escapes|एस्केप्स/.test(textOf(file)))
  expect(modules.length).toBeGreaterThan(500)
  expect(naming.sort()).toEqual(named)
})
