import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, onTestFinished, type test } from 'vitest'
import { commands } from '#server/cli/commands.ts'
import { run } from '#server/cli/run.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { openApp } from './app.ts'
import { onceOf } from './databases/databases.ts'
import { takePostgresUrl } from './databases/postgres-databases.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Variables = Record<string, string>

/**
 * Runs the block for each database, with a function that makes variables for an empty one. `once`
 * is `test` for SQLite alone, as with `eachDatabase`.
 */
export function eachInstallation(
  block: (fresh: () => Promise<Variables>, once: typeof test) => void,
) {
  describe.for([
    { name: 'sqlite', fresh: onSqlite },
    { name: 'postgres', fresh: onPostgres },
  ])('$name', ({ name, fresh }) => block(fresh, onceOf(name)))
}

export const onSqlite = async (): Promise<Variables> => ({ DATA_DIR: temporaryFolder() })

export async function onPostgres(): Promise<Variables> {
  const { url, remove } = await takePostgresUrl()
  onTestFinished(remove)
  return { DATA_DIR: temporaryFolder(), DATABASE_URL: url }
}

/** The site with these variables, running at the same time as commands. */
export async function openSite(variables: Variables) {
  const database = await openDatabase(readEnv(variables))
  const site = await openApp(database, variables)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= database.close()
    return closing
  }
  onTestFinished(close)
  return { ...site, close }
}

/** A folder with these files, by path, and one for pictures. */
export function importFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pictures'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** Operators' commands in this process, with these variables. */
export function commandLine(variables: NodeJS.ProcessEnv) {
  return async function command(words: string[], input = '') {
    const [output, errors] = [new PassThrough(), new PassThrough()]
    const env = () => readEnv({ NODE_ENV: 'test', ...variables })
    const code = await run(words, commands, { env, input: Readable.from([input]), output, errors })
    output.end()
    errors.end()
    return { code, output: await text(output), errors: await text(errors) }
  }
}
