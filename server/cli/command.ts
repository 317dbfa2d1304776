import type { Terminal } from './terminal.ts'

export interface Option {
  type: 'string' | 'boolean'
  help: string
  /** The placeholder of the value in the help text: 'ADDRESS'. */
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
  /** The positional argument; '' if the command takes none. */
  argument: string
  terminal: Terminal
}

export interface Command<O extends Options = Options> {
  name: string
  summary: string
  /** Further paragraphs of the command's help text. */
  details?: string[]
  /** The name of its positional argument: 'FILE'. */
  argument?: string
  options: O
  /** Throws an Error whose lines are shown, or WrongUse. */
  run(given: Given<O>): Promise<void>
}

export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command
}

/** The command was used incorrectly: nothing was done. */
export class WrongUse extends Error {}
