import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { alike, lookedAt, withIds } from '../samples/public-pages.ts'
import { demoSite } from './demo-site.ts'

const site = demoSite()

/** The elements of a page, by name and classes, without its header, footer and drawings. */
async function elementsOf(address: string): Promise<string[]> {
  const html = await site.html(await withIds(address, site.list))
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const tags =
    main.replaceAll(/<(svg|script|picture)\b.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/g) ?? []
  return tags.map((tag) => `${/^<\w+/.exec(tag)} ${/ class="([^"]*)"/.exec(tag)?.[1] ?? ''}`)
}

const addresses = lookedAt.map(({ address }) => address)

test('pages that no journey looks at consist of elements of those that one does', async () => {
  const seen = new Set((await Promise.all(addresses.map(elementsOf))).flat())
  expect(seen.size).toBeGreaterThan(200)
  expect(alike.length).toBeGreaterThan(8)
  for (const address of alike) {
    const others = (await elementsOf(address)).filter((element) => !seen.has(element))
    expect(others, address).toEqual([])
  }
})

test('every page of the site is one of them', () => {
  const shell = routes.find(({ file }) => file === 'site/layout.tsx')
  const found = shell?.children?.[0]?.children?.filter(({ file }) => file.endsWith('.tsx')) ?? []
  const known = [...addresses, ...alike].map((address) => address.replace(/\?.*/, ''))
  const missing = found.filter(({ path = '' }) => {
    const ofPage = path.replace('/:name?', '').replace(/:\w+/, '[^/]+').replace('*', '.*')
    const pattern = new RegExp(`^/${ofPage}$`)
    return !known.some((address) => pattern.test(address))
  })
  expect(found.length).toBeGreaterThan(25)
  expect(missing.map(({ path }) => path)).toEqual([])
})
