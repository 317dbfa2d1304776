import { expect, test } from 'vitest'
import * as field from './field.ts'

test('a line break that a form sends as two characters counts as one', () => {
  const { schema } = field.paragraph('Words', { max: 6 })
  expect(schema.parse('ab\r\ncd\r')).toBe('ab\ncd')
  expect(schema.parse('a\r\n\r\nb\r\nc')).toBe('a\n\nb\nc')
  expect(schema.safeParse('a\r\nb\r\ncde').error?.issues[0]?.message).toBe(
    'Words can be at most 6 characters.',
  )
})
