import { expect, test } from 'vitest'
import { recordUnavailable, statusOf } from './unavailable.ts'

const away = Object.assign(new Error('The database is away'), { statusCode: 503 })

test.each([
  { error: away, status: 500, becomes: 503, retryAfter: '5' },
  { error: new Error('A fault'), status: 500, becomes: 500, retryAfter: null },
  // A page that shows other content although something is unavailable.
  { error: away, status: 200, becomes: 200, retryAfter: null },
])('a page of $status after ‘$error.message’ becomes $becomes', ({ error, status, ...page }) => {
  const [context, headers] = [{}, new Headers()]
  recordUnavailable(context, error)
  expect(statusOf(context, status, headers)).toBe(page.becomes)
  expect(headers.get('retry-after')).toBe(page.retryAfter)
  expect(statusOf({}, status, headers)).toBe(status)
})
