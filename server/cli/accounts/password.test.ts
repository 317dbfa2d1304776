import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readPassword } from './password.ts'

function keyboard() {
  const shown: string[] = []
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const errors = new PassThrough().on('data', (text) => shown.push(`${text}`))
  const terminal = { env: () => Promise.reject() as never, input, output: errors, errors }
  return { input, terminal, shown }
}

test('asks for a password twice and never shows it', async () => {
  const { input, terminal, shown } = keyboard()
  const password = readPassword(terminal, false)
  input.write('dal lake 1\r')
  input.write('dal lake 1\r')
  expect(await password).toBe('dal lake 1')
  expect(shown.join('')).toBe('Password: \nThe same again: \n')
})

test('refuses two different passwords', async () => {
  const { input, terminal } = keyboard()
  const password = readPassword(terminal, false)
  input.write('dal lake 1\rdal lake 2\r')
  await expect(password).rejects.toThrow('The two passwords are not the same.')
})

test('Ctrl-C and the end of input cancel', async () => {
  const { input, terminal } = keyboard()
  const password = readPassword(terminal, false)
  input.write('dal\u0003')
  await expect(password).rejects.toThrow('No password was given.')
})

test('strips only the line break of a piped password', async () => {
  const { input, terminal } = keyboard()
  input.end(' dal lake 1 \r\n')
  expect(await readPassword(terminal, true)).toBe(' dal lake 1 ')
})

test('without a terminal the password must be piped in', async () => {
  const { terminal, input } = keyboard()
  input.isTTY = false
  await expect(readPassword(terminal, false)).rejects.toThrow('--password-stdin')
})
