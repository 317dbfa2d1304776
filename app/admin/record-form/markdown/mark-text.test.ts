import { expect, test } from 'vitest'
import { type Mark, markText } from './mark-text.ts'
import { nextItem } from './next-item.ts'

/** The text with the selection in brackets. */
function select(typed: string) {
  const start = typed.indexOf('[')
  const end = typed.indexOf(']') - 1
  return { text: typed.replace(/[[\]]/g, ''), start, end }
}

function press(typed: string, mark: Mark): string {
  const selected = select(typed)
  const { start, end, text, selected: next } = markText(selected, mark)
  const whole = selected.text.slice(0, start) + text + selected.text.slice(end)
  return `${whole.slice(0, next[0])}[${whole.slice(...next)}]${whole.slice(next[1])}`
}

test.each<[string, Mark, string]>([
  ['One\nT[]wo', 'heading', 'One\n## Two[]'],
  ['## T[]wo', 'heading', 'Two[]'],
  ['[One\nTwo]\nThree', 'bullets', '[- One\n- Two]\nThree'],
  ['[One\n]Two', 'bullets', '[- One]\nTwo'],
  ['[- One\n- Two]', 'bullets', '[One\nTwo]'],
  ['[- One\n\n- Two]', 'numbers', '[1. One\n\n2. Two]'],
  ['[]', 'bullets', '- []'],
  ['One\n[]', 'numbers', 'One\n1. []'],
  ['Fly [in] now', 'strong', 'Fly **[in]** now'],
  ['Fly[ in ]now', 'strong', 'Fly **[in]** now'],
  ['Fly **[in]** now', 'strong', 'Fly [in] now'],
  ['Fly []', 'strong', 'Fly **[]**'],
])('%j formatted as %s is %j', (typed, mark, result) => {
  expect(press(typed, mark)).toBe(result)
})

test.each([
  ['- one[]', '\n- '],
  ['1. one\n2. two[]', '\n3. '],
  ['- []', null],
  ['one[]', undefined],
  ['- one[ two]', undefined],
])('Enter after %j continues with %j', (typed, next) => {
  expect(nextItem(select(typed))).toBe(next)
})
