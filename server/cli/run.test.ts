import { expect, test } from 'vitest'
import { commandLine } from '#test/servers/command-line.ts'
import { commands } from './commands.ts'

const command = commandLine({ PORT: 'none' })

test('help lists every command, and works without valid variables', async () => {
  const { code, output, errors } = await command(['--help'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  for (const { name, summary } of commands) {
    expect(output).toMatch(new RegExp(`\n  ${name} .*${summary}\n`))
  }
})

test.each(commands)('help of $name names its options', async ({ name, options }) => {
  const { code, output } = await command([name, '--help'])
  expect(code).toBe(0)
  for (const [option, { help }] of Object.entries(options)) {
    expect(output).toMatch(new RegExp(`\n  --${option} .* ${help.slice(0, 10)}`))
  }
})

test.each([
  [[], 'No command. See npm run kashmir -- <command> --help'],
  [['destroy'], 'There is no command destroy. See npm run kashmir -- <command> --help'],
  [['create-owner'], '--email is missing. See npm run kashmir -- create-owner --help'],
  [
    ['create-owner', '--mail=x'],
    "Unknown option '--mail'. See npm run kashmir -- create-owner --help",
  ],
  [
    ['reset-password', '--email', 'x', 'again'],
    '‘again’ is too much. See npm run kashmir -- reset-password --help',
  ],
])('%s is reported as wrong use in one line', async (words, line) => {
  expect(await command(words)).toEqual({ code: 2, output: '', errors: `${line}\n` })
})

test('reports an invalid variable in one line', async () => {
  const owner = ['create-owner', '--email', 'asha@example.in', '--name', 'Asha']
  expect(await command(owner)).toEqual({
    code: 1,
    output: '',
    errors: 'PORT must be a number\n',
  })
})
