import { parseArgs } from 'node:util'
import { type Command, type Given, WrongUse } from './command.ts'
import { helpOf, helpOfAll, hint } from './help.ts'
import { say, type Terminal } from './terminal.ts'

type ExitCode = 0 | 1 | 2

/** Runs the command of the arguments: 0 if it succeeds, 1 if it fails, 2 if it is used incorrectly. */
export async function run(
  words: string[],
  commands: Command[],
  terminal: Terminal,
): Promise<ExitCode> {
  const [name, ...rest] = words
  const command = commands.find((each) => each.name === name)
  try {
    if (name === '--help' || name === 'help') say(terminal, helpOfAll(commands))
    else if (!command) throw new WrongUse(name ? `There is no command ${name}.` : 'No command.')
    else if (rest.includes('--help')) say(terminal, helpOf(command))
    else await command.run({ ...parse(command, rest), terminal })
    return 0
  } catch (error) {
    const wrongUse = error instanceof WrongUse
    terminal.errors.write(`${wrongUse ? `${error.message} ${hint(command)}` : messageOf(error)}\n`)
    return wrongUse ? 2 : 1
  }
}

function parse(command: Command, words: string[]): Omit<Given, 'terminal'> {
  const { values, positionals } = read(command, words)
  const expected = command.argument ? 1 : 0
  if (positionals.length < expected) throw new WrongUse(`${command.argument} is missing.`)
  if (positionals.length > expected) throw new WrongUse(`‘${positionals[expected]}’ is too much.`)
  for (const [name, { type, required }] of Object.entries(command.options)) {
    if (required && !values[name]) throw new WrongUse(`--${name} is missing.`)
    if (type === 'boolean') values[name] ??= false
  }
  // parseArgs was given the options' types, so the values have the command's types.
  return { values: values as Given['values'], argument: positionals[0] ?? '' }
}

function read({ options }: Command, args: string[]) {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const)
  try {
    return parseArgs({ args, options: Object.fromEntries(types), allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [sentence = ''] = error.message.split(/\. |\n/)
    throw new WrongUse(`${sentence.replace(/\.$/, '')}.`)
  }
}

/** An expected failure has a readable message; for any other the stack is shown too. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.constructor === Error && error.message ? error.message : (error.stack ?? error.name)
}
