import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { freePort } from '../../../servers/free-port.ts'
import { startServer } from '../../../servers/running-server.ts'
import { startSmtp } from '../../../servers/services/smtp.ts'
import { newFolder, owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { press, sees, title } from '../../support/screen.ts'
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

test('a failed mail is sent again; a forgotten password is replaced by the mailed link', async ({
  page,
  request,
  outage,
}) => {
  const { url, dataDir, port, headers } = outage
  const data = { name: 'Meera Iyer', email: 'meera@example.in', message: 'Twelve of us in May.' }
  await request.post(`${url}/api/partners`, { data })
  const attempts = async (): Promise<number[]> =>
    (await (await request.get(`${url}/api/Mail`, { headers })).json()).$values.map(
      (mail: { attempts: number }) => mail.attempts,
    )
  await expect.poll(attempts).toEqual([1, 1])
  giveUp(dataDir)
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, `${url}/admin/mail`, 'Mail queue')
  const toDesk = page.getByRole('listitem').filter({ hasText: 'To the operator' })
  await expect(toDesk).toContainText('ECONNREFUSED')
  await toDesk.getByText('View message').click()
  await sees(toDesk, 'Twelve of us in May.')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, rulesOfColour)

  const smtp = await startSmtp(port)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Mail/)
  await press(toDesk, /^Try again.+New partner request/)
  await sees(page, 'Trying again now.')
  expect(await page.getByText('waiting, 1 failed.').count()).toBe(1)
  await expect.poll(() => smtp.mails.map(({ to }) => to[0])).toEqual(['desk@example.in'])

  await page.goto(`${url}/admin/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(title(page, 'Forgot password?')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await press(page, 'Send the link')
  const linkIn = () => /\/admin\/resetPassword\?code=[\w-]+/.exec(smtp.mails.at(-1)?.raw ?? '')?.[0]
  // It goes out once the answer is.
  await expect.poll(linkIn).toBeDefined()
  await page.goto(`${url}${linkIn()}`)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Confirm Password').fill(owner.password)
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${url}/admin/login`)
  await logIn(page)
  await expect(page).toHaveURL(`${url}/admin/dashboard`)
  await smtp.close()
})
