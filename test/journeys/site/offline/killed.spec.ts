import { rmSync } from 'node:fs'
import { chromium, expect } from '@playwright/test'
import { findTestBrowser } from '../../../../scripts/programs.ts'
import { newFolder } from '../../support/demo-data.ts'
import { enquiriesOf, sent, test, waiting } from '../../support/offline.ts'
import { press } from '../../support/screen.ts'
import { fillContact, live } from '../../support/visitor.ts'

/** `KILLS=50` repeats as often as the specification requires: about two minutes. */
const kills = Number(process.env.KILLS ?? 2)
test.describe.configure({ timeout: 60_000 + kills * 12_000 })

/** A page of a browser with this profile, which can be killed. */
async function start(profile: string) {
  const executablePath = findTestBrowser()
  const context = await chromium.launchPersistentContext(profile, { executablePath })
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (!browser) throw new Error('The browser has no process.')
  async function kill() {
    const closed = context.waitForEvent('close')
    process.kill(browser?.id ?? 0, 'SIGKILL')
    await closed
  }
  return { page: context.pages()[0] ?? (await context.newPage()), kill }
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

test('an enquiry arrives once, however often the browser is killed', async ({
  line,
  request,
  ownerToken,
}) => {
  const profile = newFolder()
  let { page, kill } = await start(profile)
  await page.goto(`${line.url}/contact`)
  await live(page)
  await fillContact(page, 'Killed Karim')
  line.loses = ({ method }) => method === 'POST'
  await press(page, 'Send request')
  await expect(waiting(page)).toBeVisible()

  // At each start the page sends, and the browser is killed before, during or after that.
  line.delay = ({ method }) => (method === 'POST' ? 150 : 0)
  for (let round = 0; round < kills; round++) {
    await kill()
    ;({ page, kill } = await start(profile))
    await page.goto(`${line.url}/saved`, { waitUntil: 'commit' }).catch(() => undefined)
    await wait((round * 797) % 1500)
  }
  await kill()
  line.loses = () => false
  ;({ page, kill } = await start(profile))
  await page.goto(`${line.url}/saved`)
  await expect(sent(page)).toBeVisible({ timeout: 30_000 })
  expect(await enquiriesOf(request, ownerToken, 'Killed Karim')).toBe(1)
  await kill()
  rmSync(profile, { recursive: true, force: true })
})
