import { expect, type Page } from '@playwright/test'
import routes from '../../../../app/routes.ts'
import { lostText, overEdge } from '../../support/lost-text.ts'
import { addressOf, publicPages } from '../../support/public-pages.ts'
import { expectAccessible, rulesOfColour } from '../../support/staff.ts'
import { live, test } from '../../support/visitor.ts'

// Missing pages and refused forms log to the console.
test.use({ expected: /40[04]/, contextOptions: { reducedMotion: 'reduce' } })

/** Doubles the text size, as a browser setting does. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Pages that use every colour of the dark theme. */
const inDark = [
  ...['/', '/travel-package/{TravelPackage}', '/hotels', '/contact', '/search?q=gulmarg'],
  '/roads',
]

for (const each of publicPages) {
  test(`${each.address} is accessible: passes axe, on narrow screens, and in large text`, async ({
    page,
  }) => {
    await page.goto(await addressOf(each, page.request))
    await live(page)
    await each.open?.(page)
    await expectAccessible(page)
    if (inDark.includes(each.address)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, rulesOfColour)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    // Axe includes it only on request: targets under 24 pixels without space around them.
    await expectAccessible(page, ['target-size'])
    expect(await overEdge(page), 'at 320 pixels').toEqual([])

    await enlarge(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 720 })
      expect.soft(await overEdge(page), `in large text at ${width}`).toEqual([])
      expect.soft(await lostText(page), `in large text at ${width}`).toEqual([])
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
