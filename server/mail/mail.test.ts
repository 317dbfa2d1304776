import { afterEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { startSmtp } from '#test/servers/services/smtp.ts'
import { createEnquiries } from '../enquiries/enquiries.ts'
import { createHistory } from '../history/history.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLimits } from '../limits/limits.ts'
import { quotesEraser } from '../quotes/people/erase-quotes.ts'
import { createMail } from './mail.ts'
import type { Message } from './message.ts'

const addresses = { MAIL_FROM: 'site@kashmir.example', MAIL_TO: 'desk@kashmir.example' }
const settings = { read: async () => defaultSettings }
const accounts = { passwordCode: async () => undefined }
const hello: Message = {
  to: { name: 'Asif Lone', address: 'asif@example.in' },
  replyTo: { name: 'Desk', address: 'desk@kashmir.example' },
  subject: 'Hello',
  text: 'One\n\nTwo < three',
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function smtp(port?: number) {
  const server = await startSmtp(port)
  closing.push(server.close)
  return server
}

const handlerTo = (url: string) => {
  const { mail } = createMail({ ...addresses, SMTP_URL: url }, settings, accounts).handlers
  if (!mail) throw new Error('No handler')
  return mail
}

test('sends a mail as text and as HTML', async () => {
  const { mails, url } = await smtp()
  await handlerTo(url)(hello, { id: 7, attempt: 1 })
  expect(mails).toMatchObject([
    {
      from: 'site@kashmir.example',
      to: ['asif@example.in'],
      headers: {
        from: 'Kashmir Escapes <site@kashmir.example>',
        to: 'Asif Lone <asif@example.in>',
        'reply-to': 'Desk <desk@kashmir.example>',
        subject: 'Hello',
        'auto-submitted': 'auto-generated',
      },
    },
  ])
  expect(mails[0]?.raw).toContain('\nTwo < three')
  expect(mails[0]?.raw).toContain('<p>Two &lt; three</p>')
})

test('each attempt has the same Message-ID, and each mail its own', async () => {
  const { mails, url } = await smtp()
  const send = handlerTo(url)
  await send(hello, { id: 7, attempt: 1 })
  await send(hello, { id: 7, attempt: 2 })
  await send({ ...hello, subject: 'Other' }, { id: 7, attempt: 1 })
  await send(hello, { id: 8, attempt: 1 })
  const ids = mails.map(({ headers }) => headers['message-id'])
  expect(ids[0]).toMatch(/^<job-7-[0-9a-f]{16}@kashmir\.example>$/)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test('a name cannot add a recipient or a header', async () => {
  const { mails, url } = await smtp()
  const name = 'Asif\r\nBcc: stranger@example.in\r\n, other@example.in <third@example.in>'
  const replyTo = { name, address: 'asif@example.in' }
  const message = {
    ...hello,
    to: replyTo,
    replyTo,
    subject: `Hi ${name}`,
    text: `See /etc/hostname`,
  }
  await handlerTo(url)(message, { id: 1, attempt: 1 })
  expect(mails[0]?.to).toEqual(['asif@example.in'])
  expect(mails[0]?.headers).not.toHaveProperty('bcc')
})

test('gives up a visitor’s refused address, and keeps trying the operator’s', async () => {
  const { url, mails } = await smtp()
  const nobody = { name: '', address: 'nobody@example.in' }
  const giveUp = (send: Promise<void>) => send.catch((error) => error.giveUp === true)
  expect(await giveUp(handlerTo(url)({ ...hello, to: nobody }, { id: 1, attempt: 1 }))).toBe(true)
  const toOperator = createMail(
    { ...addresses, MAIL_TO: nobody.address, SMTP_URL: url },
    settings,
    accounts,
  )
  const sending = toOperator.handlers.mail?.({ ...hello, to: 'operator' }, { id: 1, attempt: 1 })
  expect(await giveUp(sending ?? Promise.resolve())).toBe(false)
  expect(mails).toEqual([])
})

test('without a mail server nothing takes mails from the queue', () => {
  expect(createMail({ ...addresses, SMTP_URL: undefined }, settings, accounts)).toEqual({
    sends: false,
    handlers: {},
  })
})

eachDatabase((open) => {
  test('stores enquiries while the mail server is down, and sends each mail once when it is up', async () => {
    const database = await open()
    const { port, url, close } = await startSmtp()
    await close()
    const jobs = createJobs(database, { pollMs: 10, pauseAfter: () => 20 })
    const limits = createLimits(database)
    const enquiries = createEnquiries({
      database,
      jobs,
      settings,
      limits,
      history: createHistory(database),
      eraseQuotes: quotesEraser(jobs),
    })
    jobs.start(createMail({ ...addresses, SMTP_URL: url }, settings, accounts).handlers)
    const send = (name: string) =>
      enquiries.receive('hotel', valuesOf('hotel', { ...inquiry, name }), { source: '/' })
    const [one, two] = [await send('Asif'), await send('Rabia')]
    await vi.waitFor(async () => {
      const waiting = await jobs.unfinished('mail')
      expect(waiting).toHaveLength(4)
      expect(waiting.every(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true)
    })

    const { mails } = await smtp(port)
    await vi.waitFor(
      async () => expect(await jobs.counts()).toEqual({ waiting: 0, stuck: 0 }),
      10_000,
    )
    await jobs.stop()
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([
      'asif@example.in',
      'asif@example.in',
      'desk@kashmir.example',
      'desk@kashmir.example',
    ])
    for (const { enquiry } of [one, two]) {
      const about = mails.filter(({ raw }) => raw.includes(enquiry?.reference ?? 'none'))
      expect(about).toHaveLength(2)
    }
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(4)
  })
})
