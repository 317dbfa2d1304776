import type { Terminal } from './terminal.ts'

export interface Option {
  type: 'string' | 'boolean'
  help: string
  /** What the help text puts for the value: 'ADDRESS'. */
  value?: string
  required?: boolean
}

type Options = Record<string, Option>

type Values<O extends Options> = {
  [N in keyof O]: O[N] extends { type: 'boolean' }
    ? boolean
    : O[N] extends { required: true }
      ? string
      : string | undefined
}

export interface Given<O extends Options = Options> {
  values: Values<O>
  /** The word after the command; '' when it takes none. */
  argument: string
  terminal: Terminal
}

export interface Command<O extends Options = Options> {
  name: string
  summary: string
  /** What the help text of the command says besides, a paragraph each. */
  details?: string[]
  /** The name of the one word it takes: 'FILE'. */
  argument?: string
  options: O
  /** Throws an Error whose lines are shown, or WrongUse. */
  run(given: Given<O>): Promise<void>
}

export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command
}

/** The command was given wrongly: nothing was tried. */
export class WrongUse extends Error {}
