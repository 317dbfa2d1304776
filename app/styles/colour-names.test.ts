import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources, textOf } from '../../test/imports.ts'

test('no component overwrites a colour, such as that of the focus, for all it contains', () => {
  const palette = readFileSync('app/styles/palette.css', 'utf8')
  const colours = new Set(palette.match(/--[\w-]+(?=:)/g))
  const set = sources
    .filter((file) => /^app\/.*\.tsx$/.test(file))
    .flatMap((file) => textOf(file).match(/(?<=')--[\w-]+(?=':)/g) ?? [])
  expect(colours).toContain('--focus')
  expect(set).toContain('--rating')
  expect(set.filter((name) => colours.has(name))).toEqual([])
})
