import fc from 'fast-check'
import { jpeg } from './pictures.ts'

const picture = await jpeg(40, 30)

/** Texts that have broken programs before. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'wa\0zwan',
  '\ud800',
  'wazwan \udc00',
  '\uffff\ufeff',
  '\r\n\r\n--petal',
  '🏔️👨‍👩‍👧‍👦',
  '\u202eoverride',
  'x'.repeat(201),
  'ﷺ'.repeat(2000),
  'x'.repeat(300_000),
  '9'.repeat(400),
  'NaN',
  '-Infinity',
  '1e400',
  '-0',
  '0x10',
  '1.5',
  '99999999999',
  '2026-02-30',
  '2199-12-24',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13',
  'null',
  'true',
  '[]',
  '{"$ne":1}',
  "'; drop table listings; --",
  '%',
  '../../etc/passwd',
  'new:0',
  'new:99999999999',
  '__proto__',
  '<script>alert(1)</script>',
]

/** Of any code points, halves of pairs too. Its own strings of that kind take fast-check seconds. */
const anyText = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength })
    .map((codes) => String.fromCodePoint(...codes))

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: anyText(40) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
)

const oddNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, where a text or a number is expected. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ['\0'], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'Inclusions[99999999]',
  'inclusions[]',
  'Inclusions[-1]',
  `Inclusions[${'9'.repeat(400)}]`,
  'Title[0]',
  'images[0]',
  'id',
  'ID',
  '',
  '\0',
  '$values',
  'a.b[c]',
]

export const oddName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddNames) },
  { weight: 1, arbitrary: oddText.filter((text) => text.length < 300) },
)

/** A record with some values replaced, removed or added. */
export function bent(sample: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(sample)
  const replaced = names[0]
    ? fc.dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 2 })
    : fc.constant({})
  const strange = fc.dictionary(oddName, oddValue, { maxKeys: 2 })
  const missing = fc.subarray(names, { maxLength: Math.min(names.length, 1) })
  return fc.tuple(replaced, strange, missing).map(([changes, others, without]) => {
    const kept = Object.entries(sample).filter(([name]) => !without.includes(name))
    const all = [...kept, ...Object.entries(changes), ...Object.entries(others)]
    return Object.fromEntries(all)
  })
}

/** The text of a JSON body: a modified sample, any JSON, or invalid JSON. */
export const jsonBody = (sample: Record<string, unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: bent(sample).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '[]',
        '"text"',
        '{',
        'NaN',
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{}}}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
      ),
    },
  )

export const oddFile = fc.record({
  field: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('imageFiles', 'imageFile', 'images', 'icon') },
    { weight: 1, arbitrary: oddName },
  ),
  name: fc.oneof(fc.constantFrom('a.jpg', '', 'a.svg', 'C:\\fakepath\\a.png'), oddText),
  type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'text/html', ''),
  body: fc.oneof(
    fc.constant(picture),
    fc.constant(picture.subarray(0, 300)),
    fc.constant(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .tuple(fc.constantFrom('ffd8ff', '89504e470d0a1a0a'), fc.uint8Array({ maxLength: 300 }))
      .map(([head, bytes]) => Buffer.concat([Buffer.from(head, 'hex'), bytes])),
  ),
})

/** A path segment in place of an id. */
export const oddId = fc.oneof(
  fc.constantFrom('0', '-1', '1.5', '1e3', 'abc', '99999999999', '%00', '%ff', '%2e%2e', 'null'),
  fc.constantFrom('2147483647', '2147483648', '%F0%9F%8F%94', '__proto__', 'x'.repeat(200)),
  anyText(20).map((text) => encodeURIComponent(text.toWellFormed())),
)

/** A query with known and unknown names, including its question mark. */
export const oddQuery = (names: string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom('q', ...names), oddName), oddText), { maxLength: 4 })
    .map(
      (pairs) => `?${new URLSearchParams(pairs.map(([name, text]) => [name, text.slice(0, 500)]))}`,
    )
