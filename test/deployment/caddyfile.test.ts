import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureCaddy } from '../../scripts/programs.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'
import { composeWith, dockerfile, filledVariables, root } from './files.ts'

const { services } = composeWith(filledVariables())

/** The file as parsed by Caddy; fails if it is invalid. */
function adapted(variables: Record<string, string>) {
  const folder = temporaryFolder()
  const words = ['adapt', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile']
  const env = {
    PATH: process.env.PATH,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...variables,
  }
  const said = execFileSync(ensureCaddy(), [...words, '--validate'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { admin, apps } = JSON.parse(said.split('\n')[0] ?? '')
  const [server] = Object.values<Server>(apps.http.servers)
  const handlers = server?.routes[0]?.handle[0]?.routes.flatMap(({ handle }) => handle) ?? []
  const handler = (name: string) => handlers.find(({ handler }) => handler === name)
  return { admin, server, handler }
}

interface Handler {
  handler: string
  [key: string]: unknown
}

interface Server {
  listen: string[]
  routes: { handle: { routes: { handle: Handler[] }[] }[] }[]
}

/** Caddy counts in nanoseconds. */
const inSeconds = (count: number) => count * 1e9

/** Of instances that answer, the one with the fewest requests; others are tried for ten seconds. */
const leastBusy = {
  load_balancing: {
    selection_policy: { policy: 'least_conn' },
    try_duration: inSeconds(10),
  },
  health_checks: { passive: { fail_duration: inSeconds(5) } },
}

test('in compose the proxy serves the domain, balances the app’s copies, and limits body sizes', () => {
  const { admin, server, handler } = adapted(services.proxy?.environment ?? {})
  expect(server).toMatchObject({
    listen: [':443'],
    read_header_timeout: expect.any(Number),
    read_timeout: expect.any(Number),
    idle_timeout: expect.any(Number),
    max_header_bytes: 32_000,
  })
  expect(handler('headers')?.response).toMatchObject({
    set: { 'Strict-Transport-Security': ['max-age=31536000'] },
  })
  // Six pictures of 20 MB.
  expect(handler('request_body')?.max_size).toBeGreaterThan(120_000_000)
  const port = dockerfile()
    .find(({ name }) => name === 'ENV')
    ?.words.match(/PORT=(\d+)/)?.[1]
  expect(Object.keys(services)).toContain('app')
  expect(handler('reverse_proxy')).toMatchObject({
    dynamic_upstreams: { name: 'app', port, refresh: inSeconds(5) },
    ...leastBusy,
    transport: { dial_timeout: expect.any(Number), response_header_timeout: expect.any(Number) },
  })
  expect(services.proxy?.healthcheck?.test?.join(' ')).toContain(
    `127.0.0.1:${String(admin.listen).split(':')[1]}/`,
  )
})

test('checks the readiness of instances with their own addresses', () => {
  const addresses = ['10.0.0.2:3000', '10.0.0.3:3000']
  const { server, handler } = adapted({
    SITE_ADDRESS: 'http://localhost:8080',
    LISTEN_ON: '127.0.0.1',
    APP: 'listed',
    APP_ADDRESSES: addresses.join(' '),
  })
  expect(server?.listen).toEqual(['127.0.0.1:8080'])
  expect(handler('reverse_proxy')).toMatchObject({
    upstreams: addresses.map((dial) => ({ dial })),
    health_checks: {
      active: { uri: '/api/health/ready', interval: inSeconds(1), timeout: inSeconds(3) },
    },
    load_balancing: leastBusy.load_balancing,
  })
})
