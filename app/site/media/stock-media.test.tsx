import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { domainOver } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { sampleSite } from '#test/samples/site.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import {
  type StockServices,
  startStockServices,
  stockKeys,
} from '#test/servers/services/stock-services.ts'
import { domainContext } from '../../domain.ts'
import Home, { loader as homeLoader } from '../home/home.tsx'
import { SiteContext } from '../site.ts'
import Transportation, { loader as transportationLoader } from '../transportation/list.tsx'

let network: StockServices
beforeEach(async () => {
  network = await startStockServices(90)
})
afterEach(() => network.close())

const site = sampleSite()

/** The domain after it has called the services, if it had keys. */
async function openDomain(database: Database, keys: object = stockKeys) {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-stock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...keys })
  const domain = await domainOver(database, env, network.services)
  await domain.media.refresh()
  return domain
}

type Domain = Awaited<ReturnType<typeof openDomain>>

/** The documents of the two pages, with their embedded data. */
async function pages(domain: Domain) {
  const context = new RouterContextProvider()
  context.set(domainContext, domain)
  const page = async (path: string, loader: unknown, Page: unknown) => {
    const load = loader as (request: object) => Promise<{ data: object }>
    const Component = Page as React.ComponentType<{ loaderData: object }>
    const url = new URL(path, site.publicUrl)
    const { data } = await load({ context, url })
    const Stub = createRoutesStub([
      {
        path: url.pathname,
        Component: () => (
          <SiteContext value={site}>
            <Component loaderData={data} />
          </SiteContext>
        ),
      },
    ])
    return renderToString(<Stub initialEntries={[path]} />) + JSON.stringify(data)
  }
  return {
    home: await page('/', homeLoader, Home),
    transportation: await page('/transportation', transportationLoader, Transportation),
    search: await page('/transportation?q=trek', transportationLoader, Transportation),
  }
}

const bundled = {
  hero: 'src="/landscapes/dal-dawn.webp"',
  poster: 'src="/films/home-poster.webp"',
  destination: 'src="/uploads/gurez-habba-khatoon.webp"',
}

async function expectBundled(domain: Domain) {
  const { home, transportation } = await pages(domain)
  for (const source of Object.values(bundled)) expect(home).toContain(source)
  expect(home.match(/class="destination"/g)).toHaveLength(6)
  expect(transportation).toContain('src="/films/transportation-poster.webp"')
  expect(home + transportation).not.toMatch(/\/stock\/|Unsplash|Pexels/)
}

oneDatabase((open) => {
  test('pages show stock media from this host, with credits', async () => {
    const { home, transportation, search } = await pages(await openDomain(await open()))
    for (const source of Object.values(bundled)) expect(home).not.toContain(source)
    expect(home.match(/class="destination"/g)).toHaveLength(6)
    expect(home).toContain('alt="Snow above the pines"')
    expect(home).toMatch(/Photo by .*href="https:\/\/www.pexels.com\/@bilal1">Bilal 1</)
    expect(home).toMatch(
      /href="https:\/\/unsplash.com\/@asma6\?utm_source=kashmir_escapes&amp;utm_medium=referral">Asma 6</,
    )
    expect(home).toMatch(/href="\/search\?q=Gurez"[^>]*>Shikaras at Gurez</)
    expect(home).toMatch(/srcSet="[^"]*\/stock\/[0-9a-f]{20}-90\.avif 90w/)
    expect(transportation).toMatch(/src="\/stock\/[0-9a-f]{20}\.webp"/)
    expect(transportation).toMatch(/Film by .*href="https:\/\/www.pexels.com\/@cyra1">Cyra 1</)
    expect(transportation).toMatch(/"src":"\/stock\/films\/[0-9a-f]{20}\.mp4"/)
    for (const page of [home, transportation]) {
      expect(page).not.toContain(network.services.pexels.api)
      expect(page).not.toMatch(/secret/)
    }
    expect(home.match(/Photo by <a[^>]*>Asma \d<\/a> on <a[^>]*>Unsplash</g)).toHaveLength(6)
    expect(search).not.toMatch(/Film by|\/stock\/films\//)
  })

  test.each([
    ['refuse the keys', { status: 401 }],
    ['want to be left alone', { status: 429, headers: { 'retry-after': '3600' } }],
    ['are broken', { status: 500 }],
    ['answer no JSON', { body: 'Not now' }],
    ['find nothing', { body: '{"results":[],"photos":[],"videos":[]}' }],
  ])('pages are complete while the services %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    network.answers.set('/', answer)
    await expectBundled(await openDomain(await open()))
  })

  test.each([
    ['broken', { body: 'No picture' }],
    ['too large', { body: Buffer.alloc(13_000_000) }],
    ['missing', { status: 404 }],
  ])('pages are complete while the files are %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const path of ['/files/', '/film.mp4']) network.answers.set(path, answer)
    await expectBundled(await openDomain(await open()))
  })

  test('pages are complete without keys', async () => {
    await expectBundled(await openDomain(await open(), {}))
    expect(network.asked).toEqual([])
  })

  test('pages are complete when the stored media cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const away = () => Promise.reject(new Error('The database is away'))
    const domain = await openDomain(await open())
    await expectBundled({ ...domain, media: { ...domain.media, photos: away, film: away } })
  })

  test('bundled pictures replace missing photos', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const number of [3, 4, 5, 6]) {
      network.answers.set(`/files/unsplash-${number}`, { status: 404 })
      network.answers.set(`/files/pexels-${number}`, { status: 404 })
    }
    const { home } = await pages(await openDomain(await open()))
    expect(home.match(/class="destination"/g)).toHaveLength(6)
    expect(home).toContain(bundled.destination)
    expect(home).toContain('Asma 2')
  })
})
