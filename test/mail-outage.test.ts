import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { builtApp } from './servers/built.ts'
import { freePort } from './servers/free-port.ts'
import { startServer } from './servers/running-server.ts'
import { startSmtp } from './servers/services/smtp.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

const enquiries = 60

/** Sends a partner request, each from another address and person. */
async function enquire(url: string, number: number) {
  const answer = await fetch(`${url}/api/partners`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${number >> 7}.${number & 127}`,
    },
    body: JSON.stringify({ name: `Visitor ${number}`, email: `visitor${number}@example.in` }),
  })
  expect(answer.status).toBe(201)
}

function change(dataDir: string, statement: string) {
  const file = new DatabaseSync(join(dataDir, 'kashmir.sqlite'), { timeout: 5000 })
  file.exec(statement)
  file.close()
}

/** Simulates a minute passing, so that leases of the killed process expire. */
const endLeases = (dataDir: string) => change(dataDir, 'update jobs set leased_until = null')

/** Simulates the end of the pauses between attempts, which may last hours. */
const endPauses = (dataDir: string) =>
  change(dataDir, "update jobs set run_at = '2026-01-01T00:00:00.000Z' where done_at is null")

test('after a mail outage with a crash in between, every mail is sent once', {
  timeout: 300_000,
}, async () => {
  await builtApp()
  const dataDir = temporaryFolder()
  const port = await freePort()
  const variables = {
    SEED: 'none',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.in',
    MAIL_TO: 'desk@example.in',
    TRUST_PROXY: '127.0.0.1',
  }
  const first = await startServer(dataDir, variables)
  for (let number = 0; number < enquiries / 2; number++) await enquire(first.url, number)
  await first.crash()
  endLeases(dataDir)

  const second = await startServer(dataDir, variables)
  for (let number = enquiries / 2; number < enquiries; number++) await enquire(second.url, number)
  const smtp = await startSmtp(port)
  const sent = () => {
    endPauses(dataDir)
    return smtp.mails.length
  }
  await expect.poll(sent, { timeout: 60_000 }).toBe(2 * enquiries)

  const confirmations = smtp.mails.filter(({ to }) => to[0] !== 'desk@example.in')
  expect(new Set(confirmations.map(({ to }) => to[0])).size).toBe(enquiries)
  const notices = smtp.mails.filter(({ to }) => to[0] === 'desk@example.in')
  expect(new Set(notices.map(({ headers }) => headers.subject)).size).toBe(enquiries)
  await second.stop()
  expect(smtp.mails).toHaveLength(2 * enquiries)
  await smtp.close()
})
