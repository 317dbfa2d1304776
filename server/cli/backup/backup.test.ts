import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lastBackup } from '#server/settings/last-backup.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { calls } from '#test/servers/calls.ts'
import {
  commandLine,
  eachInstallation,
  onPostgres,
  onSqlite,
  openSite,
} from '#test/servers/command-line.ts'
import { openBucket } from '#test/servers/services/bucket.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const fields: [string, string][] = [
  ['title', 'Orchard'],
  ['duration', 'Apples'],
  ['description', 'Harwan'],
  ['price', '8500'],
]

async function addVilla({ app, headers }: Site) {
  const files = [{ field: 'imageFiles', name: 'a.jpg', body: await jpeg(90, 60) }]
  return (await calls(app, headers).post('/api/Villa', fields, files)).json()
}

const villas = async ({ app }: Site) => (await app.inject('/api/Villa')).payload

async function shows({ app }: Site, villa: { images: { $values: string[] } }) {
  return (await app.inject(`/${villa.images.$values[0]}`)).statusCode === 200
}

eachInstallation((fresh) => {
  test('restores a backup made while the server runs, with nobody logged in', async () => {
    const variables = await fresh()
    const command = commandLine(variables)
    const site = await openSite(variables)
    const villa = await addVilla(site)
    const before = await villas(site)
    const file = join(temporaryFolder(), 'new/at 12:30.tar')
    expect(await command(['backup', file])).toEqual({
      code: 0,
      output: `Backed up to ${file}.\n`,
      errors: '',
    })
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(Date.parse((await lastBackup(site.domain.database)) ?? '')).toBeGreaterThan(0)
    expect(await command(['backup', file])).toMatchObject({ code: 1 })

    await calls(site.app, site.headers).remove(`/api/Villa/${villa.id}`)
    await addVilla(site)
    expect(await command(['restore', file, '--force'])).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(
        /^(DATA_DIR .* is already open in another|A server is connected)/,
      ),
    })
    await site.close()
    const refused = await command(['restore', file])
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('--force') })
    expect(await command(['restore', file, '--force'])).toMatchObject({ code: 0, errors: '' })

    const again = await openSite(variables)
    expect(await villas(again)).toBe(before)
    expect(await shows(again, villa)).toBe(true)
    const mine = await again.app.inject({ url: '/api/Setting', headers: site.headers })
    expect(mine.statusCode).toBe(401)
    expect(readdirSync(variables.DATA_DIR ?? '').filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('restores into an empty folder, which continues numbering', async () => {
    const [from, to] = [await fresh(), await fresh()]
    const site = await openSite(from)
    const villa = await addVilla(site)
    const file = join(temporaryFolder(), 'backup.tar')
    await commandLine(from)(['backup', file])
    expect(await commandLine(to)(['restore', file])).toMatchObject({ code: 0, errors: '' })
    const copy = await openSite(to)
    expect(await villas(copy)).toBe(await villas(site))
    expect(await shows(copy, villa)).toBe(true)
    expect((await addVilla(copy)).id).toBe(villa.id + 1)
  })

  test('a damaged backup changes nothing', async () => {
    const variables = await fresh()
    const site = await openSite(variables)
    await addVilla(site)
    const before = await villas(site)
    await site.close()
    const database = variables.DATABASE_URL ? 'postgres' : 'sqlite'
    const file = archive({
      'backup.json': manifest({ database }),
      'kashmir.sqlite': 'SQLite format 3\0 and nothing',
      'kashmir.dump': 'PGDMP and nothing',
    })
    const { code, errors } = await commandLine(variables)(['restore', file, '--force'])
    expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 3 })
    expect(errors).toMatch(/^This backup was made by a version without checksums/)
    expect(await villas(await openSite(variables))).toBe(before)
  })

  test('detects one wrong byte of a picture before changing anything', async () => {
    const variables = await fresh()
    const command = commandLine(variables)
    const site = await openSite(variables)
    const villa = await addVilla(site)
    const file = join(temporaryFolder(), 'backup.tar')
    await command(['backup', file])
    await addVilla(site)
    const before = await villas(site)
    await site.close()
    const path = villa.images.$values[0]
    flipByteOf(file, `files/${path}`)
    expect(await command(['restore', file, '--force'])).toEqual({
      code: 1,
      output: '',
      errors: `The backup is damaged: files/${path} is not as it was when it was backed up. Nothing was changed.\n`,
    })
    expect(await villas(await openSite(variables))).toBe(before)
  })
})

