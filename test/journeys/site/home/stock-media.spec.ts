import { expect } from '@playwright/test'
import { openDatabase } from '#server/db/open.ts'
import { domainOver } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { startStockServices, stockKeys } from '../../../servers/services/stock-services.ts'
import { expectAccessible } from '../../support/staff.ts'
import { live, test } from '../../support/visitor.ts'

/** Stores stock media in a data folder as a server would. */
async function keepStockMedia(dataDir: string) {
  const network = await startStockServices()
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...stockKeys })
  const domain = await domainOver(await openDatabase(env), env, network.services)
  await domain.media.refresh()
  await domain.close()
  await network.close()
}

test.use({
  ownServer: { variables: stockKeys, prepare: keepStockMedia },
  viewport: { width: 1440, height: 900 },
})

test('shows stock photos with their authors and films of this host, but none for a search', async ({
  page,
  request,
  server,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const answer = await page.goto('/')
  expect(await answer?.text()).not.toMatch(/pexels-secret|unsplash-secret/)

  const photo = page.getByRole('img', { name: 'Snow above the pines' })
  await expect(photo).toHaveJSProperty('complete', true)
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/stock\/[0-9a-f]{20}-750\.avif$/,
  )
  const author = page.getByRole('link', { name: 'Bilal 1' })
  await expect(author).toHaveAttribute('href', 'https://www.pexels.com/@bilal1')
  await live(page)
  await page.getByRole('button', { name: 'Picture 2' }).click()
  await expect(page.getByRole('link', { name: 'Bilal 2' })).toBeVisible()
  await expect(author).toBeHidden()

  const tiles = page.getByRole('region', { name: 'Featured Destinations' }).getByRole('listitem')
  await expect(tiles).toHaveCount(6)
  await expect(tiles.getByText(/^Photo by Asma \d on Unsplash$/)).toHaveCount(6)
  await expect(tiles.nth(1)).toContainText('Destination')
  await tiles.getByRole('link', { name: 'Shikaras at Gurez' }).click()
  await expect(page).toHaveURL(/\/destination\/\d+\/gurez$/)
  expect([...hosts]).toEqual([baseURL])

  await page.goto('/adventure')
  await expect(page.getByText('Film by Cyra 1 on Pexels')).toBeVisible()
  await live(page)
  const source = page.locator('.hero video source')
  await expect(source).toHaveCount(1)
  const address = (await source.getAttribute('src')) ?? ''
  const part = await request.get(address, { headers: { range: 'bytes=4-7' } })
  expect(part.status()).toBe(206)
  expect(await part.text()).toBe('ftyp')

  await page.goto('/adventure?q=trek')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Film by/)).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/wellness')
  await live(page)
  await expectAccessible(page)
  expect(server.errors()).toBe('')
})
