import { expect, type Page } from '@playwright/test'
import { cachedPages, cut, expectCached, test, visit } from '../../support/offline.ts'
import { sees } from '../../support/screen.ts'
import { live } from '../../support/visitor.ts'

test.use({ expected: /ERR_|Failed to|could not|quota/i })
test.describe.configure({ timeout: 120_000 })

/** The stored ones among some URLs. */
const keptOf = async (page: Page, paths: string[]) => {
  const kept = await cachedPages(page)
  return paths.filter((path) => kept.includes(path))
}

const visited = ['/About', '/hotels', '/villas', '/contact']

test('when storage is full the oldest pages are removed, and reading continues', async ({
  context,
  page,
  line,
}) => {
  for (const path of visited) await visit(page, path)
  await expectCached(page, '/roads')
  expect(await keptOf(page, visited)).toEqual(visited)
  // The browser reports that it is full after a few more bytes.
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const session = await context.newCDPSession(page)
  const quota = { origin: line.url, quotaSize: usage + 10_000 }
  await session.send('Storage.overrideQuotaForOrigin', quota)

  await visit(page, '/wellness')
  const left = await keptOf(page, visited)
  expect(left.length).toBeLessThan(visited.length)
  // Exactly the most recently viewed ones.
  expect(left).toEqual(visited.slice(-left.length))
  expect(left).toContain('/contact')
  expect(await keptOf(page, ['/saved', '/roads'])).toEqual(['/saved', '/roads'])

  await cut(context, line)
  for (const path of [...left, '/wellness', '/roads']) {
    await page.goto(path)
    await expect(page.locator('offline-banner')).toBeVisible()
    // All of its code is still there.
    await live(page)
  }
  await page.goto('/About')
  await sees(page, 'This page isn’t saved on this phone.')
})
