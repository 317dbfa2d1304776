import { expect, test } from 'vitest'
import { leavesCell, nextCell } from './grid-keys.ts'

const at = { row: 3, column: 2 }

test.each([
  ['ArrowUp', false, { row: 2, column: 2 }],
  ['ArrowDown', false, { row: 4, column: 2 }],
  ['ArrowLeft', false, { row: 3, column: 1 }],
  ['ArrowRight', false, { row: 3, column: 3 }],
  ['Enter', false, { row: 4, column: 2 }],
  ['Enter', true, { row: 2, column: 2 }],
  ['Tab', false, undefined],
  ['a', false, undefined],
])('%s with shift %s moves on', (key, shiftKey, to) => {
  expect(nextCell({ key, shiftKey }, at)).toEqual(to)
})

test('an arrow moves the caret while a text is being edited', () => {
  const text = (selectionStart: number, selectionEnd = selectionStart) => ({
    ...{ value: '4500', selectionStart, selectionEnd },
  })
  expect(leavesCell('ArrowLeft', text(2))).toBe(false)
  expect(leavesCell('ArrowRight', text(2))).toBe(false)
  expect(leavesCell('ArrowLeft', text(0))).toBe(true)
  expect(leavesCell('ArrowRight', text(4))).toBe(true)
  expect(leavesCell('ArrowRight', text(0, 4))).toBe(true)
  expect(leavesCell('ArrowDown', text(2))).toBe(true)
})
