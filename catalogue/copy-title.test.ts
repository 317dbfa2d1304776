import { expect, test } from 'vitest'
import { copyTitle } from './copy-title.ts'
import { kindNames, kindOf } from './kinds.ts'

test('a copy is called so, and its own copy no differently', () => {
  expect(copyTitle('Tulip Week')).toBe('Tulip Week (copy)')
  expect(copyTitle('Tulip Week (copy)')).toBe('Tulip Week (copy)')
})

test.each(kindNames)('the longest title of %s is cut at a whole character', (name) => {
  const { schema } = kindOf(name).fields.title
  const long = `x${'🌷'.repeat(99)}`
  expect(schema.safeParse(`${long}y`).success).toBe(true)
  const copied = copyTitle(`${long}y`)
  expect(copied).toMatch(/^x(🌷)+ \(copy\)$/u)
  expect(schema.parse(copied)).toBe(copied)
})