test.each([
  ['files/uploads/other.webp', (path: string) => writeFileSync(path, 'x')],
  ['files/uploads/link.webp', (path: string) => symlinkSync('/etc/hostname', path)],
  ['files', (path: string) => symlinkSync('/etc', path)],
])('refuses a backup to which %s was added', async (path, add) => {
  const variables = await onSqlite()
  const site = await openSite(variables)
  const file = join(temporaryFolder(), 'backup.tar')
  await commandLine(variables)(['backup', file])
  await site.close()
  const folder = temporaryFolder()
  execFileSync('tar', ['-xf', file, '-C', folder])
  if (path === 'files') rmSync(join(folder, path), { recursive: true })
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  add(join(folder, path))
  const changed = join(temporaryFolder(), 'changed.tar')
  execFileSync('tar', ['-cf', changed, '-C', folder, '.'])
  const to = await onSqlite()
  expect(await commandLine(to)(['restore', changed])).toEqual({
    code: 1,
    output: '',
    errors: `The backup is damaged: ${path} was not in it. Nothing was changed.\n`,
  })
  expect(readdirSync(to.DATA_DIR ?? '')).toEqual([])
})

/** Changes a byte in the middle of a file in an archive. */
function flipByteOf(archive: string, path: string) {
  const bytes = readFileSync(archive)
  const header = bytes.indexOf(`./${path}\0`)
  const size = Number.parseInt(bytes.toString('latin1', header + 124, header + 135), 8)
  const at = header + 512 + Math.floor(size / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(archive, bytes)
}

const manifest = (changes: object) =>
  JSON.stringify({ format: 1, madeAt: new Date().toISOString(), migrations: [], ...changes })

function archive(files: Record<string, string>) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'content/files'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'content', name), text)
  execFileSync('tar', ['-cf', 'backup.tar', '-C', 'content', '.'], { cwd: folder })
  return join(folder, 'backup.tar')
}

test.each([
  [{ 'backup.json': 'x' }, 'That is no backup of this site.'],
  [{}, 'That is no backup of this site.'],
  [
    { 'backup.json': manifest({ database: 'sqlite', migrations: ['9999-later.sql'] }) },
    'The backup was made by a newer version of the site. Restore it with that one.',
  ],
  [
    { 'backup.json': manifest({ database: 'postgres' }) },
    'The backup is of a PostgreSQL database: set DATABASE_URL to where it shall go.',
  ],
])('refuses an archive with %j', async (files, line) => {
  const variables = await onSqlite()
  const result = await commandLine(variables)(['restore', archive(files)])
  expect(result).toEqual({ code: 1, output: '', errors: `${line}\n` })
  expect(readdirSync(variables.DATA_DIR ?? '')).toEqual([])
})

test('refuses a missing file and one that is not an archive', async () => {
  const command = commandLine(await onSqlite())
  const file = join(temporaryFolder(), 'x.tar')
  expect(await command(['restore', file])).toMatchObject({ errors: `There is no file ${file}.\n` })
  writeFileSync(file, 'text')
  expect(await command(['restore', file])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^tar failed: .+\n$/),
  })
})

test('backs up the files of a bucket, and restores them to the configured storage', async () => {
  const bucket = await openBucket()
  onTestFinished(bucket.close)
  const variables = { ...(await onSqlite()), STORAGE_URL: bucket.url }
  const site = await openSite(variables)
  const villa = await addVilla(site)
  const file = join(temporaryFolder(), 'backup.tar')
  expect(await commandLine(variables)(['backup', file])).toMatchObject({ code: 0, errors: '' })
  const local = await onSqlite()
  expect(await commandLine(local)(['restore', file])).toMatchObject({ code: 0, errors: '' })
  expect(await shows(await openSite(local), villa)).toBe(true)
})

test('without pg_dump it refuses to back up PostgreSQL and says why', async () => {
  const variables = await onPostgres()
  vi.stubEnv('PATH', temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = temporaryFolder()
  const result = await commandLine(variables)(['backup', join(folder, 'backup.tar')])
  expect(result).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^pg_dump is not on this machine\. .+\n$/),
  })
  expect(readdirSync(folder)).toEqual([])
})
