import { expect, test } from 'vitest'
import type { Problem } from '#server/wire/problem.ts'
import { codeRefusal, signUpRefusal, wantsCode } from './refusals.ts'

const problem = { title: '', status: 400, errors: {}, Error: 'Slow down.' }

test('a refused sign-up says every message in its own line, or that it failed', () => {
  const errors = { UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }
  expect(signUpRefusal({ ...problem, errors })).toBe('Taken.\nOdd.\nLong.')
  // A documented form of errors, but not of ours.
  const list = ['Taken.', 'Odd.'] as unknown as Problem['errors']
  expect(signUpRefusal({ ...problem, errors: list })).toBe('Taken.\nOdd.')
  expect(signUpRefusal(problem)).toBe('An error occurred while creating the account.')
})

test('only after a right password is a code asked for; a wrong one and a failure look the same', () => {
  const unauthorised = { ...problem, status: 401 }
  expect(wantsCode({ ...unauthorised, errors: { Code: ['Code is required.'] } })).toBe(true)
  expect(wantsCode(unauthorised)).toBe(false)
  for (const status of [400, 429, 500]) {
    expect(wantsCode({ ...problem, status, errors: { Code: ['Code is required.'] } })).toBe(false)
  }
  expect(codeRefusal({ ...problem, status: 429 })).toBe('Slow down.')
  expect(codeRefusal({ ...problem, status: 500 })).toBe('Invalid credentials or server error.')
})
