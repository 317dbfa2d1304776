import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import {
  composeWith,
  dockerfile,
  exampleVariables,
  filledVariables,
  textOf,
  variablesRead,
} from './files.ts'

const { name, services, networks, volumes } = composeWith(filledVariables())
const every = Object.entries(services)

/** SeaweedFS writes its log and settings beside its data. */
const writesAnywhere = ['storage']

test('services contain only keys that Compose supports', () => {
  const known = (
    'image build init restart command environment ports networks volumes tmpfs depends_on healthcheck ' +
    'mem_limit pids_limit shm_size read_only cap_drop cap_add security_opt logging stop_grace_period'
  ).split(' ')
  const said = every.flatMap(([, service]) => Object.keys(service))
  expect(said.filter((key) => !known.includes(key))).toEqual([])
})

test.each(every)('%s is limited in memory, processes, log and rights', (name, service) => {
  expect(service).toMatchObject({
    restart: 'unless-stopped',
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    security_opt: ['no-new-privileges:true'],
    cap_drop: ['ALL'],
    logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
  })
  if (writesAnywhere.includes(name)) return
  expect(service.read_only).toBe(true)
  const writable = [...(service.tmpfs ?? []), ...(service.volumes ?? [])].join(' ')
  expect(writable).toMatch(/\/tmp\b/)
})

test('only the proxy is reachable from outside, and database and store have no outgoing connections', () => {
  expect(every.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
  expect(networks).toEqual({ inside: { internal: true }, outside: null })
  expect([services.database?.networks, services.storage?.networks]).toEqual([
    ['inside'],
    ['inside'],
  ])
  expect(services.proxy?.networks).toEqual(['outside'])
  expect(services.app?.networks).toEqual(['outside', 'inside'])
})

test('persistent data is on declared volumes', () => {
  const used = every.flatMap(([, service]) => service.volumes ?? []).map((each) => each.split(':'))
  const named = used.map(([name = '']) => name).filter((name) => !name.startsWith('.'))
  expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort())
  // Docker names them after the project, by default after the folder it is started in.
  expect(name).toBe('kashmir-escapes')
})

test('no secret has a default, and without one nothing starts', () => {
  const demanded = variablesRead.filter(({ sign }) => sign === '?').map(({ name }) => name)
  const secrets = ['POSTGRES_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']
  expect(new Set(demanded)).toEqual(new Set([...secrets, 'PUBLIC_URL', 'SITE_ADDRESS']))
  for (const secret of secrets) {
    expect(exampleVariables()[secret]).toBe('')
    expect(() => composeWith({ ...filledVariables(), [secret]: '' })).toThrow(secret)
  }
  const defaults = variablesRead.filter(({ sign, rest }) => sign === '-' && rest)
  expect(defaults.filter(({ name }) => /PASSWORD|SECRET|KEY/.test(name))).toEqual([])
})

test('the example has every variable, and no unused one', () => {
  const read = new Set([...variablesRead.map(({ name }) => name)])
  read.delete('TZ')
  expect(new Set(Object.keys(exampleVariables()))).toEqual(read)
})

test('the server takes the variables it is given', () => {
  const env = readEnv({ ...services.app?.environment, PORT: '3000' })
  expect(new URL(env.DATABASE_URL ?? '').host).toBe('database:5432')
  expect(new URL(env.STORAGE_URL ?? '').host).toBe('storage:8333')
  expect(env.TRUST_PROXY).toEqual(['uniquelocal'])
})

test('a stopping app has enough time to drain', () => {
  // Eight seconds of draining, ten for open requests.
  expect(Number.parseInt(String(services.app?.stop_grace_period), 10)).toBeGreaterThan(18)
  expect(services.app?.init).toBe(true)
})

test('every service except the backup has a health check, the app for liveness', () => {
  expect(services.backup?.healthcheck).toEqual({ disable: true })
  for (const name of ['proxy', 'database', 'storage']) {
    expect(services[name]?.healthcheck?.test?.[0]).toBe('CMD')
  }
  const asked = dockerfile().find(({ name }) => name === 'HEALTHCHECK')?.words
  expect(asked).toContain('/api/health/live')
})

test('every health check has times, and services wait for the health of those they need', () => {
  for (const [, { healthcheck }] of every) {
    if (healthcheck?.disable) continue
    expect.soft(healthcheck ?? fromImage).toMatchObject({ interval: seconds, timeout: seconds })
  }
  const needed = every.map(([name, { depends_on = {} }]) => [name, depends_on])
  const healthy = { condition: 'service_healthy' }
  expect(Object.fromEntries(needed)).toEqual({
    proxy: { app: healthy },
    app: { database: healthy, storage: healthy },
    backup: { app: healthy },
    database: {},
    storage: {},
  })
  for (const name of ['database', 'storage']) {
    expect(Number(services[name]?.healthcheck?.retries)).toBeGreaterThan(10)
  }
})

