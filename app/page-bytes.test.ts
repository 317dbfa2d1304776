import { expect, test } from 'vitest'
import { bytesOf, changedAround, withBytes } from './page-bytes.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const script = '<script type="module" async="">go()</script>'

test('replaces only outside of the content, which is never searched', () => {
  const page = `<html a><head></head><body><p>a ₹ 🚤</p>${script}a</body></html>`
  const changed = changedAround(page, (around) => {
    expect(around).not.toContain('₹')
    return `!${around.replaceAll('a', 'bb')}`
  })
  expect(textOf(changed)).toBe(
    `!<html bb><hebbd></hebbd><body><p>a ₹ 🚤</p>${script.replace('a', 'bb')}bb</body></html>`,
  )
})

test('replaces in a page without scripts too', () => {
  const changed = changedAround('<head>x</head><body>x</body>', (all) => all.replaceAll('x', 'y'))
  expect(textOf(changed)).toBe('<head>y</head><body>y</body>')
})

test('an answer carries its bytes', () => {
  const bytes = new TextEncoder().encode('Dal')
  const answer = withBytes(bytes, { status: 404, headers: { 'x-page': '1' } })
  expect([answer.status, answer.headers.get('x-page'), bytesOf(answer)]).toEqual([404, '1', bytes])
  expect(bytesOf(new Response('Dal'))).toBeUndefined()
})
