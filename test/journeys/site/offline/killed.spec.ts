import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { findTestBrowser } from '../../../../scripts/programs.ts'
import { freePort } from '../../../servers/free-port.ts'
import { enquiriesOf, test } from '../../support/offline.ts'
import { fillContact, live } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

/** `KILLS=50` repeats as often as the specification requires: about two minutes. */
const kills = Number(process.env.KILLS ?? 2)
test.describe.configure({ timeout: 60_000 + kills * 12_000 })

interface Browser {
  page: Page
  kill: () => Promise<void>
}

/** A browser with this profile, which can be killed. */
async function open(profile: string): Promise<Browser> {
  const port = await freePort()
  const browser = spawn(
    findTestBrowser() ?? 'chromium',
    [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
      ...[`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    ],
    { detached: true, stdio: 'ignore' },
  )
  const address = `http://127.0.0.1:${port}`
  await expect(async () => void (await fetch(`${address}/json/version`))).toPass()
  const connected = await chromium.connectOverCDP(address)
  const context = connected.contexts()[0]
  if (!context) throw new Error('The browser has no context.')
  return { page: context.pages()[0] ?? (await context.newPage()), kill: () => end(browser) }
}

async function end(browser: ChildProcess) {
  const ended = new Promise((done) => browser.once('exit', done))
  process.kill(-(browser.pid ?? 0), 'SIGKILL')
  await ended
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

test('an enquiry arrives once, however often the browser is killed', async ({
  line,
  request,
  ownerToken,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'kashmir-killed-'))
  let { page, kill } = await open(profile)
  await page.goto(`${line.url}/contact`)
  await live(page)
  await fillContact(page, 'Killed Karim')
  line.loses = ({ method }) => method === 'POST'
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText("We'll send it when you're back online.")).toBeVisible()

  // At each start the page sends, and the browser is killed before, during or after that.
  line.delay = ({ method }) => (method === 'POST' ? 150 : 0)
  for (let round = 0; round < kills; round++) {
    await kill()
    ;({ page, kill } = await open(profile))
    await page.goto(`${line.url}/saved`, { waitUntil: 'commit' }).catch(() => undefined)
    await wait((round * 797) % 1500)
  }
  await kill()
  line.loses = () => false
  ;({ page, kill } = await open(profile))
  await page.goto(`${line.url}/saved`)
  await expect(page.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 30_000 })
  expect(await enquiriesOf(request, ownerToken, ['Killed Karim'])).toEqual([1])
  await kill()
  rmSync(profile, { recursive: true, force: true })
})
