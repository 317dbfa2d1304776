import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { closeOffer, live, test } from '../../support/visitor.ts'

const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Updates a road, as staff do. */
async function see(request: APIRequestContext, token: string, mark: string, change: object) {
  const listed: { id: number; mark: string }[] = (
    await (await request.get('/api/conditions')).json()
  ).$values
  const id = listed.find((each) => each.mark === mark)?.id
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.put(`/api/conditions/${id}`, { headers, data: change })
  expect(answer.status()).toBe(200)
}

test.afterEach(async ({ request, ownerToken }) => {
  await see(request, ownerToken, 'sinthan', { state: 'notKnown' })
})

test('an open page is refreshed when a state expires', async ({ page, request, ownerToken }) => {
  await see(request, ownerToken, 'sinthan', { state: 'open' })
  await page.clock.install()
  await closeOffer(page)
  await page.goto('/roads')
  await live(page)
  await expect(entryOf(page, 'Sinthan Top')).toContainText('Open')
  await see(request, ownerToken, 'sinthan', { state: 'closed' })
  await page.clock.fastForward('24:00:01')
  await expect(entryOf(page, 'Sinthan Top')).toContainText('Closed')
})
