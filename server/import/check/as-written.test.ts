import { expect, test } from 'vitest'
import { listingNames } from '../../wire/names.ts'
import { toBody } from './as-written.ts'

const body = (value: Record<string, unknown>) =>
  Object.fromEntries(toBody(value, listingNames('Villa')))

test.each([
  ['<b>Elm</b> House &amp; garden', 'Elm House & garden'],
  ['**Elm** House', '**Elm** House'],
])('the title %j is %j, without Markdown', (title, line) => {
  expect(body({ title })).toEqual({ title: line })
})

test('pasted HTML in a text of several lines becomes Markdown', () => {
  const overview = '<p>A <b>warm</b> house</p><ul><li>Stove</li></ul>'
  expect(body({ overview })).toEqual({ overview: 'A **warm** house\n\n- Stove' })
})
