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

test('shows stock photos and films of this host, each with its own author', async ({
  page,
  server,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  const photo = page.getByRole('img', { name: 'Snow above the pines' })
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/stock\/[0-9a-f]{20}-750\.avif$/)
  await live(page)
  await page.getByRole('button', { name: 'Picture 2' }).click()
  await expect(page.getByRole('link', { name: 'Bilal 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bilal 1' })).toBeHidden()
  const tiles = page.getByRole('region', { name: 'Featured Destinations' }).getByRole('listitem')
  await tiles.getByRole('link', { name: 'Shikaras at Gurez' }).click()
  await expect(page).toHaveURL(/\/destination\/\d+\/gurez$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/adventure')
  await live(page)
  await expect(page.getByText('Film by Cyra 1 on Pexels')).toBeVisible()
  await expectAccessible(page)
  expect([...hosts]).toEqual([baseURL])
  expect(server.errors()).toBe('')
})
