import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

function start(folder: string, words: string[], variables: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['server/cli/main.ts', ...words], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR: folder, ...variables },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function finish(child: ChildProcess, input = '') {
  child.stdin?.end(input)
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  return { code, output, errors }
}

test('commands of a new owner’s first day work while the site runs', {
  timeout: 60_000,
}, async () => {
  const [data, work] = [temporaryFolder(), temporaryFolder()]
  const { app, domain } = await openSite({ DATA_DIR: data })
  const command = (words: string[], input?: string) => finish(start(data, words), input)

  const owner = ['create-owner', '--email', 'asha@example.in', '--name', 'Asha', '--password-stdin']
  expect(await command(owner, 'dal lake 1\n')).toEqual({
    code: 0,
    output: 'asha@example.in is an owner and can log in.\n',
    errors: '',
  })
  const login = { email: 'asha@example.in', password: 'dal lake 1' }
  const session = await app.inject({ method: 'POST', url: '/api/User/login', payload: login })
  expect(session.statusCode).toBe(200)

  const csv = join(work, 'villas.csv')
  mkdirSync(join(work, 'pictures'))
  writeFileSync(join(work, 'pictures/a.jpg'), await jpeg(90, 60))
  writeFileSync(
    csv,
    'Title,Duration,Description,Price,Pictures\nOrchard,Apples,Harwan,lots,a.jpg\n',
  )
  const load = ['import', csv, '--kind', 'Villa']
  expect(await command(load)).toEqual({
    code: 1,
    output: '',
    errors: 'villas, row 2, Price “lots”: Price must be a number.\nNothing was written.\n',
  })
  const heard = new Promise<void>((resolve) => domain.database.onChange(() => resolve()))
  writeFileSync(csv, 'Title,Duration,Description,Price,Pictures\nOrchard,Apples,Harwan,85,a.jpg\n')
  expect(await command(load)).toMatchObject({ code: 0, errors: '' })
  await heard
  expect((await app.inject('/api/Villa')).json().$values).toMatchObject([{ title: 'Orchard' }])

  expect(await command(['export', join(work, 'export')])).toMatchObject({ code: 0, errors: '' })
  expect(await command(['backup', join(work, 'backup.tar')])).toMatchObject({ code: 0, errors: '' })
  const restore = ['restore', join(work, 'backup.tar'), '--force']
  expect(await command(restore)).toMatchObject({ code: 1 })
  expect(await command(['restore'])).toEqual({
    code: 2,
    output: '',
    errors: 'FILE is missing. See npm run kashmir -- restore --help\n',
  })
})

test('a cancelled backup leaves nothing behind', async () => {
  const [data, target] = [temporaryFolder(), temporaryFolder()]
  await (await openSite({ DATA_DIR: data })).close()
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const child = start(data, ['backup', join(target, 'backup.tar')], {
    STORAGE_URL: `http://key:secret@127.0.0.1:${port}/bucket`,
  })
  const ended = once(child, 'exit')
  const [connection] = await once(silent, 'connection')
  expect(readdirSync(target)).toHaveLength(2)
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  expect(readdirSync(target)).toEqual([])
  connection.destroy()
})
