import { expect, test } from 'vitest'
import { leftText } from './second-factor.tsx'

test('says how many recovery codes are left, and what to do before none is', () => {
  expect(leftText(10)).toBe('10 recovery codes are left.')
  expect(leftText(1)).toBe('1 recovery code is left. Get new ones: that takes a code.')
  expect(leftText(0)).toBe(
    'No recovery code is left. Get new ones with the app’s code: without your phone only an owner can let you in.',
  )
})
