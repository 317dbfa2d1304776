import { type APIRequestContext, expect } from '@playwright/test'
import { overhang } from '../../support/lost-text.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Updates a road, as staff do. */
async function see(request: APIRequestContext, token: string, change: object) {
  const listed: { id: number; mark: string }[] = (
    await (await request.get('/api/conditions')).json()
  ).$values
  const id = listed.find(({ mark }) => mark === 'sinthan')?.id
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.put(`/api/conditions/${id}`, { headers, data: change })
  expect(answer.status()).toBe(200)
}

test('an open page is refreshed when a state expires, and fits the narrowest phones', async ({
  page,
  request,
  ownerToken,
}) => {
  await see(request, ownerToken, { state: 'open' })
  await page.clock.install()
  await closeOffer(page)
  await page.goto('/roads')
  await live(page)
  const heading = page.getByRole('heading', { name: 'Sinthan Top', exact: true })
  const entry = page.getByRole('listitem').filter({ has: heading })
  await expect(entry).toContainText('Open')
  await see(request, ownerToken, { state: 'closed', sentence: 'Fresh snow' })
  await page.clock.fastForward('24:00:01')
  await expect(entry).toContainText('Closed')
  await expect(entry).toContainText('Fresh snow')
  expect(await overhang(page)).toBe(0)
  await see(request, ownerToken, { state: 'notKnown' })
})
