import { expect, test } from 'vitest'
import { parseMarkdown, spansOf, withoutMarks } from './markdown.ts'

const kinds = (text: string) => parseMarkdown(text).map(({ line: _, ...block }) => block)
const paragraph = (text: string) => ({ type: 'paragraph', text })

test.each([
  ['One.\nStill one.\n\nTwo.', [paragraph('One.\nStill one.'), paragraph('Two.')]],
  ['One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  [
    '# Day 1 #\nFly in\n### Evening',
    [
      { type: 'heading', level: 1, text: 'Day 1' },
      paragraph('Fly in'),
      { type: 'heading', level: 2, text: 'Evening' },
    ],
  ],
  [
    'Bring:\n- boots\n  that are dry\n* a coat\n\n• a hat\nThen go.',
    [
      paragraph('Bring:'),
      { type: 'list', items: ['boots\nthat are dry', 'a coat', 'a hat\nThen go.'] },
    ],
  ],
  [
    '1. Fly\n2) Drive\n\n3. Walk\n7. Rest',
    [
      { type: 'list', start: 1, items: ['Fly', 'Drive', 'Walk'] },
      { type: 'list', start: 7, items: ['Rest'] },
    ],
  ],
  ['1. Fly\n1. Drive', [{ type: 'list', start: 1, items: ['Fly', 'Drive'] }]],
  ['- one\n\nAfter.', [{ type: 'list', items: ['one'] }, paragraph('After.')]],
  ['', []],
  [' \n\n ', []],
])('parses %j', (text, blocks) => {
  expect(kinds(text)).toEqual(blocks)
})

test.each([
  '5* hotel, 3 * 2 rooms',
  '-5 °C at night',
  '#houseboat #dal',
  '+ 5 % GST',
  '2024. A good year',
  '    indented\n    as a table',
  'Title\n-----\n_so_ `it` [stays](here) <b>&amp;</b> ![x](javascript:alert(1))',
])('%j was written before Markdown was supported, and stays unchanged', (text) => {
  expect(kinds(text)).toEqual([paragraph(text)])
})

test('splits strong words from others', () => {
  expect(spansOf('**Day 1:** fly, **not** drive')).toEqual([
    { text: 'Day 1:', isStrong: true },
    { text: ' fly, ', isStrong: false },
    { text: 'not', isStrong: true },
    { text: ' drive', isStrong: false },
  ])
  for (const text of ['2 ** 3 ** 4', '**open', '****', '** x **']) {
    expect(spansOf(text)).toEqual([{ text, isStrong: false }])
  }
})

test('plain text has no Markdown', () => {
  expect(withoutMarks('## Day 1\r\n**Fly** in:\n- boots\n2. coat\n5* hotel')).toBe(
    'Day 1\nFly in:\n• boots\n2. coat\n5* hotel',
  )
})

test('parses a hostile text in linear time', () => {
  for (const piece of ['# ', '**', '- ', '** a', '1. ', ' \t', '#\t #', '*a*']) {
    const text = piece.repeat(20_000 / piece.length)
    const began = performance.now()
    for (const block of parseMarkdown(`${text}\n## ${text}`)) {
      if ('text' in block) spansOf(block.text)
    }
    withoutMarks(text)
    expect(performance.now() - began, piece).toBeLessThan(1000)
  }
})