const seconds = expect.stringMatching(/^\d+s$/)
const words = dockerfile().find(({ name }) => name === 'HEALTHCHECK')?.words
const fromImage = Object.fromEntries(
  [...(words ?? '').matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)

test('app and backup are the image built here, with the same database, store and variables', () => {
  const { app, backup } = services
  expect([app?.build, app?.image, backup?.image]).toEqual(['.', 'kashmir-escapes', app?.image])
  expect([app?.init, backup?.init]).toEqual([true, true])
  expect(backup?.environment).toMatchObject(app?.environment ?? {})
  expect(backup?.environment).toMatchObject({ TZ: 'Asia/Kolkata', BACKUP_DAYS: '90' })
  expect(backup?.networks).toEqual(['inside'])
})

test('database and store have the names, users and secrets with which the app connects', () => {
  const { DATABASE_URL = '', STORAGE_URL = '' } = services.app?.environment ?? {}
  const { username, password, pathname } = new URL(DATABASE_URL)
  expect(services.database?.environment).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  })
  const probe = services.database?.healthcheck?.test?.join(' ')
  expect(probe).toContain(`--host=127.0.0.1 --username=${username}`)
  const store = new URL(STORAGE_URL)
  expect(services.storage?.environment).toEqual({
    AWS_ACCESS_KEY_ID: store.username,
    AWS_SECRET_ACCESS_KEY: store.password,
  })
  expect(services.storage?.command).toEqual(
    expect.arrayContaining([
      'mini',
      '-dir=/data',
      `-bucket=${store.pathname.slice(1)}`,
      `-ip=${store.hostname}`,
      '-ip.bind=0.0.0.0',
      '-webdav=false',
      '-admin.ui=false',
    ]),
  )
})

test('services keep only the rights that they start with, and get their files and time to stop', () => {
  const { proxy, app, database, storage } = services
  // It listens on ports below 1024.
  expect([proxy?.cap_add, proxy?.ports]).toEqual([
    ['NET_BIND_SERVICE'],
    ['80:80', '443:443', '443:443/udp'],
  ])
  expect(proxy?.volumes).toEqual([
    './deploy/Caddyfile:/etc/caddy/Caddyfile:ro',
    'certificates:/data',
  ])
  // They become another user than root.
  const becoming = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID']
  expect([database?.cap_add, storage?.cap_add]).toEqual([becoming, becoming])
  expect(app?.cap_add).toBeUndefined()
  expect(database).toMatchObject({ stop_grace_period: '60s', shm_size: '128mb' })
  expect(database?.volumes).toEqual(['database:/var/lib/postgresql/data'])
  expect(storage?.volumes).toEqual(['storage:/data'])
})

test('every image is one version', () => {
  const bases = dockerfile().filter(({ name }) => name === 'FROM')
  const images = [
    ...bases.map(({ words }) => words.split(' ')[0] ?? ''),
    ...every.map(([, { image }]) => image).filter((image) => image !== 'kashmir-escapes'),
  ]
  for (const image of images) expect(image).toMatch(/^[\w./-]+:\d+\.\d+/)
})

test('the image can dump the version of the database in use', () => {
  const server = /^postgres:(\d+)/.exec(services.database?.image ?? '')?.[1]
  expect(textOf('Dockerfile')).toContain(`postgresql-client-${server}`)
})

test('the nightly backup is a script that can be read, and waits for three at night', () => {
  const [shell = '', flag = '', script = ''] = services.backup?.command ?? []
  const run = script.replaceAll('$$', '$')
  expect([shell, flag]).toEqual(['sh', '-c'])
  execFileSync('sh', ['-n', '-c', run])
  const seconds = /sleep (\$\(\(.*\)\)); do/.exec(run)?.[1]
  const waited = execFileSync('sh', ['-c', `echo "${seconds}"`], { encoding: 'utf8' })
  expect(Number(waited)).toBeGreaterThan(3 * 3600 - 1)
  expect(Number(waited)).toBeLessThanOrEqual(27 * 3600)
})

test('a nightly backup that fails is tried again within the hour, and old ones go once one is made', () => {
  // In some containers no program may start from a folder in memory.
  const folder = temporaryFolder(process.env.TEST_DISK_DIR)
  const [, , script = ''] = services.backup?.command ?? []
  const told = join(folder, 'told')
  const programs = {
    // The first wait is that for the night; the one after the backup ends the test.
    sleep: `echo "sleep $1" >>${told}; [ $(grep -c '^sleep' ${told}) -lt 4 ]`,
    node: `echo "$3" >>${told}; [ $(grep -c '^/backups' ${told}) -eq 3 ]`,
    find: `echo "find $*" >>${told}`,
  }
  const programsFolder = join(folder, 'programs')
  mkdirSync(programsFolder)
  for (const [name, lines] of Object.entries(programs)) {
    writeFileSync(join(programsFolder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  }
  const PATH = `${programsFolder}:${process.env.PATH}`
  spawnSync('sh', ['-c', script.replaceAll('$$', '$')], { env: { PATH, BACKUP_DAYS: '90' } })
  const day = execFileSync('date', ['+%F'], { encoding: 'utf8' }).trim()
  const file = `/backups/kashmir-${day}.tar`
  const [night = '', ...lines] = readFileSync(told, 'utf8').trim().split('\n')
  expect(night).toMatch(/^sleep \d+$/)
  expect(lines).toEqual([
    ...[file, 'sleep 2700', file, 'sleep 2700', file],
    'find /backups -name kashmir-*.tar -mtime +90 -delete',
    expect.stringMatching(/^sleep \d+$/),
  ])
})
