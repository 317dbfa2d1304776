import { expect, test } from 'vitest'
import { cut } from './cut.ts'
import { excerpts } from './excerpts.ts'

const family = '👩‍👩‍👧‍👦'

test.each([
  ['Gulmarg', 7, 'Gulmarg'],
  ['Gulmarg', 3, 'Gul'],
  ['Dal 😀', 5, 'Dal '],
  ['Dal 😀!', 6, 'Dal 😀'],
  [`Dal ${family}`, 10, 'Dal '],
  ['Cafe\u0301s', 4, 'Caf'],
  ['कि', 1, 'क'],
  ['हिन्दी में', 3, 'हि'],
  ['हिन्दी में', 4, 'हि'],
  ['👍🏽👍🏽', 6, '👍🏽'],
])('%j in %i is %j', (text, maxLength, shown) => {
  expect(cut(text, maxLength)).toBe(shown)
})

test('excerpts begin and end between characters', () => {
  const long = family.repeat(40)
  const { before, after } = excerpts(`${long}Rain`, `${long}Snow`)
  expect(before).toMatch(/^…(👩‍👩‍👧‍👦)+Rain$/)
  expect(after).toMatch(/^…(👩‍👩‍👧‍👦)+Snow$/)
  expect(excerpts('', long).after).toMatch(/^(👩‍👩‍👧‍👦)+…$/)
  expect(excerpts('Sun 😀', 'Sun 😁')).toEqual({ before: 'Sun 😀', after: 'Sun 😁' })
  const rest = 'x'.repeat(200)
  for (let lead = 35; lead < 50; lead += 1) {
    const [one, other] = ['😀', '😁'].map((smile) => `${'😀'.repeat(lead)}${smile}${rest}`)
    expect(excerpts(one ?? '', other ?? '').before.isWellFormed()).toBe(true)
  }
})
