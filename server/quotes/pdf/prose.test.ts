import { expect, test } from 'vitest'
import { proseOf } from './prose.ts'

const plain = (text: string) => [{ text, isStrong: false }]

test('reads headings, lists and strong words as on the page, line by line', () => {
  expect(
    proseOf(
      '## Morning\nA **long** walk\nدوپہر\n\n- Tea\n  with saffron\n- Bread\n\n3. Dal\n4. Nigeen',
    ),
  ).toEqual([
    { kind: 'heading', mark: '', spans: plain('Morning') },
    {
      ...{ kind: 'plain', mark: '' },
      spans: [
        { text: 'A ', isStrong: false },
        { text: 'long', isStrong: true },
        { text: ' walk', isStrong: false },
      ],
    },
    { kind: 'plain', mark: '', spans: plain('دوپہر') },
    { kind: 'item', mark: '•', spans: plain('Tea') },
    { kind: 'item', mark: '', spans: plain('with saffron') },
    { kind: 'item', mark: '•', spans: plain('Bread') },
    { kind: 'item', mark: '3.', spans: plain('Dal') },
    { kind: 'item', mark: '4.', spans: plain('Nigeen') },
  ])
  expect(proseOf(' \n')).toEqual([])
})
