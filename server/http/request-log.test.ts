import { expect, test } from 'vitest'
import { createRequestLog } from './request-log.ts'

test('writes a request as one line of JSON with its time', async () => {
  const lines: string[] = []
  const log = createRequestLog({ write: (text) => void lines.push(text) })
  const request = {
    reference: 'a1b2c3d4e5',
    method: 'GET',
    path: '/hotels',
    route: '/*',
    status: 200,
  }
  log.write({ ...request, ms: 12.3456 })
  await log.end()
  const line = JSON.parse(lines.join(''))
  expect(line).toEqual({
    level: 'info',
    event: 'request',
    ...request,
    ms: 12.3,
    time: expect.any(String),
  })
  expect(Math.abs(Date.now() - Date.parse(line.time))).toBeLessThan(10_000)
  expect(lines).toEqual([expect.stringMatching(/\}\n$/)])
})
