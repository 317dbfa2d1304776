import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import { freePort } from '../../../servers/free-port.ts'
import { startSmtp } from '../../../servers/services/smtp.ts'
import { owner } from '../../support/demo-data.ts'
import { enquire } from '../../support/enquiries.ts'
import { logIn } from '../../support/log-in.ts'
import { follow, press, sees, title } from '../../support/screen.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../../support/staff.ts'

/** Of a mail server that is down at first. */
const port = await freePort()
const variables = {
  ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.in' },
  MAIL_TO: 'desk@example.in',
}
test.use({ ownServer: { variables }, viewport: { width: 360, height: 740 } })

test('a failed mail is sent again; a mailed link sets a password', async ({
  page,
  api,
  server,
}) => {
  const waiting = () => api.list('/api/Mail')
  await enquire(page.request, 'Meera Iyer')
  const tried = { attempts: 1 }
  await expect.poll(waiting).toMatchObject([tried, tried])
  const file = new DatabaseSync(sqlitePath(server.dataDir), { timeout: 5000 })
  file.exec("update jobs set stuck_at = '2026-11-20T08:00:00.000Z' where done_at is null")
  file.close()
  await openScreen(page, '/admin/mail', 'Mail queue')
  const toDesk = page.getByRole('listitem').filter({ hasText: 'To the operator' })
  await toDesk.getByText('View message').click()
  await sees(toDesk, 'Groups of twelve in May.')
  await expectAccessible(page)

  const smtp = await startSmtp(port)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Mail/)
  await press(toDesk, /^Try again.+New partner request/)
  await sees(page, 'Trying again now.')
  expect(await page.getByText('waiting, 1 failed.').count()).toBe(1)
  await expect.poll(() => smtp.mails.map(({ to }) => to[0])).toEqual(['desk@example.in'])

  await page.goto('/admin/login')
  await follow(page, 'Forgot password?')
  // Both screens have a field of this name.
  await expect(title(page, 'Forgot password?')).toBeVisible()
  await page.getByLabel('Email').fill(owner.email)
  await press(page, 'Send the link')
  const linkIn = () => /\/admin\/resetPassword\?code=[\w-]+/.exec(smtp.mails.at(-1)?.raw ?? '')?.[0]
  // It goes out once the answer is.
  await expect.poll(linkIn).toBeDefined()
  await page.goto(`${linkIn()}`)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Confirm Password').fill(owner.password)
  await press(page, 'Save password')
  await expect(page).toHaveURL('/admin/login')
  await logIn(page)
  await expect(title(page, 'Dashboard')).toBeVisible()
  await smtp.close()
})
