import { expect, test } from 'vitest'
import { kindNames, kindOf } from '../kinds.ts'
import { copyTitle } from './copy-title.ts'

test('marks a copy, and a copy of a copy only once', () => {
  expect(copyTitle('Tulip Week')).toBe('Tulip Week (copy)')
  expect(copyTitle('Tulip Week (copy)')).toBe('Tulip Week (copy)')
})

test.each(kindNames)('cuts the longest title of %s at a whole character', (name) => {
  const { schema } = kindOf(name).fields.title
  const long = `x${'🌷'.repeat(99)}`
  expect(schema.safeParse(`${long}y`).success).toBe(true)
  const copied = copyTitle(`${long}y`)
  expect(copied).toMatch(/^x(🌷)+ \(copy\)$/u)
  expect(schema.parse(copied)).toBe(copied)
})
