import { expect, type Page } from '@playwright/test'
import { kindOf, soldKindNames } from '#catalogue/kinds.ts'
import routes from '../../../../app/routes.ts'
import { expectForEveryone, type Look } from '../../support/for-everyone.ts'
import { listed, openBooking } from '../../support/public-pages.ts'
import { press } from '../../support/screen.ts'
import { follow, open, test } from '../../support/visitor.ts'

// Missing pages and refused forms log to the console.
test.use({ expected: /40[04]/, offer: true, contextOptions: { reducedMotion: 'reduce' } })

interface PublicPage {
  address: string
  /** Opens what is initially closed: a form, its errors. */
  act?: (page: Page) => Promise<void>
  /** In addition to narrow: wide, if it shows more there; dark, if it has colours of its own. */
  looks?: Look[]
}

const refuse = (send: string) => async (page: Page) => {
  await press(page, send)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

async function book(page: Page) {
  await openBooking(page)
  await refuse('Send booking enquiry')(page)
}

const offer = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Spring Tulip' })).toBeVisible()

async function choose(page: Page) {
  const compare = page.getByRole('button', { name: /^Compare: / })
  for (const at of [0, 1]) await compare.nth(at).click()
  await expect(page.getByRole('complementary', { name: 'Comparison' })).toBeVisible()
}

/** Stores these as saved and viewed. */
const keep = (page: Page, ids: number[]) =>
  page.evaluate((ids) => {
    localStorage.clear()
    for (const key of ids[0] ? ['saved', 'viewed'] : []) {
      localStorage.setItem(key, JSON.stringify(ids))
    }
    dispatchEvent(new Event('storage'))
  }, ids)

async function save(page: Page) {
  const [one, two] = await listed(page.request, 'Villa')
  await keep(page, [one.id, two.id])
  await expect(page.getByRole('article')).toHaveCount(2)
}

const trip = '/travel-package/{TravelPackage}'
const kinds = soldKindNames.filter((kind) => kind !== 'TravelPackage')
const looksOfList: Record<string, Look[]> = { Hotel: ['dark'], Adventure: ['wide'] }

const plain = (...addresses: string[]): PublicPage[] => addresses.map((address) => ({ address }))

/** Every public page, in each state that changes its content; none follows another state of itself. */
const pages: PublicPage[] = [
  { address: '/', act: offer, looks: ['wide', 'dark'] },
  { address: `${trip}?adults=4&children=2&days=5`, act: book, looks: ['wide', 'dark'] },
  { address: '/travel-packages', act: choose },
  { address: `${trip}/print`, looks: ['dark'] },
  ...plain('/travel-packages?q=dal&category=1&minPrice=1'),
  { address: '/compare?ids={TravelPackage*2}', looks: ['wide', 'dark'] },
  { address: '/contact-form/{room}', act: refuse('Send booking enquiry') },
  ...kinds.map((kind) => ({ address: kindOf(kind).listPath, looks: looksOfList[kind] })),
  ...kinds.map((kind) => ({ address: `${kindOf(kind).path}/{${kind}}`, act: book })),
  ...plain('/compare', '/destinations', '/destination/{Destination}', '/articles', '/saved'),
  { address: '/article/{Article}', looks: ['dark'] },
  ...plain('/About', '/privacy-policy', '/search?q=penguin'),
  { address: '/terms-conditions', looks: ['wide'] },
  { address: '/saved?with', act: save },
  { address: '/roads', looks: ['dark'] },
  { address: '/search?q=gulmarg', looks: ['wide', 'dark'] },
  { address: '/contact', act: refuse('Send request'), looks: ['dark'] },
  { address: '/contact-form-adventure/{Adventure}', act: refuse('Send request') },
  { address: '/partnersContact', act: refuse('Become a Partner Now') },
  { address: '/no-such-page' },
]

const groups = [pages.slice(0, 13), pages.slice(13, 26), pages.slice(26)]
for (const [at, group] of groups.entries()) {
  test(`each page is accessible, also in large text: part ${at + 1}`, async ({ page }) => {
    test.slow()
    const wide = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const { address, act, looks = [] } of group) {
      await test.step(address, async () => {
        await page.setViewportSize(wide)
        await (address === group[0]?.address ? open : follow)(page, address)
        await act?.(page)
        await expectForEveryone(page, address, looks)
        // What one page stores must not affect the next.
        await keep(page, [])
      })
    }
  })
}

test('every page of the site is covered', () => {
  const shell = routes.find(({ file }) => file === 'site/layout.tsx')
  const found = shell?.children?.[0]?.children?.filter(({ file }) => file.endsWith('.tsx')) ?? []
  const checked = pages.map(({ address }) => address.replace(/\?.*/, ''))
  const missing = found.filter(({ path = '' }) => {
    const ofPage = path.replace('/:name?', '').replace(/:\w+/, '[^/]+').replace('*', '.*')
    const pattern = new RegExp(`^/${ofPage}$`)
    return !checked.some((address) => pattern.test(address))
  })
  expect(found.length).toBeGreaterThan(25)
  expect(missing.map(({ path }) => path)).toEqual([])
})
