import { expect, test } from 'vitest'
import { demoSite, words } from '../demo-site.ts'

const site = demoSite()

const idOf = async (kind: string, title: string): Promise<number> =>
  (await site.list(kind)).find((each: { title: string }) => each.title === title).id

test('a listing’s questions are on its page, folded, and in structured data', async () => {
  const html = await site.html(`/villas/${await idOf('Villa', 'Brein Hillside Villa')}`)
  expect(html).toContain('<h3>Can we bring our own cook?</h3>')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('"name":"Is the pool open all year?"')
  expect(words(html)).toContain('the house’s cook stays in charge of the gas')
  const other = await site.html(`/villas/${await idOf('Villa', 'Yenner Riverside Cottage')}`)
  expect(other).not.toContain('FAQPage')
})

test('shows stored HTML as plain text on the page and in structured data', async () => {
  const [{ id }] = await site.list('Villa')
  const pasted = '<p>Leave&nbsp;shoes at the door.</p><ul><li>Tom &amp; Jerry</li></ul>'
  const fields = { overview: '<p>A <b>quiet</b> house.</p>', termCondition: pasted }
  await site.save(`/api/Villa/${id}`, fields, 'PUT')
  const html = await site.html(`/villas/${id}`)
  expect(html).toContain('Leave shoes at the door.')
  expect(html).toContain('A quiet house.')
  expect(html).not.toContain('&lt;p&gt;')
  expect(html).not.toMatch(/\\u003c(p|b|li)>/)
})
