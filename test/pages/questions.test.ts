import { expect, test } from 'vitest'
import { demoSite, words } from './demo-site.ts'

const site = demoSite()

const idOf = async (kind: string, title: string): Promise<number> =>
  (await site.list(kind)).find((each: { title: string }) => each.title === title).id

test('what is asked of a listing stands on its page, folded, and is told to search engines', async () => {
  const html = await site.html(`/villas/${await idOf('Villa', 'Brein Hillside Villa')}`)
  expect(html).toContain('<h3>Can we bring our own cook?</h3>')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('"name":"Is the pool open all year?"')
  expect(words(html)).toContain('the house’s cook stays in charge of the gas')
  const other = await site.html(`/villas/${await idOf('Villa', 'Yenner Riverside Cottage')}`)
  expect(other).not.toContain('FAQPage')
})
