import type { Readable, Writable } from 'node:stream'
import type { Env } from '../env.ts'

/** Where a command reads and writes. */
export interface Terminal {
  /** Throws an Error of one line when a variable is wrong. */
  env(): Env
  input: Readable & { isTTY?: boolean }
  output: Writable
  errors: Writable & { isTTY?: boolean }
}

export const say = ({ output }: Terminal, line: string) => void output.write(`${line}\n`)

/** Says how far a long work is, in one line that is written over; only to a person. */
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
