import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr.server.ts'

const address = 'https://kashmir.example/travel-package/19'

test('the path covers exactly the dark modules', () => {
  const { size, path } = qrCode(address)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 0 }).data)
})

test('another URL gives another drawing', () => {
  expect(qrCode(`${address}0`).path).not.toBe(qrCode(address).path)
})
