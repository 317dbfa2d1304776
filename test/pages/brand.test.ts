import { expect, test } from 'vitest'
import { readHead } from '../page-head.ts'
import { demoSite } from './demo-site.ts'

const site = demoSite()
const other = 'Zabarwan & Sons Journeys'

const rename = (operatorName: string) => site.send('PUT', '/api/Setting', { operatorName })

/** What only the bundled brand may show: its files, its drawn mark, its name. */
const bundled = /\/brand\/logo|M434 81|icon-512|Kashmir Escapes/

const body = (html: string) => html.replace(/<link[^>]*\/brand\/wordmark[^>]*>/, '')

async function addresses() {
  const [{ id }] = await site.list('TravelPackage')
  const [hotel] = await site.list('Hotel')
  const tour = `/travel-package/${id}`
  return [
    '/',
    '/hotels',
    `/hotel/${hotel.id}`,
    tour,
    `${tour}/print`,
    '/about',
    '/contact',
    '/none',
  ]
}

test('the bundled agency is shown by its drawn logo', async () => {
  const html = await site.html('/')
  expect(html).toMatch(/M434 81/)
  expect(html).toContain('/brand/logo-stacked-on-dark.svg')
  expect(html).not.toContain('logo-name')
})

test('no page shows the bundled logo beside another name, from the moment it is changed', async () => {
  const paths = await addresses()
  for (const path of paths) await site.html(path)
  expect((await rename(other)).statusCode).toBe(200)
  for (const path of paths) {
    const html = body(await site.html(path))
    expect.soft(bundled.exec(html)?.[0], path).toBeUndefined()
    const [, name] = /<span class="logo-name">([^<]*)</.exec(html) ?? []
    expect.soft(name, path).toBe('Zabarwan &amp; Sons Journeys')
  }
  const { things } = readHead(await site.html('/'))
  const agency = things.find((thing) => thing['@type'] === 'TravelAgency')
  expect(agency).toMatchObject({ name: other })
  expect(agency).not.toHaveProperty('logo')
  expect((await rename('Kashmir Escapes')).statusCode).toBe(200)
  expect(await site.html('/')).toMatch(/M434 81/)
})
