import type { Readable, Writable } from 'node:stream'
import type { Env } from '../env.ts'

/** The input and output of a command. */
export interface Terminal {
  /** Throws an Error of one line if a variable is invalid. */
  env(): Env
  input: Readable & { isTTY?: boolean }
  output: Writable
  errors: Writable & { isTTY?: boolean }
}

export const say = ({ output }: Terminal, line: string) => void output.write(`${line}\n`)

/** Shows progress in one line that is overwritten; only on a terminal. */
export function progress({ errors }: Terminal, label: string, total?: number) {
  let done = 0
  return {
    step() {
      done += 1
      if (errors.isTTY)
        errors.write(`\r${label}: ${done}${total === undefined ? '' : ` of ${total}`}`)
    },
    end() {
      if (errors.isTTY && done > 0) errors.write('\n')
    },
  }
}
