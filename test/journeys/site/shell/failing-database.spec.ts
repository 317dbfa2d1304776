import { expect } from '@playwright/test'
import { withoutTable } from '../../support/broken-database.ts'
import { live, test } from '../../support/visitor.ts'

test.use({
  ownServer: {},
  expected: /50[03]|We could not load|Failed to fetch data|Error fetching hotels/,
})

test('the home page is shown, and failed lists say so and can be retried', async ({
  page,
  server,
}) => {
  await withoutTable(server, 'listings', async () => {
    expect((await page.goto('/?reviews=2'))?.status()).toBe(503)
    await expect(page.getByRole('alert')).toHaveCount(3)
    await expect(page.getByRole('alert').first()).toContainText(
      'We could not load the travel packages.',
    )
    await expect(page.getByRole('region', { name: 'Featured Destinations' })).toBeVisible()
    await live(page)
  })
  await page.getByRole('link', { name: 'Retry' }).first().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()

  await withoutTable(server, 'listings', async () => {
    expect((await page.goto('/hotels?sort=title'))?.status()).toBe(503)
    const said = 'Error fetching hotels. Please try again.'
    await expect(page.getByRole('alert')).toContainText(said)
    await live(page)
  })
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeVisible()
})

test('a failed listing shows the error page, with a logged reference', async ({ page, server }) => {
  const { $values } = await (await page.request.get('/api/Villa')).json()
  await withoutTable(server, 'listings', async () => {
    const answer = await page.goto(`/villas/${$values[0].id}?from=test`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    const reference = await page.getByRole('main').locator('strong').textContent()
    expect(server.errors()).toContain(reference)
    await expect(page.getByRole('main')).not.toContainText('no such table')
  })
})
