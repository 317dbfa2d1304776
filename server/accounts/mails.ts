import type { Forgetful } from './password-changes.ts'
import type { User } from './users.ts'

/** A mail to one person, in plain text. */
export interface AccountMail {
  to: { name: string; address: string }
  subject: string
  text: string
  /** The account whose new one-time code takes the place of `{code}` when the mail goes out. */
  codeFor?: number
}

export function passwordMail({ id, name, email }: Forgetful, publicUrl: string): AccountMail {
  const link = `${publicUrl}/admin/resetPassword?code={code}`
  const lines = [
    `Dear ${name},`,
    'Someone, hopefully you, asked for a new password for the back office of Kashmir Escapes.',
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

export function approvalMail({ name, email }: User, publicUrl: string): AccountMail {
  const lines = [
    `Dear ${name},`,
    'Your account for the back office of Kashmir Escapes has been approved.',
    `You can log in now:\n${publicUrl}/admin/login`,
  ]
  return {
    to: { name, address: email },
    subject: 'Your account is ready',
    text: lines.join('\n\n'),
  }
}
