import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { contentOf } from '#test/servers/databases/database-content.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { startSmtp } from '#test/servers/services/smtp.ts'

eachDatabase((open) => {
  test('the code that opens an account is only in its mail', async () => {
    const { mails, url, close } = await startSmtp()
    onTestFinished(close)
    const database = await open()
    const variables = { SMTP_URL: url, MAIL_FROM: 'site@example.in', MAIL_TO: 'desk@example.in' }
    const { app, domain, owner } = await openApp(database, variables)
    const post = (call: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/User/${call}`, payload })
    await post('forgot-password', { email: owner.email })
    await vi.waitUntil(async () => (await domain.jobs.counts('mail')).waiting === 1, 10_000)
    expect(await contentOf(database)).toContain('Choose a new password')

    domain.jobs.start(domain.mail.handlers)
    onTestFinished(() => domain.jobs.stop())
    await vi.waitUntil(async () => (await domain.jobs.counts('mail')).waiting === 0, 10_000)
    const code = /resetPassword\?code=([\w-]{43})/.exec(mails[0]?.raw ?? '')?.[1] ?? 'no code'
    const kept = await contentOf(database)
    expect(kept).not.toContain(code)
    expect(kept).not.toContain('Choose a new password')
    expect((await post('reset-password', { code, password: 'nigeen lake 7' })).statusCode).toBe(204)
  })

  test('sends no mail about an account that was removed', async () => {
    const { mails, url, close } = await startSmtp()
    onTestFinished(close)
    const database = await open()
    const { domain, owner } = await openApp(database, { SMTP_URL: url, MAIL_FROM: 's@example.in' })
    const to = { name: 'Owner', address: owner.email }
    const mail = { to, subject: 'Choose', text: '{code}', codeFor: 99 }
    await domain.jobs.enqueue(database.db, 'mail', mail)
    domain.jobs.start(domain.mail.handlers)
    onTestFinished(() => domain.jobs.stop())
    await vi.waitUntil(async () => (await domain.jobs.counts('mail')).waiting === 0, 10_000)
    expect(mails).toEqual([])
  })
})
