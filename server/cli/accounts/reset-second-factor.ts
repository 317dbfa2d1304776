import { defineCommand } from '../command.ts'
import { say } from '../terminal.ts'
import { requireData, withDomain } from '../with-domain.ts'

export const resetSecondFactor = defineCommand({
  name: 'reset-second-factor',
  summary: 'Let an account log in by its password alone, and end its sessions',
  details: [
    'For an owner who lost phone and recovery codes. Where the settings ask for a second factor,\nit is set up anew at the next log-in.',
  ],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, help: 'Whose account it is' },
  },
  async run({ values: { email }, terminal }) {
    const env = terminal.env()
    requireData(env)
    const address = await withDomain(env, async ({ accounts }) => {
      const user = await accounts.whoForgot(email)
      if (!user) throw new Error(`Nobody has an account with the email ${email}.`)
      if (!(await accounts.resetSecondFactor(user))) {
        throw new Error(`${user.email} has no second factor.`)
      }
      return user.email
    })
    say(terminal, `${address} logs in by the password alone.`)
  },
})
