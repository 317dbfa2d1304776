import { expect } from '@playwright/test'
import routes from '../../../../app/routes.ts'
import { expectForEveryone } from '../../support/for-everyone.ts'
import { publicPages } from '../../support/public-pages.ts'
import { open, test } from '../../support/visitor.ts'

// Missing pages and refused forms log to the console.
test.use({ expected: /40[04]/, offer: true, contextOptions: { reducedMotion: 'reduce' } })

/** Pages that together have every layout of wide screens and every colour of the dark theme. */
const thorough = [
  ...['/', '/travel-package/{TravelPackage}', '/hotels', '/contact', '/search?q=gulmarg'],
  ...['/roads', '/travel-packages', '/compare?ids={TravelPackage*2}', '/article/{Article}'],
]

const groupSize = 5
const groups = publicPages.flatMap((_, at) =>
  at % groupSize === 0 ? [publicPages.slice(at, at + groupSize)] : [],
)

for (const group of groups) {
  const [{ address: first } = { address: '' }] = group
  test(`pages from ${first} are accessible, also in large text`, async ({ page }) => {
    test.slow()
    const wide = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const each of group) {
      await test.step(each.address, async () => {
        await page.setViewportSize(wide)
        await open(page, each.address)
        await each.open?.(page)
        await expectForEveryone(page, each.address, thorough.includes(each.address))
        // Data that one page stores must not affect the next.
        await page.evaluate(() => localStorage.clear())
      })
    }
  })
}

test('every page of the site is covered', () => {
  const shell = routes.find(({ file }) => file === 'site/layout.tsx')
  const pages = shell?.children?.[0]?.children?.filter(({ file }) => file.endsWith('.tsx')) ?? []
  const checked = publicPages.map(({ address }) => address.replace(/\?.*/, ''))
  const missing = pages.filter(({ path = '' }) => {
    const ofPage = path.replace('/:name?', '').replace(/:\w+/, '[^/]+').replace('*', '.*')
    const pattern = new RegExp(`^/${ofPage}$`)
    return !checked.some((address) => pattern.test(address))
  })
  expect(pages.length).toBeGreaterThan(25)
  expect(missing.map(({ path }) => path)).toEqual([])
})
