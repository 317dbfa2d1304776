import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eachInstallation, openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { lastBackup, recordBackup } from '../settings/last-backup.ts'
import { backUpInCommand } from './back-up-in-command.ts'
import { nightlyBackups } from './nightly-backups.ts'

/** Three at night in Srinagar. */
const night = new Date('2036-05-01T21:30:00.000Z')
const hours = (count: number) => new Date(night.getTime() + count * 3_600_000)

eachInstallation((fresh, once) => {
  async function openBackups({ keep = 3 } = {}) {
    const variables = await fresh()
    const { domain } = await openSite(variables)
    const folder = join(temporaryFolder(), 'nightly')
    /** As the command, but without the content. */
    const make = vi.fn(async (file: string) => {
      writeFileSync(file, 'a backup')
      await recordBackup(domain.database, new Date())
    })
    const look = (now: Date) => {
      // The command notes the hour at which it runs.
      vi.useFakeTimers({ now, toFake: ['Date'] })
      return nightlyBackups(domain, { folder, keep, make })
        .backUpIfDue(now)
        .finally(vi.useRealTimers)
    }
    const files = () => readdirSync(folder)
    return { domain, look, make, files, folder, variables }
  }

  test('runs once a night, at three or as soon after as a process runs', async () => {
    const { domain, look, make, files } = await openBackups()
    await look(hours(-1))
    expect(files()).toEqual(['kashmir-2036-05-01.tar'])
    await look(hours(-0.5))
    expect(make).toHaveBeenCalledOnce()
    await look(hours(0))
    await look(hours(5))
    expect(make).toHaveBeenCalledTimes(2)
    await look(hours(40))
    expect(files()).toEqual([
      'kashmir-2036-05-01.tar',
      'kashmir-2036-05-02.tar',
      'kashmir-2036-05-03.tar',
    ])
    expect(await lastBackup(domain.database)).toBe(hours(40).toISOString())
  })

  once('a backup made while the clock was ahead does not replace later ones', async () => {
    const { look, files } = await openBackups()
    await look(hours(30 * 24))
    await look(hours(1))
    expect(files().sort()).toEqual(['kashmir-2036-05-02.tar', 'kashmir-2036-06-01.tar'])
  })

  once('a file that was not recorded is replaced', async () => {
    const { look, make, files, folder } = await openBackups()
    mkdirSync(folder)
    writeFileSync(join(folder, 'kashmir-2036-05-02.tar'), 'from a clock that ran ahead')
    make.mockRejectedValueOnce(new Error('The disk is full.'))
    await expect(look(night)).rejects.toThrow('The disk is full.')
    expect(readFileSync(join(folder, 'kashmir-2036-05-02.tar'), 'utf8')).toContain('ran ahead')
    await look(hours(1))
    expect(files()).toEqual(['kashmir-2036-05-02.tar'])
    expect(readFileSync(join(folder, 'kashmir-2036-05-02.tar'), 'utf8')).toBe('a backup')
  })

  once(
    'is written under its final name, since it is recorded even if the server stops meanwhile',
    async () => {
      const { look, make, files, folder } = await openBackups()
      mkdirSync(folder)
      const file = join(folder, 'kashmir-2036-05-02.tar')
      writeFileSync(file, 'from a clock that ran ahead')
      await look(night)
      await look(hours(24))
      expect(make.mock.calls).toEqual([[file], [join(folder, 'kashmir-2036-05-03.tar')]])
      expect(files()).toHaveLength(2)
    },
  )

  once('a file that a stopped server had put aside is deleted after the next backup', async () => {
    const { look, files, folder } = await openBackups()
    mkdirSync(folder)
    writeFileSync(join(folder, 'kashmir-2036-04-30.tar.old'), 'put aside')
    await look(night)
    expect(files()).toEqual(['kashmir-2036-05-02.tar'])
  })

  test('two processes make one backup', async () => {
    const { look, make, files } = await openBackups()
    await Promise.all([look(night), look(night)])
    expect(make).toHaveBeenCalledOnce()
    expect(files()).toHaveLength(1)
  })

  once('deletes all but the newest backups, and no other files', async () => {
    const { look, files, folder } = await openBackups({ keep: 2 })
    mkdirSync(folder)
    for (const name of [
      'kashmir-2036-04-28.tar',
      'kashmir-2036-04-29.tar',
      'before-the-move.tar',
    ]) {
      writeFileSync(join(folder, name), '')
    }
    await look(night)
    expect(files().sort()).toEqual([
      'before-the-move.tar',
      'kashmir-2036-04-29.tar',
      'kashmir-2036-05-02.tar',
    ])
  })

  once('a failed backup is reported, and retried within the hour', async () => {
    const { look, make, files } = await openBackups()
    make.mockRejectedValueOnce(new Error('The disk is full.'))
    await expect(look(night)).rejects.toThrow('The disk is full.')
    await look(hours(0.5))
    expect(make).toHaveBeenCalledOnce()
    await look(hours(0.8))
    expect(files()).toEqual(['kashmir-2036-05-02.tar'])
  })

  test('the server makes it with the operators’ command, in a separate process', async () => {
    const { variables, domain, folder } = await openBackups()
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    await nightlyBackups(domain, { folder, keep: 1, make: backUpInCommand }).backUpIfDue()
    vi.unstubAllEnvs()
    const files = readdirSync(folder)
    expect(files).toEqual([expect.stringMatching(/^kashmir-[\d-]+\.tar$/)])
    expect(statSync(join(folder, files[0] ?? '')).size).toBeGreaterThan(1000)
    expect(await lastBackup(domain.database)).toMatch(/^\d{4}-/)
  })
})
