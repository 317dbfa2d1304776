import { expect, test } from 'vitest'
import { sentTexts } from './sent-texts.ts'

test('a line break that a browser sends as two characters is one', () => {
  const form = new FormData()
  form.set('words', 'Cold rooms,\r\nwarm people\n\r\nGo.')
  form.set('step', 'send')
  expect(sentTexts(form)).toEqual({ words: 'Cold rooms,\nwarm people\n\nGo.', step: 'send' })
})
