import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { commands } from '#server/cli/commands.ts'
import { run } from '#server/cli/run.ts'
import { readEnv } from '#server/env.ts'

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
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
