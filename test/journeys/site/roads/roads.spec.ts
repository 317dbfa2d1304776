import { expect } from '@playwright/test'
import { open, test } from '../../support/visitor.ts'

test('an open page is refreshed when a state expires', async ({ page, request, ownerToken }) => {
  const { $values } = await (await request.get('/api/conditions')).json()
  const { id } = $values.find(({ mark }: { mark: string }) => mark === 'sinthan')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const see = (data: object) => request.put(`/api/conditions/${id}`, { headers, data })
  await see({ state: 'open' })
  await page.clock.install()
  await open(page, '/roads')
  const heading = page.getByRole('heading', { name: 'Sinthan Top', exact: true })
  const entry = page.getByRole('listitem').filter({ has: heading })
  await expect(entry).toContainText('Open')
  await see({ state: 'closed', sentence: 'Fresh snow' })
  await page.clock.fastForward('24:00:01')
  await expect(entry).toContainText('Closed')
  await expect(entry).toContainText('Fresh snow')
  await see({ state: 'notKnown' })
})
