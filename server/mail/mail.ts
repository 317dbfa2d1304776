import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Accounts } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import type { Handler, JobRun } from '../jobs/worker.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { toHtml } from './html.ts'
import type { Mailbox, Message } from './message.ts'

export type Mail = ReturnType<typeof createMail>

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO'>

/** Sends the queued mails; without SMTP_URL there is no handler, and the mails stay queued. */
export function createMail(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: MailEnv,
  settings: Pick<SettingsStore, 'read'>,
  accounts: Pick<Accounts, 'passwordCode'>,
) {
  const handlers: Record<string, Handler> = {}
  if (!SMTP_URL || !MAIL_FROM) return { sends: false, handlers }
  const transport = openTransport(SMTP_URL)
  const domain = MAIL_FROM.split('@')[1]

  async function send(message: Message, id: string) {
    const { operatorName: name } = await settings.read()
    const operator: Mailbox = { name, address: MAIL_TO ?? MAIL_FROM ?? '' }
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from: { name, address: MAIL_FROM ?? '' },
      to: message.to === 'operator' ? operator : message.to,
      replyTo: message.replyTo,
      subject: message.subject,
      text: message.text,
      html: toHtml(message.text),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  /** Undefined if the account was removed, so that nobody is written to. */
  async function textOf({ text, codeFor }: Message): Promise<string | undefined> {
    if (codeFor === undefined) return text
    const code = await accounts.passwordCode(codeFor)
    return code && text.replace('{code}', code)
  }

  handlers.mail = async (payload, job) => {
    // Only messages are queued under this name.
    const message = payload as Message
    const text = await textOf(message)
    if (text === undefined) return
    await send({ ...message, text }, messageId(message, job)).catch((error: SmtpError) => {
      throw message.to === 'operator' ? error : markRefused(error)
    })
  }
  return { sends: true, handlers }
}

function openTransport(url: string) {
  return createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
}

/** The same at each attempt, so that a mail sent twice after a crash can be recognised. */
function messageId(message: Message, { id }: JobRun): string {
  const content = createHash('sha256').update(JSON.stringify(message)).digest('hex')
  return `job-${id}-${content.slice(0, 16)}`
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** A visitor's address that does not exist will not exist later either. */
function markRefused(error: SmtpError): Error {
  const refused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
  return refused ? Object.assign(error, { giveUp: true }) : error
}
