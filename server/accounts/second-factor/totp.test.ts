import { expect, test } from 'vitest'
import { base32, codeOf, keyAddress, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B: the last six of their eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(codeOf(secret, stepAt(now))).toBe(code)
  expect(stepOf(secret, code, now)).toBe(stepAt(now))
})

// RFC 4226, appendix D.
test('the first codes equal those of the standard', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314']
  expect(codes.map((_, counter) => codeOf(secret, counter))).toEqual(codes)
})

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('a code is valid one step before and after its own, and no longer', () => {
  const now = new Date('2026-05-01T08:00:10.000Z')
  const step = stepAt(now)
  const known = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeOf(secret, step + off), now))
  expect(known).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])(
  '%j is not a code',
  (typed) => {
    expect(stepOf(secret, typed, new Date())).toBeUndefined()
  },
)

test('the URL for an app names the account and the site', () => {
  expect(keyAddress(secret, { issuer: 'Dal & Nigeen', email: 'a+b@example.in' })).toBe(
    'otpauth://totp/Dal%20%26%20Nigeen:a%2Bb%40example.in?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Dal%20%26%20Nigeen',
  )
})
