import { type IOType, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

interface Streams {
  /** The message if the program is not installed. */
  missing: string
  input?: number | IOType
  output?: number | IOType
}

/** Runs a program. Throws an Error of one line if it fails. */
export async function runProgram(program: string, args: string[], streams: Streams) {
  const { missing, input = 'ignore', output = 'ignore' } = streams
  const child = spawn(program, args, { stdio: [input, output, 'pipe'] })
  await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(missing) : error
  })
  const closed = once(child, 'close')
  const errors = child.stderr ? await text(child.stderr) : ''
  const [code] = await closed
  if (code !== 0) throw new Error(`${program} failed: ${firstLine(errors)}`)
}

const firstLine = (complaints: string) => complaints.trim().split('\n')[0]
