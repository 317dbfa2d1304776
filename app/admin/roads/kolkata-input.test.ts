import { expect, test } from 'vitest'
import { fromInput, toInput } from './kolkata-input.ts'

test('a control shows Srinagar’s time, wherever its staff are', () => {
  const instant = new Date('2026-11-23T20:10:00Z')
  expect(toInput(instant)).toBe('2026-11-24T01:40')
  expect(new Date(`${fromInput(toInput(instant))}`)).toEqual(instant)
  expect(fromInput('')).toBeNull()
})
