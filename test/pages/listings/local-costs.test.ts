import { beforeAll, expect, test } from 'vitest'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import { readHead } from '../../page-head.ts'
import { demoSite, words } from '../demo-site.ts'

const site = demoSite('none')
const title = 'What you will also pay'
const day = (daysAgo: number) =>
  new Date(Date.parse(todayInKolkata()) - daysAgo * dayMs).toISOString().slice(0, 10)

let gulmarg: number
let gondola: number

async function addCost(fields: object): Promise<number> {
  return (await site.send('POST', '/api/local-costs', fields)).json().id
}

beforeAll(async () => {
  gulmarg = await site.save('/api/Destination', { title: 'Gulmarg' })
  gondola = await addCost({
    ...{ destinationId: gulmarg, what: 'Gondola, phase 1', low: 740, high: 950 },
    ...{ paidTo: 'the counter', checkedOn: day(22), note: 'Bring <an> "ID"' },
  })
  await addCost({
    ...{ destinationId: gulmarg, what: 'Union taxi', unit: 'vehicle', low: 2200, high: 3000 },
    ...{ checkedOn: day(181), seasonFrom: '12-01', seasonTo: '03-31' },
  })
  await addCost({ destinationId: gulmarg, what: 'Sledge', unit: 'group', low: 500, isSample: true })
})

const inGulmarg = (fields: object) => ({ price: '900', destinations: `${gulmarg}`, ...fields })

const saved: Record<string, () => Promise<number>> = {
  '/villas/': () =>
    site.save('/api/Villa', inGulmarg({ title: 'Inn', duration: 'Small', description: 'Dawar' })),
  '/hotel/': () =>
    site.save(
      '/api/Hotel',
      inGulmarg({ title: 'Lodge', duration: 'Small', description: 'Dawar', email: 'a@example.in' }),
    ),
  '/adventure/': () =>
    site.save(
      '/api/Adventure',
      inGulmarg({
        title: 'Ski',
        location: 'Gulmarg',
        adventureCategoryId: '1',
        additionalInfo: 'x',
        termCondition: 'x',
      }),
    ),
  '/travel-package/': () =>
    site.save(
      '/api/TravelPackage',
      inGulmarg({
        title: 'Snow',
        duration: '3 days',
        description: 'x',
        travelPackageCategoryId: '1',
      }),
    ),
}

const panelOf = (html: string) => /<section id="local-costs".*?<\/section>/s.exec(html)?.[0] ?? ''

test.each(Object.keys(saved))('%s pages show local costs', async (path) => {
  const id = await saved[path]?.()
  const html = panelOf(await site.html(`${path}${id}`))
  const text = words(html)
  expect(text).toContain(`${title} Paid on the spot`)
  expect(text).toContain(
    'Gondola, phase 1 Paid to the counter · checked 3 weeks ago Bring <an> "ID" ₹740 to ₹950 per person',
  )
  expect(text).toContain(
    'Union taxi 1 December to 31 March · last known, ask us ₹2,200 to ₹3,000 per vehicle',
  )
  expect(text).toContain('Sledge Sample, ask us ₹500 per group')
  expect(html).toMatch(/<form [^>]*action="\/[a-z-]+\/\d+\/[a-z]+#local-costs"/)
  expect(html).not.toContain('<an>')
  expect(text).not.toContain('For 2 adults')
})

test('the form computes a party’s sum by URL, which is not indexed separately', async () => {
  const path = `/villas/${await saved['/villas/']?.()}`
  const html = await site.html(`${path}?adults=7&children=1&days=3`)
  const text = words(panelOf(html))
  expect(text).toContain('For 7 adults and 1 child, 3 days: ₹10,820 to ₹14,100')
  expect(text).toContain('₹5,920 to ₹7,600 for you')
  expect(panelOf(html)).toMatch(/name="adults"[^>]*value="7"|value="7"[^>]*name="adults"/)
  expect(readHead(html).canonical).not.toContain('?')
  const one = words(panelOf(await site.html(`${path}?adults=1&days=1`)))
  expect(one).toContain('For 1 adult, 1 day: ₹3,440 to ₹4,450')
})

test.each([
  'adults=0&days=3',
  'adults=1000',
  'adults=two&children=1',
  'adults=2&days=1.5',
  'days=2',
])('?%s computes nothing, and is the plain page', async (query) => {
  const path = `/villas/${await saved['/villas/']?.()}`
  const plain = await site.html(path)
  const rendered = await site.rendersDuring(async () => {
    expect(await site.html(`${path}?${query}`)).toBe(plain)
  })
  expect(rendered).toEqual([])
})

test('a page without entries has no panel, nor has any page of other kinds', async () => {
  const villa = { title: 'Far', duration: 'Small', description: 'Dawar', price: '9' }
  const gurez = await site.save('/api/Destination', { title: 'Gurez' })
  const id = await site.save('/api/Villa', { ...villa, destinations: `${gurez}` })
  expect(await site.html(`/villas/${id}`)).not.toContain(title)
  const shoot = inGulmarg({ title: 'Dawn', overview: 'x', shootCategoryId: '1' })
  expect(await site.html(`/shoots/${await site.save('/api/Shoot', shoot)}`)).not.toContain(title)

  const cost = await addCost({ destinationId: gurez, what: 'Permit', low: 0 })
  expect(words(panelOf(await site.html(`/villas/${id}`)))).toContain(
    'Permit Last known, ask us Free',
  )
  await site.send('PUT', `/api/local-costs/${cost}`, { destinationId: gulmarg })
  expect(await site.html(`/villas/${id}`)).not.toContain(title)
})

test('the print sheet lists each cost in a line', async () => {
  const id = await saved['/travel-package/']?.()
  const text = words(await site.html(`/travel-package/${id}/print`))
  expect(text).toContain(`${title} Paid on the spot`)
  expect(text).toContain(
    'Union taxi: ₹2,200 to ₹3,000 per vehicle. 1 December to 31 March · last known',
  )
  const villa = { title: 'Bare', duration: 'x', description: 'x', price: '9' }
  const bare = { ...villa, travelPackageCategoryId: '1' }
  const other = await site.save('/api/TravelPackage', bare)
  expect(await site.html(`/travel-package/${other}/print`)).not.toContain(title)
})

test('a changed cost is visible at once, and rebuilds only pages that show it', async () => {
  const here = `/villas/${await saved['/villas/']?.()}`
  const there = `/villas/${await site.save('/api/Villa', {
    ...{ title: 'Elsewhere', duration: 'Small', description: 'Dawar', price: '9' },
  })}`
  const ask = async () => [
    await site.html(here),
    await site.html(there),
    await site.html('/villas'),
  ]
  await ask()
  await ask()
  const rendered = await site.rendersDuring(async () => {
    await site.send('PUT', `/api/local-costs/${gondola}`, { low: 750, checkedOn: day(1) })
    const [shown = ''] = await ask()
    expect(words(panelOf(shown))).toContain('checked yesterday Bring <an> "ID" ₹750 to ₹950')
  })
  expect(rendered.filter((path) => [here, there, '/villas'].includes(path))).toEqual([here])
})
