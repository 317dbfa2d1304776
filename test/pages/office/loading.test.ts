import { beforeAll, expect, test } from 'vitest'
import { fillUpTo } from '../../../scripts/bench/fill.ts'
import { office } from './office.ts'

const { site, open } = office('none')

beforeAll(() => fillUpTo(site.domain.database, 0, 59, 'Destination'))

const list = '/admin/destinations'
const linkTo = (html: string, name: string) =>
  html.match(/<a .*?<\/a>/gs)?.find((link) => link.includes(name)) ?? ''

test('while another page of a list loads, its range stays, and its links lead on from there', async () => {
  const first = await open(list)
  expect(first.text).toContain('1 to 20 of 59')
  expect(first.html).toContain('aria-busy="false"')
  expect(linkTo(first.html, 'Previous page')).toContain('aria-disabled="true"')
  const { html, text } = await open(`${list}?page=2`, { coming: `${list}?page=3` })
  expect(text).toContain('21 to 40 of 59')
  expect(html).toContain('aria-busy="true"')
  expect(linkTo(html, 'Next page')).toContain('aria-disabled="true"')
  expect(linkTo(html, 'Previous page')).toMatch(/aria-disabled="false".*page=2/)
  const last = await open(`${list}?page=3`)
  expect(last.text).toContain('41 to 59 of 59')
})

test('while a search loads, the range stays without links, and a new one is added to the search', async () => {
  const { html, text } = await open(`${list}?page=2`, { coming: `${list}?q=houseboat` })
  expect(text).toContain('21 to 40 of 59')
  for (const name of ['Previous page', 'Next page']) {
    expect(linkTo(html, name), name).toContain('aria-disabled="true"')
  }
  expect(linkTo(html, 'New')).toContain('q=houseboat')
  const cleared = await open(`${list}?q=houseboat`, { coming: list })
  expect(linkTo(cleared.html, 'New')).not.toContain('q=')
})

test('days of a package cannot be edited before they have loaded', async () => {
  const add = async (title: string) => {
    const texts = { overview: 'Snow', description: 'Snow', travelPackageCategoryId: '1' }
    const id = await site.save('/api/TravelPackage', { title, price: '9', ...texts })
    const day = {
      id: 0,
      dayNumber: 1,
      title: `To ${title}`,
      details: 'By road',
      travelPackageId: id,
    }
    await site.send('POST', '/api/TravelPackageDayWiseItinerary', day)
    return `/admin/itenaries?travelPackageId=${id}`
  }
  const [gulmarg, sonamarg] = [await add('Gulmarg'), await add('Sonamarg')]
  expect((await open(gulmarg)).html).toContain('To Gulmarg')
  const { html, text } = await open(gulmarg, { coming: sonamarg })
  expect(text).toContain('Loading...')
  expect(html).toMatch(/<option[^>]* selected=""[^>]*>Sonamarg</)
  expect(html).not.toContain('<form')
})

test('places beyond the first thousand are found by a search', async () => {
  await fillUpTo(site.domain.database, 59, 1001, 'Destination')
  const titles: string[] = (await site.list('Destination')).map(
    ({ title }: { title: string }) => title,
  )
  const last = titles.sort().at(-1) ?? ''
  const { html, text } = await open('/admin/local-costs')
  expect(text.match(/The list below has the first 1,000\./g)).toHaveLength(2)
  expect(html).not.toContain(`>${last}</option>`)
  const found = await open(`/admin/local-costs?find=${encodeURIComponent(last)}`)
  expect(found.text).toContain(`The list below has what is found by “${last}”.`)
  expect(found.html).toContain(`>${last}</option>`)
})
