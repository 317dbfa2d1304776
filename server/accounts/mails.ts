import type { ResetAccount } from './password-changes.ts'
import type { User } from './users.ts'

type Receiver = Pick<User, 'name' | 'email'>

/** A plain-text mail to one person. */
export interface AccountMail {
  to: { name: string; address: string }
  subject: string
  text: string
  /** The account whose new one-time code replaces `{code}` when the mail is sent. */
  codeFor?: number
}

/** The agency and the URL of its back office. */
export interface Office {
  operatorName: string
  /** Without a trailing slash. */
  publicUrl: string
}

export function passwordMail({ id, name, email }: ResetAccount, office: Office): AccountMail {
  const { operatorName, publicUrl } = office
  const link = `${publicUrl}/admin/resetPassword?code={code}`
  const lines = [
    `Dear ${name},`,
    `Someone, hopefully you, asked for a new password for the back office of ${operatorName}.`,
    `Choose one here within an hour; the link works once:\n${link}`,
    'If it was not you, ignore this email: your password stays as it is.',
  ]
  return {
    to: { name, address: email },
    subject: 'Choose a new password',
    text: lines.join('\n\n'),
    codeFor: id,
  }
}

export function approvalMail({ name, email }: User, office: Office): AccountMail {
  const lines = [
    `Dear ${name},`,
    `Your account for the back office of ${office.operatorName} has been approved.`,
    `You can log in now:\n${office.publicUrl}/admin/login`,
  ]
  return {
    to: { name, address: email },
    subject: 'Your account is ready',
    text: lines.join('\n\n'),
  }
}

const notYou =
  'If it was not you, choose a new password at once with “Forgot password?”, and tell an owner.'

const secondFactorNews = {
  on: 'Your account now asks for a code from your authenticator app at log-in.',
  off: 'Your account no longer asks for a code at log-in.',
  reset: 'An owner has switched off the code that your account asked for at log-in.',
}

/** Informs the holder of an account about changes of its password or second factor. */
export const secondFactorMail = (to: Receiver, news: keyof typeof secondFactorNews) =>
  notice(to, 'Your second factor was changed', secondFactorNews[news])

export const passwordChangedMail = (to: Receiver) =>
  notice(to, 'Your password was changed', 'Your account has a new password.')

export const recoveryMail = (to: Receiver, left: number) =>
  notice(
    to,
    'A recovery code was used',
    `Someone, hopefully you, logged in with one of your recovery codes. ${left} are left.`,
  )

function notice({ name, email }: Receiver, subject: string, news: string): AccountMail {
  const text = [`Dear ${name},`, news, notYou].join('\n\n')
  return { to: { name, address: email }, subject, text }
}
