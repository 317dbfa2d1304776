import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../../servers/free-port.ts'
import { startServer } from '../../../servers/running-server.ts'
import { startSmtp } from '../../../servers/services/smtp.ts'
import { newFolder, owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { test as base } from '../../support/server.ts'
import { delayReadings, expectAccessible, openScreen, rulesOfColour } from '../../support/staff.ts'

interface Outage {
  /** A site whose mail server is down, and the owner's token. */
  outage: { url: string; dataDir: string; port: number; headers: Record<string, string> }
}

const test = base.extend<Outage>({
  outage: async ({ context, request }, use) => {
    const [dataDir, port] = [newFolder(), await freePort()]
    const { url, stop } = await startServer(dataDir, {
      SEED: 'none',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@example.in',
      MAIL_TO: 'desk@example.in',
    })
    const { token } = await (await request.post(`${url}/api/User/login`, { data: owner })).json()
    await context.addInitScript((token) => localStorage.setItem('jwtToken', token), token)
    await use({ url, dataDir, port, headers: { authorization: `Bearer ${token}` } })
    await stop()
    rmSync(dataDir, { recursive: true })
  },
})

/** Sets all waiting mails to have used their attempts. */
function giveUp(dataDir: string) {
  const file = new DatabaseSync(join(dataDir, 'kashmir.sqlite'), { timeout: 5000 })
  file.exec("update jobs set stuck_at = '2026-11-20T08:00:00.000Z' where done_at is null")
  file.close()
}

const health = (page: Page, heading: string) =>
  page
    .getByRole('region', { name: 'Site health' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) })

test('shows failed mails, sends them again, and a link to a new password', async ({
  page,
  browser,
  request,
  outage,
}) => {
  const { url, dataDir, port, headers } = outage
  const data = { name: 'Meera Iyer', email: 'meera@example.in', message: 'Twelve of us in May.' }
  expect((await request.post(`${url}/api/partners`, { data })).status()).toBe(201)
  const account = { userName: 'Zoya', email: 'zoya@example.in', password: 'saffron-field-9' }
  await request.post(`${url}/api/User/register`, { data: account })
  const attempts = async (): Promise<number[]> =>
    (await (await request.get(`${url}/api/Mail`, { headers })).json()).$values.map(
      (mail: { attempts: number }) => mail.attempts,
    )
  await expect.poll(attempts).toEqual([1, 1])
  giveUp(dataDir)

  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, `${url}/admin/dashboard`, 'Dashboard')
  const figures = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(figures).toHaveText([
    '1 new enquiry',
    '1 open',
    '1 account to approve',
    '2 failed emails',
  ])
  await expect(health(page, 'Mail')).toContainText('Email is set up.')
  await expect(health(page, 'Backup')).toContainText('No backup yet.')
  await expect(health(page, 'Storage')).toHaveCount(0)
  await health(page, 'Mail').getByRole('link', { name: '0 waiting, 2 failed' }).click()

  await expect(page.getByText('0 waiting, 2 failed.')).toBeVisible()
  const toDesk = page.getByRole('listitem').filter({ hasText: 'To the operator' })
  await expect(toDesk).toContainText('Tried 1 time')
  await expect(toDesk).toContainText('ECONNREFUSED')
  await toDesk.getByText('View message').click()
  await expect(toDesk.getByText('Twelve of us in May.')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, rulesOfColour)

  const smtp = await startSmtp(port)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Mail/)
  await toDesk.getByRole('button', { name: /^Try again.+New partner request/ }).click()
  await expect(page.getByText('Trying again now.')).toBeVisible()
  expect(await page.getByText('waiting, 1 failed.').count()).toBe(1)
  await expect.poll(() => smtp.mails.map(({ to }) => to[0])).toEqual(['desk@example.in'])
  await page.reload()
  await expect(page.getByText('0 waiting, 1 failed.')).toBeVisible()
  await expect(toDesk).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => smtp.mails.length).toBe(2)
  await page.reload()
  await expect(page.getByText('All mails have been sent.')).toBeVisible()
  const newPage = await browser.newPage({ baseURL: url })
  await replacePassword(newPage, () => smtp.mails.at(-1)?.raw)
  await newPage.close()
  await smtp.close()
})

/** By the link that is mailed to whoever has an account. */
async function replacePassword(page: Page, lastMail: () => string | undefined) {
  const linkIn = () => /\/admin\/resetPassword\?code=[\w-]+/.exec(lastMail() ?? '')?.[0]
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  // It goes out once the answer is.
  await expect.poll(linkIn, { timeout: 15_000 }).toBeDefined()
  await page.goto(linkIn() ?? '')
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Confirm Password').fill(owner.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
}
