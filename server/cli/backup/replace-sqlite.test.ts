import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { openFile, sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { copySqlite } from './copy-sqlite.ts'
import { replaceSqlite } from './replace-sqlite.ts'

const disk = vi.hoisted(() => ({ steps: Number.POSITIVE_INFINITY }))

/** The disk of a machine whose power is cut after a number of steps. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const step = async <T>(work: () => Promise<T>) => {
    if (disk.steps === 0) throw new Error('power cut')
    disk.steps -= 1
    return work()
  }
  return {
    ...real,
    rm: (...given: Parameters<typeof real.rm>) => step(() => real.rm(...given)),
    rename: (...given: Parameters<typeof real.rename>) => step(() => real.rename(...given)),
  }
})

const write = (file: DatabaseSync, name: string) =>
  file.prepare("insert into settings (name, value, updated_at) values (?, '1', '')").run(name)

function read(folder: string) {
  const file = new DatabaseSync(sqlitePath(folder))
  const rows = file.prepare('select name from settings order by name').all()
  file.close()
  return rows.map(({ name }) => name)
}

/** A site that was killed with its last writes only in the log, and a backup of another one. */
async function open() {
  const [site, killed, other] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const file = openFile(site)
  write(file, 'last write')
  for (const end of ['', '-wal', '-shm']) {
    copyFileSync(`${sqlitePath(site)}${end}`, `${sqlitePath(killed)}${end}`)
  }
  file.close()
  const restored = openFile(other)
  write(restored, 'restored')
  restored.close()
  const backup = join(killed, 'backup.sqlite')
  await copySqlite(sqlitePath(other), backup)
  const replace = () => replaceSqlite(killed, backup, { force: true, files: async () => {} })
  return { folder: killed, replace }
}

test.each([0, 1, 2, 3])(
  'a power cut after %i steps leaves one of both sites complete',
  async (steps) => {
    const { folder, replace } = await open()
    disk.steps = steps
    const replaced = await replace().then(
      () => true,
      (error: Error) => error.message !== 'power cut',
    )
    disk.steps = Number.POSITIVE_INFINITY
    expect(read(folder)).toEqual([replaced ? 'restored' : 'last write'])
  },
)

test('a damaged site is replaced too', async () => {
  const { folder, replace } = await open()
  copyFileSync(import.meta.filename, sqlitePath(folder))
  await replace()
  expect(read(folder)).toEqual(['restored'])
  expect(existsSync(`${sqlitePath(folder)}-wal`)).toBe(false)
})
