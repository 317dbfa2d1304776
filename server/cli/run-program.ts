import { type IOType, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { englishEnv } from '../env.ts'

interface Streams {
  /** The message if the program is not installed. */
  missing: string
  input?: number | IOType
  output?: number | IOType
  /** Matches each line of a complaint that is no failure. */
  harmless?: RegExp
}

/** Runs a program. Throws an Error of one line if it fails. */
export async function runProgram(program: string, args: string[], streams: Streams) {
  const { missing, input = 'ignore', output = 'ignore', harmless } = streams
  const env = harmless && englishEnv()
  const child = spawn(program, args, { env, stdio: [input, output, 'pipe'] })
  await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(missing) : error
  })
  const closed = once(child, 'close')
  const errors = child.stderr ? await text(child.stderr) : ''
  const [code] = await closed
  if (code === 0) return
  const lines = errors.trim().split('\n')
  const failure = harmless ? lines.find((line) => !harmless.test(line)) : lines[0]
  if (failure !== undefined) throw new Error(`${program} failed: ${failure}`)
}
