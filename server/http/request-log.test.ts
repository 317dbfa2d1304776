import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtApp } from '#test/servers/built.ts'
import { freePort } from '#test/servers/free-port.ts'
import { startServer } from '#test/servers/running-server.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { createRequestLog } from './request-log.ts'

beforeAll(async () => void (await builtApp()), 300_000)

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

test.each([
  { logged: 'routed', lines: 3 },
  { logged: 'all', lines: 4 },
  { logged: 'off', lines: 0 },
])(
  'with LOG_REQUESTS=$logged the server writes $lines lines for four requests, and counts all',
  async (each) => {
    const port = `${await freePort()}`
    const variables = { SEED: 'none', METRICS_PORT: port, LOG_REQUESTS: each.logged }
    const server = await startServer(temporaryFolder(), variables)
    onTestFinished(server.stop)
    for (const path of ['/hotels?q=rabia', '/hotels?q=rabia', '/api/Villa/7?code=x', '/none']) {
      await (await fetch(server.url + path)).text()
    }
    const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(counted).toContain('http_requests_total{method="GET",route="ready",status="200"} 1')
    await server.stop()
    const lines = () =>
      server.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    const common = {
      ...{ level: 'info', event: 'request', method: 'GET' },
      ...{ ms: expect.any(Number), time: expect.stringMatching(/Z$/) },
    }
    const routed = { ...common, reference: expect.stringMatching(/^[\da-f]{10}$/) }
    const expected = [
      { ...routed, path: '/hotels', route: '/*', status: 200 },
      { ...common, path: '/hotels', route: 'ready', status: 200 },
      { ...routed, path: '/api/Villa/7', route: '/api/Villa/:id', status: 404 },
      { ...routed, path: '/none', route: '/*', status: 404 },
    ].filter(({ route }) => each.logged === 'all' || route !== 'ready')
    await expect.poll(lines).toEqual(expected.slice(0, each.lines))
  },
)
