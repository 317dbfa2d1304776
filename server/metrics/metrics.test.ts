import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { freePort } from '#test/servers/free-port.ts'
import { buildOf, html } from '#test/servers/page-server.ts'
import { listen } from '#test/servers/raw-requests.ts'
import { domainOver } from '../domain.ts'
import { readEnv } from '../env.ts'
import type { Answered } from '../http/answered.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const table = guide.slice(guide.indexOf('| Metric | What |')).split('\n\n', 1)[0] ?? ''
const documented = table
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(.+?)`/g)])
  .map(([, name = '']) => name)

eachDatabase((open, once) => {
  async function openSite() {
    const database = await open()
    const metrics = createMetrics(await domainOver(database, readEnv({ NODE_ENV: 'test' })))
    const answers: Answered[] = []
    const observe = (answered: Answered) => {
      answers.push(answered)
      metrics.count(answered)
    }
    const { app, domain } = await openApp(database, {}, undefined, {
      ...{ metrics, observe, observeReady: observe },
      build: async () => buildOf(async () => html('<p>Dal</p>')),
    })
    const url = `http://127.0.0.1:${await listen(app)}`
    return { metrics, domain, answers, ask: (path: string) => fetch(url + path) }
  }

  const metricOf = (metrics: string, name: string) =>
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1]

  test('every answer is counted by its route, including those from memory', async () => {
    const { metrics, answers, ask } = await openSite()
    for (const path of ['/', '/', '/api/Villa/7?code=secret', '/api/nothing-here']) await ask(path)
    await expect.poll(() => answers.length).toBe(4)
    const text = await metrics.text()
    for (const line of [
      'http_requests_total{method="GET",route="/*",status="200"} 1',
      'http_requests_total{method="GET",route="ready",status="200"} 1',
      'http_requests_total{method="GET",route="/api/Villa/:id",status="404"} 1',
      'http_request_duration_seconds_count{route="/*"} 1',
    ]) {
      expect(text).toContain(line)
    }
    expect(answers.map(({ path, status }) => [path, status])).toEqual([
      ['/', 200],
      ['/', 200],
      ['/api/Villa/7', 404],
      ['/api/nothing-here', 404],
    ])
    metrics.count({
      ...{ method: 'GET', path: '/', status: 200, ms: 9e6 },
      route: 'long',
      isStream: true,
    })
    const withStream = await metrics.text()
    expect(withStream).toContain('http_requests_total{method="GET",route="long",status="200"} 1')
    expect(withStream).not.toContain('http_request_duration_seconds_count{route="long"}')
    expect(JSON.stringify(answers) + text).not.toContain('secret')
    expect(answers[0]?.reference).toMatch(/^[\da-f]{10}$/)
  })

  test('memory, renders, jobs and the database are read on request', async () => {
    const { metrics, domain, ask } = await openSite()
    await ask('/')
    await domain.jobs.enqueue(domain.database.db, 'mail', {})
    const text = await metrics.text()
    const shown = Object.fromEntries(
      [
        'database_up',
        'page_cache_pages',
        'jobs_waiting',
        'mails_waiting',
        'mails_stuck',
        'renders_waiting',
      ].map((name) => [name, metricOf(text, name)]),
    )
    expect(shown).toEqual({
      ...{ database_up: '1', page_cache_pages: '1', jobs_waiting: '1', mails_waiting: '1' },
      ...{ mails_stuck: '0', renders_waiting: '0' },
    })
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    await domain.database.close()
    const without = await metrics.text()
    expect(metricOf(without, 'database_up')).toBe('0')
    expect(metricOf(without, 'page_cache_pages')).toBe('1')
  })

  once('has every metric of the operators’ guide', async () => {
    const { metrics, answers, ask } = await openSite()
    await ask('/nothing-here')
    await expect.poll(() => answers.length).toBe(1)
    const text = await metrics.text()
    expect(documented.length).toBeGreaterThan(15)
    for (const name of documented) {
      const [, start = name, isFamily] = /^(.*?)(…)?$/.exec(name) ?? []
      expect(text).toMatch(new RegExp(`^${start}${isFamily ? '' : '(_count)?[ {]'}`, 'm'))
    }
  })

  test('they are available at one URL and only by GET', async () => {
    const { metrics } = await openSite()
    const port = await freePort()
    const { close } = await serveMetrics(metrics, { port, host: '127.0.0.1' })
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method })
    const answer = await ask('/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await answer.text()).toContain('http_requests_total')
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 405])
    close()
  })
})
