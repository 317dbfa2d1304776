import { expect, test } from 'vitest'
import { dummyHash, hashPassword, isPassword, setHashCost } from './password.ts'

setHashCost()

test('writes a hash in PHC format, with its own salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword('houseboat 12'),
    hashPassword('houseboat 12'),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('only the same password matches its hash', async () => {
  const hash = await hashPassword('houseboat 12')
  expect(await isPassword('houseboat 12', hash)).toBe(true)
  expect(await isPassword('houseboat 13', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('verifies a hash with the cost stored in it', async () => {
  const cheap =
    '$argon2id$v=19$m=64,t=3,p=2$c29tZXNhbHRzb21lc2FsdA$UaMnVNd7Qdn9nsW6vRfpIHSdp5h5tWKkPb7dibHvKic'
  expect(await isPassword('houseboat 12', cheap)).toBe(true)
  expect(await isPassword('houseboat 12', cheap.replace('t=3', 't=4'))).toBe(false)
})

test('no password matches the dummy hash', async () => {
  expect(await isPassword('', dummyHash())).toBe(false)
})

test('throws on a damaged hash instead of reporting a wrong password', async () => {
  await expect(isPassword('houseboat 12', 'houseboat 12')).rejects.toThrow('cannot be read')
})
