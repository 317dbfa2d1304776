import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSealedWith, seal, unseal } from './sealed.ts'

const key = randomBytes(32)
const plain = Buffer.from('a secret of twenty b')

test('a sealed value can be opened with its key for its holder', () => {
  const sealed = seal(key, plain, 'account 1')
  expect(unseal(key, sealed, 'account 1')).toEqual(plain)
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').includes(plain)).toBe(false)
  expect(seal(key, plain, 'account 1')).not.toBe(sealed)
})

test('another key is recognised as the wrong one', () => {
  const sealed = seal(key, plain, 'account 1')
  const other = randomBytes(32)
  expect([isSealedWith(key, sealed), isSealedWith(other, sealed)]).toEqual([true, false])
  expect(unseal(other, sealed, 'account 1')).toBeUndefined()
})

test('refuses a value that was altered or moved to another account', () => {
  const sealed = seal(key, plain, 'account 1')
  expect(() => unseal(key, sealed, 'account 2')).toThrow()
  const middle = sealed.at(30) === 'A' ? 'B' : 'A'
  expect(() => unseal(key, sealed.slice(0, 30) + middle + sealed.slice(31), 'account 1')).toThrow()
})
