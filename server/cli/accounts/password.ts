import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Option } from '../command.ts'
import { WrongUse } from '../command.ts'
import type { Terminal } from '../terminal.ts'

export const passwordStdin = {
  type: 'boolean',
  help: 'Read the password from the standard input, not from the keyboard',
} as const satisfies Option

/** A new password, piped in or typed twice without echo. */
export async function readPassword(terminal: Terminal, piped: boolean): Promise<string> {
  if (piped) return (await text(terminal.input)).replace(/\r?\n$/, '')
  if (!terminal.input.isTTY) {
    throw new WrongUse('Without a keyboard the password must come by --password-stdin.')
  }
  return ask(terminal)
}

async function ask({ input, errors }: Terminal): Promise<string> {
  // In terminal mode readline echoes the input, which is discarded here.
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() })
  const typed = createInterface({ input, output: discarded, terminal: true, historySize: 0 })
  const lines = typed[Symbol.asyncIterator]()
  async function next(question: string): Promise<string> {
    errors.write(question)
    const { value, done } = await lines.next()
    errors.write('\n')
    if (done) throw new Error('No password was given.')
    return value
  }
  try {
    const password = await next('Password: ')
    if ((await next('The same again: ')) === password) return password
    throw new Error('The two passwords are not the same.')
  } finally {
    typed.close()
  }
}
