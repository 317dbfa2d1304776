import type { Command, Option } from './command.ts'

const program = 'npm run kashmir --'

export function helpOfAll(commands: Command[]): string {
  return [
    `Usage: ${program} <command> [options]`,
    '',
    'Commands',
    ...table(commands.map(({ name, argument, summary }) => [words(name, argument), summary])),
    '',
    `Help of one: ${program} <command> --help`,
    'The variables are the server’s own: DATA_DIR, DATABASE_URL, STORAGE_URL …',
  ].join('\n')
}

export function helpOf({ name, argument, summary, details = [], options }: Command): string {
  const rows = Object.entries(options).map(([option, declared]) => [
    flag(option, declared),
    declared.help,
  ])
  return [
    `Usage: ${program} ${words(name, argument, ...Object.entries(options).map(usage))}`,
    '',
    `${summary}.`,
    ...details.flatMap((paragraph) => ['', paragraph]),
    '',
    'Options',
    ...table([...rows, ['--help', 'Show this']]),
  ].join('\n')
}

/** A hint after a mistake. */
export const hint = (command?: Command) =>
  `See ${words(program, command?.name ?? '<command>', '--help')}`

const words = (...all: (string | undefined)[]) => all.filter(Boolean).join(' ')

const flag = (name: string, { value }: Option) => words(`--${name}`, value)

const usage = ([name, option]: [string, Option]) =>
  option.required ? flag(name, option) : `[${flag(name, option)}]`

function table(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
