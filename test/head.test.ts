import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { sampleCalls } from './samples/listings.ts'
import { openApp } from './servers/app.ts'
import { builtApp } from './servers/built.ts'
import { oneDatabase } from './servers/databases/databases.ts'
import type { OpenedApp } from './servers/each-app.ts'

let built: Awaited<ReturnType<typeof builtApp>>
beforeAll(async () => {
  built = await builtApp()
}, 300_000)

const encoding = { 'accept-encoding': 'gzip, deflate, br' }
/** Headers that differ between requests. */
const changing = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset'])

const said = ({ statusCode, headers }: LightMyRequestResponse) => ({
  statusCode,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name))),
})

const pathsIn = (xml: string) =>
  [...xml.matchAll(/loc>https:\/\/ke\.example([^<]*)</g)].map(([, path = '']) => path || '/')

/** Every page and picture of the sitemap, and one of each other type of answer. */
async function addresses({ app }: OpenedApp): Promise<string[]> {
  const pages = pathsIn((await app.inject('/sitemap.xml')).body)
  const home = (await app.inject('/')).body
  const files = [...home.matchAll(/(?:href|src)="(\/(?:assets|fonts|brand)\/[^"]+)"/g)]
  const [share] = /\/share\/[^"]+\.jpg/.exec(home) ?? []
  const others =
    '/robots.txt /sitemap.xml /nothing-here /hotel/999999 /hotels?q=dal /search?q=a /reviews.json /hotels.data /favicon.svg /uploads/none.webp /stock/films/0.mp4 /api/Hotel /api/Villa?page=1 /api/nothing /api/health /api/openapi.json /admin/login /assets/none.js'
  return [...pages, ...files.map(([, path = '']) => path), ...others.split(' '), share ?? '']
}

oneDatabase((open) => {
  async function openSite() {
    const env = { PUBLIC_URL: 'https://ke.example' }
    const opened = await openApp(await open(), env, undefined, built)
    await sampleCalls(opened)
    const paths = await addresses(opened)
    return { opened, paths, cold: () => opened.domain.database.announce('everything') }
  }

  test('HEAD has the headers of GET everywhere, in either order', async () => {
    const { opened, paths, cold } = await openSite()
    expect(paths.length).toBeGreaterThan(40)
    const ask = (method: InjectOptions['method'], url: string) =>
      opened.app.inject({ method, url, headers: encoding })
    await cold()
    for (const url of paths) {
      const coldHead = await ask('HEAD', url)
      const get = await ask('GET', url)
      const warmHead = await ask('HEAD', url)
      expect.soft([coldHead.body, warmHead.body], url).toEqual(['', ''])
      expect.soft(said(coldHead), url).toEqual(said(get))
      expect.soft(said(warmHead), url).toEqual(said(get))
    }
  })

  test('concurrent HEAD and GET do not affect each other', async () => {
    const { opened, paths, cold } = await openSite()
    const pages = paths.slice(0, 12)
    for (let round = 0; round < 3; round += 1) {
      await cold()
      const both = await Promise.all(
        pages.flatMap((url) => [
          opened.app.inject({ method: 'HEAD', url }),
          opened.app.inject({ method: 'GET', url }),
        ]),
      )
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      for (let at = 1; at < both.length; at += 2) expect(both[at]?.body).toContain('</html>')
    }
  })

  test('every answer has security headers', async () => {
    const { opened, paths } = await openSite()
    for (const url of [...paths, '/%']) {
      const { headers } = await opened.app.inject(url)
      expect.soft(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      })
    }
  })

  test('every answer has a policy, and only pages may run scripts', async () => {
    const { opened, paths } = await openSite()
    const policyOf = async (url: string) => {
      const { headers } = await opened.app.inject(url)
      const policy = String(headers['content-security-policy'])
      return { policy, isPage: `${headers['content-type']}`.startsWith('text/html') }
    }
    for (const url of [...paths, '/%', '/q/none/quote.pdf', '/api/docs', '/api/docs/json']) {
      const { policy } = await policyOf(url)
      expect.soft(policy, url).toContain("base-uri 'none'")
      expect.soft(policy, url).toContain("frame-ancestors 'none'")
    }
    for (const url of paths) {
      const { policy, isPage } = await policyOf(url)
      const scripts = isPage ? "script-src 'self' 'sha256-" : "default-src 'none'"
      expect.soft(policy, url).toContain(scripts)
    }
    expect((await policyOf('/api/docs')).policy).toContain("default-src 'self'")
    const worker = await policyOf('/service-worker.js')
    expect(worker.policy).toBe("default-src 'none'; connect-src 'self'")
  })
})
