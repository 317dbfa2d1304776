import { expect, test } from 'vitest'
import { notWithinPage } from './revalidation.ts'

const page = 'https://ke.example/hotel/1'

test.each([
  ['a closed picture', `${page}#photo-2`, page, false],
  ['a link within the page', page, `${page}#terms`, false],
  ['the same link again', page, page, true],
  ['the same link with its fragment again', `${page}#terms`, `${page}#terms`, true],
  ['another page', `${page}#photo-2`, 'https://ke.example/hotel/2', true],
  ['another room', `${page}#photo-2`, `${page}?room=3`, true],
])('%s: whether the page loads its data', (_what, from, to, expected) => {
  const urls = { currentUrl: new URL(from), nextUrl: new URL(to) }
  const visit = { ...urls, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }
  expect(notWithinPage(visit)).toBe(expected)
  expect(notWithinPage({ ...visit, formMethod: 'POST' })).toBe(false)
})
