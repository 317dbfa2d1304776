import { expect, test } from 'vitest'
import { readHead } from '../../page-head.ts'
import { demoSite } from '../demo-site.ts'

const site = demoSite('none')

/** Without classes. */
const plain = (html: string) => html.replace(/ class="[^"]*"/g, '')

test('a package’s story has headings, lists and strong words on the page, and plain words in structured data', async () => {
  const id = await site.save('/api/TravelPackage', {
    ...{ title: 'Tulip week', price: '19000', category: '1', overview: 'Tulips and lakes' },
    story: 'A **slow** week.\n\n## Who it is for\n\n- families\n- walkers\n\n1. Fly in\n2. Rest',
    ...{ 'highlights[0]': 'The garden at opening hour', bestMonths: 'April', pickUp: 'Srinagar' },
  })
  const html = plain(await site.html(`/travel-package/${id}`))
  expect(html).toContain(
    '<p>Tulips and lakes</p><p>A <strong>slow</strong> week.</p><h3>Who it is for</h3>' +
      '<ul><li>families</li><li>walkers</li></ul><ol start="1"><li>Fly in</li><li>Rest</li></ol>',
  )
  expect(html).toContain('<dt>Best months</dt><dd>April</dd>')
  expect(html).toContain('<dt>Pick-up</dt><dd>Srinagar</dd>')
  expect(html).not.toContain('<dt>Meals</dt>')
  expect(html).toMatch(/<h2>Highlights<\/h2>.*?The garden at opening hour/s)
  expect(readHead(html).description).toBe(
    'Tulips and lakes A slow week. Who it is for • families • walkers 1. Fly in 2. Rest',
  )
  const sheet = plain(await site.html(`/travel-package/${id}/print`))
  expect(sheet).toContain('<h3>Who it is for</h3>')
  expect(sheet).toContain('<strong>Best months:</strong> April')
})

test('any text becomes only headings, lists and strong words', async () => {
  const hostile = [
    '## <img src=x onerror=alert(1)>',
    '- [here](javascript:alert(1))',
    '**<script>alert(1)</script>**',
    '![x](https://x.example/x.png) `</p><h1>`',
  ]
  const id = await site.save('/api/Villa', {
    ...{ title: 'Odd house', price: '1', duration: 'x', description: 'x', location: 'x' },
    overview: hostile.join('\n\n'),
  })
  const html = plain(await site.html(`/villas/${id}`))
  const [overview = ''] = /<section id="overview".*?<\/section>/s.exec(html) ?? []
  expect(overview).toContain('<h3>&lt;img src=x onerror=alert(1)&gt;</h3>')
  expect(overview).toContain('<ul><li>[here](javascript:alert(1))</li></ul>')
  expect(overview).toContain('<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>')
  expect(overview).not.toMatch(/<(img|script|a|h1|code)\b/)
})
