import type { Accounts } from '../../accounts/accounts.ts'
import { passwordErrors } from '../../accounts/fields.ts'
import { defineCommand } from '../command.ts'
import { say } from '../terminal.ts'
import { requireData, withDomain } from '../with-domain.ts'
import { passwordStdin, readPassword } from './password.ts'

export const resetPassword = defineCommand({
  name: 'reset-password',
  summary: 'Give an account a new password, and end its sessions',
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, help: 'Whose account it is' },
    'password-stdin': passwordStdin,
  },
  async run({ values: { email, 'password-stdin': piped }, terminal }) {
    const env = terminal.env()
    requireData(env)
    const password = await readPassword(terminal, piped)
    await withDomain(env, ({ accounts }) => reset(accounts, email, password))
    say(terminal, `${email} has a new password.`)
  },
})

async function reset(accounts: Accounts, email: string, password: string) {
  const errors = passwordErrors(password, 'password')
  if (errors) throw new Error(Object.values(errors).flat().join('\n'))
  const forgotten = await accounts.forgotPassword(email)
  if (!forgotten) throw new Error(`Nobody has an account with the email ${email}.`)
  const { errors: refused } = await accounts.resetPassword(forgotten.code, password)
  if (refused) throw new Error(Object.values(refused).flat().join('\n'))
}
