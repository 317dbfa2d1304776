import { defineCommand } from '../command.ts'
import { say } from '../terminal.ts'
import { withDomain } from '../with-domain.ts'
import { passwordStdin, readPassword } from './password.ts'

export const createOwner = defineCommand({
  name: 'create-owner',
  summary: 'Make an account that may do everything',
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, help: 'What the owner logs in by' },
    name: { type: 'string', value: 'NAME', required: true, help: 'The owner’s name' },
    'password-stdin': passwordStdin,
  },
  async run({ values, terminal }) {
    const { email, name: userName } = values
    const env = terminal.env()
    const password = await readPassword(terminal, values['password-stdin'])
    const created = await withDomain(env, ({ accounts }) =>
      accounts.createOwner({ userName, email, password }),
    )
    if ('errors' in created) throw new Error(Object.values(created.errors).flat().join('\n'))
    say(terminal, `${created.user.email} is an owner and can log in.`)
  },
})
